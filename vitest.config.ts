import { availableParallelism } from 'node:os';
import path from 'node:path';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumArgs, findChromium } from './scripts/tests/chromium.mjs';
import { noonZone } from './scripts/tests/noon-zone.mjs';

// A slow two-core machine with a database beside it: nothing here is a promise about speed.
const patience = {
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 20_000 } },
};

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

export default defineConfig({
  test: {
    // Vitest would leave a core to itself; of two that is half.
    maxWorkers: availableParallelism(),
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
          // A page each: by itself Vitest would leave a core idle once the other tests are through.
          maxWorkers: availableParallelism(),
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
