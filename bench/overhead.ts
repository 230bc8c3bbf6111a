import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { ConnectionOptions } from '../server/src/platform/database.ts';
import type { Asked } from './asked.ts';
import { openClient, request } from './client.ts';
import { inTurn, interleave, median, type Side } from './measure.ts';
import type { Row, Table } from './report.ts';
import type { Writer } from './site.ts';

/** Pages that each writer saves here, the rounds that do not count among them. */
export const SAVES = 400;
const ROUNDS = Math.floor(SAVES / 1.2) - 1;
const MAX_MS = 60_000;

/** Somebody's journal in the report, and what they ask. */
export interface Asker {
  /** How many entries there are. */
  label: string;
  writer: Writer;
  asked: Asked[];
}

/** What the server adds to the same work done by the driver alone, with one request at a time. */
export async function measureOverhead(askers: Asker[]): Promise<Table> {
  const [first] = askers;
  if (!first) throw new Error('Nobody asks anything.');
  const clients = askers.map(({ writer }) => openClient(writer.house.port));
  const sides: Record<string, Side> = {};
  askers.forEach(({ label, asked }, at) => {
    for (const { name, requests, driver } of asked) {
      const next = inTurn(
        requests.map(({ method, path, headers, body }) => request(method, path, headers, body)),
      );
      sides[`${name} driver ${label}`] = driver;
      sides[`${name} http ${label}`] = () => (clients[at] as (typeof clients)[number]).send(next());
    }
  });
  const times = await interleave(sides, { rounds: ROUNDS, maxMs: MAX_MS });
  for (const client of clients) client.close();

  const of = (name: string, side: string, { label }: Asker) =>
    median(times[`${name} ${side} ${label}`] ?? []);
  const rows = first.asked.map(({ name, target }): Row => {
    const each = (column: string, value: (asker: Asker) => number) =>
      askers.map((asker): [string, number] => [`${column} ${asker.label}`, value(asker)]);
    return {
      name,
      values: Object.fromEntries([
        ...each('ratio', (asker) => of(name, 'http', asker) / of(name, 'driver', asker)),
        ...each('driver', (asker) => of(name, 'driver', asker)),
        ...each('http', (asker) => of(name, 'http', asker)),
      ]),
      ...(target === undefined ? {} : { target }),
    };
  });
  return { title: 'One request at a time, against the driver alone (median ms)', rows };
}

/** What nobody can be nearer to the driver than: node:http and the driver, and nothing else. */
export async function measureFloor({ writer, asked, label }: Asker): Promise<Table> {
  const floor = await startFloor(await writer.house.connection(), writer.person.id);
  const plain = openClient(floor.port);
  const list = request('GET', '/list');
  const detail = inTurn(writer.ids.map((id) => request('GET', `/detail/${id}`)));
  const driver = (wanted: string) =>
    asked.find(({ name }) => name === wanted)?.driver ?? (() => Promise.resolve());
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
  floor.close();
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

async function startFloor(connection: ConnectionOptions, userId: number) {
  const child = fork(fileURLToPath(new URL('floor.ts', import.meta.url)), {
    execArgv: ['--import', 'tsx'],
    env: { PATH: process.env.PATH, FLOOR: JSON.stringify({ connection, userId }) },
  });
  const [{ port }] = (await once(child, 'message')) as [AddressInfo];
  return { port, close: () => child.kill() };
}
