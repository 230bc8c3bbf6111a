// Two processes of the built application on one database, behind one PORT that sends requests to them
// in turn: nothing may depend on which process answers.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, createServer, request } from 'node:http';
import { connect, createServer as createTcpServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openCluster } from '../../server/src/platform/embedded/cluster.ts';
import { appOptions } from '../../server/src/platform/embedded/database.ts';
import { freePort } from '../free-port.mjs';
import { root } from '../run.mjs';
import { testEnvironment } from './test-env.mjs';

const environment = await testEnvironment(process.env.PORT ?? '');

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
    if (!stopping) throw new Error(`A process of the application ended with ${code}.`);
  });
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/health`).catch(() => null);
    if (answer?.ok) return { child, port };
    await sleep(50);
  }
}

/** Makes the first one's database, which listens on a private socket only, reachable for the second. */
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

let stopping = false;
const first = await startProcess({});
const second = await startProcess({ DATABASE_URL: await openDatabaseProxy() });
const processes = [first, second];
const agent = new Agent({ keepAlive: true });
let turn = 0;

const balancer = createServer((incoming, outgoing) => {
  turn += 1;
  const { port } = processes[turn % processes.length] ?? first;
  const { method, url, headers } = incoming;
  const onward = request({ host: '127.0.0.1', port, method, path: url, headers, agent });
  onward.on('response', (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
    answer.pipe(outgoing);
    answer.on('error', () => outgoing.destroy());
  });
  onward.on('error', () => outgoing.destroy());
  outgoing.on('close', () => onward.destroy());
  incoming.pipe(onward);
});
balancer.listen(Number(process.env.PORT), '127.0.0.1');

async function stop() {
  stopping = true;
  balancer.close();
  balancer.closeAllConnections();
  // The first one runs the database of both: it stops last.
  for (const { child } of [second, first]) {
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
  }
  process.exit(0);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => void stop());
