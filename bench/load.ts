import autocannon, { type Request } from 'autocannon';
import { searchesOf } from './calls.ts';
import { writeJournal } from './journal.ts';
import { inTurn } from './measure.ts';
import { bodyOf } from './people.ts';
import { cpuOf, family } from './processes.ts';
import type { Row, Table } from './report.ts';
import type { Writer } from './site.ts';

const CONNECTIONS = 20;
const SECONDS = 4;

/** How many requests a second the server answers to 20 connections, and what one costs. */
export async function measureLoad(writer: Writer): Promise<Table> {
  // As browsers do, so zipping is part of the cost.
  const headers = { ...writer.person.headers, 'accept-encoding': 'gzip, deflate, br' };
  const gets = (paths: string[]) =>
    paths.map((path) => ({ method: 'GET' as const, path, headers }));
  const page = inTurn([...writeJournal(1000, { seed: 12 })]);
  let saves = 0;
  const save: Request = {
    method: 'POST',
    path: '/api/entries',
    setupRequest: (request) => ({
      ...request,
      headers: {
        ...headers,
        'content-type': 'application/json',
        'idempotency-key': `load-${++saves}`,
      },
      body: JSON.stringify(bodyOf(page())),
    }),
  };
  const rows: Row[] = [
    await run('list of 20', writer, gets(['/api/entries?limit=20'])),
    await run('detail', writer, gets(writer.ids.map((id) => `/api/entries/${id}`))),
    await run('search, all kinds', writer, gets(Object.values(searchesOf(writer)))),
    await run('save', writer, [save]),
  ];
  return { title: `${CONNECTIONS} connections at once (CPU: ms a request)`, rows };
}

async function run(name: string, { house }: Writer, requests: Request[]): Promise<Row> {
  const server = [house.pid];
  const database = family(await house.postmaster());
  const before = [cpuOf(server), cpuOf(database)] as const;
  const result = await autocannon({
    url: `http://127.0.0.1:${house.port}`,
    connections: CONNECTIONS,
    duration: SECONDS,
    requests,
  });
  const failed = result.non2xx + result.errors + result.timeouts;
  if (failed > 0) throw new Error(`${failed} requests failed under load (${name}).`);
  const cost = (pids: number[], start: number | null) => {
    const end = cpuOf(pids);
    return start === null || end === null ? null : (end - start) / result.requests.total;
  };
  return {
    name,
    values: {
      'a second': result.requests.total / SECONDS,
      'p50 ms': result.latency.p50,
      'p99 ms': result.latency.p99,
      'server CPU': cost(server, before[0]),
      'database CPU': cost(database, before[1]),
    },
  };
}
