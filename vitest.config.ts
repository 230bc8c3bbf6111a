import { availableParallelism } from 'node:os';
import path from 'node:path';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { chromiumArgs, findChromium } from './scripts/tests/chromium.mjs';
import { noonZone } from './scripts/tests/noon-zone.mjs';

// A slow two-core machine with a database beside it: nothing here is a promise about speed.
const patience = {
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 20_000 } },
};

/** One more than there are cores: a test waits for the database, a timer or the browser half of its time. */
const WORKERS = availableParallelism() + 1;

const browser = playwright({
  launchOptions: { executablePath: (await findChromium()) ?? '', args: chromiumArgs },
  contextOptions: { reducedMotion: 'reduce', colorScheme: 'light', timezoneId: noonZone() },
  actionTimeout: 30_000,
});

const withDatabase = {
  environment: 'node' as const,
  globalSetup: ['server/test/global-setup.ts'],
  // Processes, not threads: the password hashing and the database driver keep native state.
  pool: 'forks' as const,
  ...patience,
};

const operations = [
  'server/src/cli/**/*.test.ts',
  'server/src/demo/seed.test.ts',
  'server/src/platform/{backup,embedded}/**/*.test.ts',
];

/** What takes longest: begun last, each would run on alone once all others are through. */
const longest = [
  'server/test/fuzz/fuzz.test.ts',
  'server/test/access/access.test.ts',
  'server/src/demo/seed.test.ts',
  'server/src/cli/backup.test.ts',
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) =>
      longest.some((name) => moduleId.endsWith(name));
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    maxWorkers: WORKERS,
    projects: [
      {
        test: {
          name: 'contract',
          include: ['contract/src/**/*.test.ts'],
          environment: 'node',
          isolate: false,
          ...patience,
        },
      },
      {
        test: {
          name: 'scripts',
          include: ['scripts/**/*.test.mjs'],
          environment: 'node',
          ...patience,
        },
      },
      {
        test: {
          name: 'web',
          include: ['web/src/**/*.test.ts'],
          environment: 'node',
          // To read the code again for each file took three quarters of the time.
          isolate: false,
          setupFiles: [path.join(import.meta.dirname, 'web/test/globals.ts')],
          ...patience,
        },
      },
      {
        extends: './web/vite.config.ts',
        root: 'web',
        // The packages that any screen imports, made ready before the first test.
        optimizeDeps: { entries: ['src/main.tsx', 'test/**', 'src/**/*.component.test.tsx'] },
        test: {
          name: 'component',
          include: ['**/*.component.test.tsx'],
          setupFiles: [path.join(import.meta.dirname, 'web/test/setup.ts')],
          css: true,
          browser: {
            enabled: true,
            headless: true,
            ui: false,
            screenshotFailures: false,
            testerHtmlPath: 'test/page.html',
            viewport: { width: 1440, height: 900 },
            api: { strictPort: false },
            provider: browser,
            instances: [{ browser: 'chromium' }],
          },
          // Each test leaves the window as it found it (web/test/setup.ts), so that the application is
          // loaded once: for each file again that would be most of the time.
          isolate: false,
          maxWorkers: WORKERS,
          // After the others, not beside them: a page that waits for its turn goes on drawing, and
          // twice as many processes as cores cost all of them more.
          sequence: { groupOrder: 1 },
          ...patience,
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          exclude: operations,
          // Every file makes its own application; reading the code again for each took half the time.
          isolate: false,
          ...withDatabase,
        },
      },
      {
        // The command line, the embedded database and backups: slow, and seldom changed.
        test: {
          name: 'operations',
          include: operations,
          ...withDatabase,
        },
      },
    ],
    teardownTimeout: 30_000,
    reporters: ['default', 'json'],
    outputFile: { json: 'test-results/vitest.json' },
    passWithNoTests: true,
  },
});
