// E2E_PROCESSES processes of the built application on one database, behind one PORT that sends requests to them
// in turn: nothing may depend on which process answers. Files are in a bucket. docs/scaling.md says how to have
// PostgreSQL with Citus, Redis and nginx under and before them.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { connect, createServer as createTcpServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openCluster } from '../../server/src/platform/embedded/cluster.ts';
import { appOptions } from '../../server/src/platform/embedded/database.ts';
import { startFakeS3 } from '../../server/test/fake-s3.ts';
import { makeDatabase, readNodes } from '../../server/test/given-postgres.ts';
import { freePort } from '../free-port.mjs';
import { root } from '../run.mjs';
import { openBalancer, openNginx } from './balancers.mjs';
import { testEnvironment } from './test-env.mjs';

const { E2E_PROCESSES, PORT, TEST_NGINX, TEST_POSTGRES, TEST_REDIS } = process.env;

const bucket = await startFakeS3('the-key');
const environment = {
  ...(await testEnvironment(PORT ?? '')),
  TRUST_PROXY: 'true',
  FILES_S3_BUCKET: 'files',
  FILES_S3_ENDPOINT: bucket.endpoint,
  FILES_S3_KEY_ID: 'the-key',
  FILES_S3_SECRET: 'the-secret',
  // Counted by Redis, and refused to nobody.
  ...(TEST_REDIS ? { REDIS_URL: TEST_REDIS, LIMITS_SCALE: '1000' } : {}),
};

/** @type {{ child: import('node:child_process').ChildProcess, port: number }[]} */
const processes = [];
let isStopping = false;

/** @param {NodeJS.ProcessEnv} settings */
async function startProcess(settings) {
  const port = await freePort();
  const child = spawn(process.execPath, [path.join(root, 'server/dist/main.js')], {
    env: { ...process.env, ...environment, ...settings, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
    // Signals are passed on in order, see stop().
    detached: true,
  });
  child.once('exit', (code) => {
    if (!isStopping) throw new Error(`A process of the application ended with ${code}.`);
  });
  processes.push({ child, port });
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/health`).catch(() => null);
    if (answer?.ok) return;
    await sleep(50);
  }
}

/** Makes the first one's database, which listens on a private socket only, reachable for the others. */
async function openDatabaseProxy() {
  const cluster = await openCluster({ root: path.join(environment.DATA_DIR, 'postgres') });
  const { host, port, username, password, database } = appOptions(cluster);
  const proxy = createTcpServer((client) => {
    const server = host.startsWith('/')
      ? connect(path.join(host, `.s.PGSQL.${port}`))
      : connect(port, host);
    client.pipe(server).pipe(client);
    client.on('error', () => server.destroy());
    server.on('error', () => client.destroy());
  });
  await once(proxy.listen(0, '127.0.0.1'), 'listening');
  const address = /** @type {import('node:net').AddressInfo} */ (proxy.address());
  return `postgres://${username}:${password}@127.0.0.1:${address.port}/${database}`;
}

/** A database of the given servers (server/test/given-postgres.ts), made anew. */
async function openGivenDatabase() {
  const nodes = readNodes(TEST_POSTGRES);
  if (!nodes) return null;
  const { host, port, username, password, database } = await makeDatabase(nodes, 'journeys');
  return `postgres://${username}:${password}@${host}:${port}/${database}`;
}

const given = await openGivenDatabase();
if (!given) await startProcess({});
const DATABASE_URL = given ?? (await openDatabaseProxy());
while (processes.length < Number(E2E_PROCESSES)) {
  // Each with a disk of its own, as on machines of their own.
  const DATA_DIR = mkdtempSync(path.join(environment.DATA_DIR, 'process-'));
  await startProcess({ DATABASE_URL, DATA_DIR });
}
const ports = processes.map(({ port }) => port);
const closeBalancer = await (TEST_NGINX ? openNginx : openBalancer)(Number(PORT), ports);

async function stop() {
  isStopping = true;
  await closeBalancer();
  // The first one may run the database of all: it stops last.
  for (const { child } of processes.reverse()) {
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
  }
  process.exit(0);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => void stop());
