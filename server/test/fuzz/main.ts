/**
 * `npm run fuzz -- [--requests 100000] [--seed S]`: feeds every endpoint generated requests, on an
 * installation of its own that is removed afterwards. Exits with 1 when anything is at fault. Ctrl-C
 * ends it early, with the report so far.
 */
import { rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { createApp } from '../../src/app.ts';
import { temporaryFolder } from '../../src/platform/embedded/testing/folders.ts';
import { startPlatform } from '../../src/platform/start.ts';
import { openHarness } from './harness.ts';
import { print } from './report.ts';
import { run } from './run.ts';

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '100000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000_000) },
    gates: { type: 'string', default: 'open' },
  },
});

async function main(): Promise<boolean> {
  const folder = await temporaryFolder('fuzz', 0o755);
  try {
    return await fuzz(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function fuzz(folder: string): Promise<boolean> {
  const env = {
    DATA_DIR: folder,
    LIMITS_SCALE: '0',
    LOG_LEVEL: 'silent',
    LEVEL_GATES: values.gates,
    // Or an administrator would end it.
    REGISTRATION: 'open',
  };
  const platform = await startPlatform(env, () => {});
  try {
    const app = await createApp(platform.context, {
      secret: 's'.repeat(48),
      version: 'fuzz',
      webRoot: null,
      ping: platform.ping,
      listen: platform.listen,
    });
    const address = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
    const harness = await openHarness(platform.context, Number(address.port));
    const [requests, seed] = [Number(values.requests), Number(values.seed)];
    process.stdout.write(`${requests} requests from the seed ${seed}\n`);
    const early = new AbortController();
    for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => early.abort());
    const started = performance.now();
    const report = await run(harness, {
      requests,
      seed,
      clients: 4,
      signal: early.signal,
      progress: (sent) => process.stdout.write(`\r${sent} `),
    });
    print(report, performance.now() - started);
    harness.close();
    await app.close();
    return report.faults.length === 0;
  } finally {
    await platform.close();
  }
}

if (!(await main())) process.exitCode = 1;
