import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

// A slow two-core machine with a database beside it: nothing here is a promise about speed.
const patience = { testTimeout: 120_000, hookTimeout: 120_000 };

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
          ...patience,
        },
      },
      {
        test: {
          name: 'scripts',
          include: ['scripts/*.test.mjs'],
          environment: 'node',
          ...patience,
        },
      },
      {
        test: {
          name: 'web',
          include: ['web/src/**/*.test.ts'],
          environment: 'node',
          ...patience,
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['server/test/global-setup.ts'],
          // Processes, not threads: the password hashing and the database driver keep native state.
          pool: 'forks',
          // Every file makes its own application; reading the code again for each took half the time.
          isolate: false,
          ...patience,
        },
      },
    ],
    teardownTimeout: 30_000,
    reporters: ['default', 'json'],
    outputFile: { json: 'test-results/vitest.json' },
    passWithNoTests: true,
  },
});
