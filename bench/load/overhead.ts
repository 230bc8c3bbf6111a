import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { ConnectionOptions } from '../../server/src/platform/database/index.ts';
import { openClient, request } from '../client.ts';
import { inTurn, interleave, median, type Side } from '../measure.ts';
import type { Row, Table } from '../report.ts';
import type { Writer } from '../seed/seeded.ts';
import type { Workload } from './workloads.ts';

/** Entries that each writer saves, warm-up included. */
export const SAVES = 400;
const ROUNDS = Math.floor(SAVES / 1.2) - 1;
const MAX_MS = 60_000;

/** A journal in the report, and what is measured on it. */
export interface Journal {
  /** The number of entries, printed. */
  label: string;
  writer: Writer;
  workloads: Workload[];
}

/** The server's overhead over the driver alone, one request at a time. */
export async function measureOverhead(journals: Journal[]): Promise<Table> {
  const [first] = journals;
  if (!first) throw new Error('There is no journal to measure.');
  const clients = journals.map(({ writer }) => openClient(writer.installation.port));
  const sides: Record<string, Side> = {};
  journals.forEach(({ label, workloads }, at) => {
    for (const { name, requests, driver } of workloads) {
      const next = inTurn(
        requests.map(({ method, path, headers, body }) => request(method, path, headers, body)),
      );
      sides[`${name} driver ${label}`] = driver;
      sides[`${name} http ${label}`] = () => (clients[at] as (typeof clients)[number]).send(next());
    }
  });
  const times = await interleave(sides, { rounds: ROUNDS, maxMs: MAX_MS });
  for (const client of clients) client.close();

  const of = (name: string, side: string, { label }: Journal) =>
    median(times[`${name} ${side} ${label}`] ?? []);
  const rows = first.workloads.map(({ name, target }): Row => {
    const each = (column: string, value: (journal: Journal) => number) =>
      journals.map((journal): [string, number] => [`${column} ${journal.label}`, value(journal)]);
    return {
      name,
      values: Object.fromEntries([
        ...each('ratio', (journal) => of(name, 'http', journal) / of(name, 'driver', journal)),
        ...each('driver', (journal) => of(name, 'driver', journal)),
        ...each('http', (journal) => of(name, 'http', journal)),
      ]),
      ...(target === undefined ? {} : { target }),
    };
  });
  return { title: 'One request at a time, against the driver alone (median ms)', rows };
}

/** The lower bound of that overhead: node:http and the driver alone. */
export async function measureMinimalServer({ writer, workloads, label }: Journal): Promise<Table> {
  const minimal = await startMinimalServer(
    await writer.installation.connection(),
    writer.person.id,
  );
  const plain = openClient(minimal.port);
  const list = request('GET', '/list');
  const detail = inTurn(writer.ids.map((id) => request('GET', `/detail/${id}`)));
  const driver = (wanted: string) =>
    workloads.find(({ name }) => name === wanted)?.driver ?? (() => Promise.resolve());
  const times = await interleave(
    {
      bareList: driver('list of 20'),
      list: () => plain.send(list),
      bareDetail: driver('detail'),
      detail: () => plain.send(detail()),
    },
    { rounds: ROUNDS, maxMs: MAX_MS / 4 },
  );
  plain.close();
  minimal.close();
  const row = (name: string, bare: number[], http: number[]): Row => ({
    name,
    values: { ratio: median(http) / median(bare), driver: median(bare), http: median(http) },
  });
  return {
    title: `node:http and the driver alone, ${label} entries (median ms)`,
    rows: [
      row('list of 20', times.bareList, times.list),
      row('detail', times.bareDetail, times.detail),
    ],
  };
}

async function startMinimalServer(connection: ConnectionOptions, userId: number) {
  const child = fork(fileURLToPath(new URL('minimal-server.ts', import.meta.url)), {
    execArgv: ['--import', 'tsx'],
    env: { PATH: process.env.PATH, MINIMAL_SERVER: JSON.stringify({ connection, userId }) },
  });
  const [{ port }] = (await once(child, 'message')) as [AddressInfo];
  return { port, close: () => child.kill() };
}
