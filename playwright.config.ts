import { defineConfig } from '@playwright/test';
import { freePort } from './scripts/free-port.mjs';
import { chromiumArgs, findChromium } from './scripts/tests/chromium.mjs';
import { noonZone } from './scripts/tests/noon-zone.mjs';

// Every worker reads this file again; what the first reading settled reaches them in the environment.
process.env.E2E_PORT ??= String(await freePort());
process.env.CHROMIUM_PATH ??= (await findChromium()) ?? '';
process.env.E2E_ZONE ??= noonZone();
process.env.TZ = process.env.E2E_ZONE;
const baseURL = `http://127.0.0.1:${process.env.E2E_PORT}`;

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/owner.setup.ts',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  // Twice what the smallest machine has of cores: a journey waits a good part of its time.
  workers: 4,
  // A journey that needed a second try is named at the end, and is to be mended.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  // A slow two-core machine: nothing here is a promise about speed.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    baseURL,
    timezoneId: process.env.E2E_ZONE,
    extraHTTPHeaders: { 'X-Timezone': process.env.E2E_ZONE },
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    // The worker would answer in place of the routes that a test sets up: offline.spec.ts allows it.
    serviceWorkers: 'block',
    // Half of what the drawing of a page costs is its motion; accessibility.spec.ts has it where it is the matter.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace costs a third of the time: E2E_TRACE=1 when something has to be found out.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: chromiumArgs },
  },
  projects: [
    { name: 'desktop', grepInvert: /@phone-only/, use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      // Marked PHONE_TOO or PHONE_ONLY (e2e/fixtures.ts).
      grep: /@phone/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: {
    // E2E_PROCESSES=3: three processes on one database, and each request goes to the next one.
    command:
      Number(process.env.E2E_PROCESSES) > 1
        ? 'node --import tsx scripts/tests/serve-several-for-tests.mjs'
        : 'node scripts/tests/serve-for-tests.mjs',
    url: `${baseURL}/api/health`,
    env: { PORT: process.env.E2E_PORT },
    reuseExistingServer: false,
    timeout: 120_000,
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
  },
});
