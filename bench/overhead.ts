import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { ConnectionOptions } from '../server/src/platform/database.ts';
import { bareDriver } from './bare.ts';
import { openClient, request } from './client.ts';
import { writeJournal } from './journal.ts';
import { inTurn, interleave, median } from './measure.ts';
import type { Row, Table } from './report.ts';
import type { Site } from './site.ts';

const WRITES = 400;

/** What the server adds to the same work done by the driver alone, and what plain HTTP adds. */
export async function measureOverhead({ house, sql, short }: Site): Promise<Table> {
  const { person, ids, words } = short;
  const floor = await startFloor(await house.connection(), person.id);
  const [server, plain] = [openClient(house.port), openClient(floor.port)];
  const bare = bareDriver(sql, person.id);
  const get = (path: string, headers = {}) => {
    const bytes = person.get(path, headers);
    return () => server.send(bytes);
  };
  const listPath = '/api/entries?limit=20';
  const plainList = request('GET', '/list');
  const id = inTurn(ids);
  const detail = inTurn(ids.map((id) => person.get(`/api/entries/${id}`)));
  const plainDetail = inTurn(ids.map((id) => request('GET', `/detail/${id}`)));
  const reads = await interleave(
    {
      bareList: () => bare.list(),
      plainList: () => plain.send(plainList),
      list: get(listPath),
      zipped: get(listPath, { 'accept-encoding': 'gzip, deflate, br' }),
      bareDetail: () => bare.detail(id()),
      plainDetail: () => plain.send(plainDetail()),
      detail: () => server.send(detail()),
      bareSearch: () => bare.search(`'${words.common}':*`),
      search: get(`/api/entries/search?query=${words.common}&limit=20`),
    },
    { rounds: 600, maxMs: 15_000 },
  );

  const pages = [...writeJournal(WRITES * 2, { seed: 11 })];
  const bareSave = inTurn(pages.map((page) => bare.save(page)));
  const save = inTurn(pages.map((page, at) => person.save(page, `overhead-${at}`)));
  const writes = await interleave(
    { bare: () => bareSave()(), save: () => server.send(save()) },
    { rounds: WRITES, maxMs: 10_000 },
  );
  for (const end of [server, plain, floor]) end.close();

  const row = (name: string, http: number[], driver: number[], target?: number): Row => ({
    name,
    values: { driver: median(driver), http: median(http), ratio: median(http) / median(driver) },
    ...(target === undefined ? {} : { target }),
  });
  return {
    title: 'Over HTTP against the driver alone (median ms)',
    rows: [
      row('save', writes.save, writes.bare, 1.5),
      row('list of 20', reads.list, reads.bareList, 2),
      row('  gzipped', reads.zipped, reads.bareList),
      row('  by node:http alone', reads.plainList, reads.bareList),
      row('detail', reads.detail, reads.bareDetail, 2),
      row('  by node:http alone', reads.plainDetail, reads.bareDetail),
      row('search, a common word', reads.search, reads.bareSearch),
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
