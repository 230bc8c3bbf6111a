import autocannon, { type Request } from 'autocannon';
import type { Asked } from './asked.ts';
import { inTurn } from './measure.ts';
import type { Asker } from './overhead.ts';
import { cpuOf, family } from './processes.ts';
import type { Row, Table } from './report.ts';
import type { Writer } from './site.ts';

const CONNECTIONS = 20;
const SECONDS = 4;

/** Milliseconds of a processor that a request of each kind is to cost the server at most. */
const AIMS: Record<string, number> = { 'list of 20': 0.5, detail: 0.4, save: 1.2 };

/** How many requests a second 20 connections get, and what one costs server, driver and database. */
export async function measureLoad({ label, writer, asked }: Asker): Promise<Table> {
  const rows: Row[] = [];
  for (const each of asked) {
    const http = await overHttp(each, writer);
    const driver = await byDriver(each);
    const target = AIMS[each.name];
    rows.push({
      name: each.name,
      values: { ratio: (http['server CPU'] ?? NaN) / driver, ...http, 'driver CPU': driver },
      ...(target === undefined ? {} : { target }),
    });
  }
  return {
    title: `${CONNECTIONS} connections at once, ${label} entries (CPU: ms a request; aims for server CPU)`,
    rows,
  };
}

async function overHttp({ name, requests }: Asked, { house }: Writer) {
  const server = [house.pid];
  const database = family(await house.postmaster());
  const before = [cpuOf(server), cpuOf(database)] as const;
  const result = await autocannon({
    url: `http://127.0.0.1:${house.port}`,
    connections: CONNECTIONS,
    duration: SECONDS,
    requests: requests[0]?.method === 'POST' ? [neverTheSame(requests)] : requests.map(plain),
  });
  const failed = result.non2xx + result.errors + result.timeouts;
  if (failed > 0) throw new Error(`${failed} requests failed under load (${name}).`);
  const cost = (pids: number[], start: number | null) => {
    const end = cpuOf(pids);
    return start === null || end === null ? null : (end - start) / result.requests.total;
  };
  return {
    'a second': result.requests.total / SECONDS,
    'p50 ms': result.latency.p50,
    'p99 ms': result.latency.p99,
    'server CPU': cost(server, before[0]),
    'database CPU': cost(database, before[1]),
  };
}

type Sent = Asked['requests'][number];

const plain = ({ body, headers, ...rest }: Sent): Request => ({
  ...rest,
  headers: body ? { ...headers, 'content-type': 'application/json' } : headers,
  ...(body ? { body: JSON.stringify(body) } : {}),
});

let keys = 0;

/** The requests in turn, each time under a new key. */
function neverTheSame(requests: Sent[]): Request {
  const next = inTurn(requests.map(plain));
  return {
    ...plain(requests[0] as Sent),
    setupRequest: () => {
      const request = next();
      keys += 1;
      return { ...request, headers: { ...request.headers, 'idempotency-key': `load-${keys}` } };
    },
  };
}

/** What the same work costs this process when only the driver does it, as many at once. */
async function byDriver({ driver }: Asked): Promise<number> {
  const end = performance.now() + (SECONDS * 1000) / 2;
  const before = process.cpuUsage();
  let count = 0;
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      while (performance.now() < end) {
        await driver();
        count += 1;
      }
    }),
  );
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / count;
}
