import type postgres from 'postgres';
import { BARE_DAY, bareDriver } from './bare.ts';
import { writeJournal } from './journal.ts';
import { inTurn } from './measure.ts';
import { bodyOf } from './people.ts';
import type { Recorder } from './recorded.ts';
import type { Writer } from './site.ts';

interface HttpRequest {
  method: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  body?: object;
}

/** Something that is asked of the server, and the same work done by the driver alone. */
export interface Asked {
  name: string;
  /** At most so many times what the driver takes, says DESIGN. */
  target?: number;
  /** Sent one after another, and again from the first; a save only once under its key. */
  requests: HttpRequest[];
  driver(): Promise<unknown>;
}

const ZIPPED = { 'accept-encoding': 'gzip, deflate, br' };

/** What a writer asks, in the report's order; `saves` pages can be saved one request at a time. */
export async function askedBy(
  { person, ids, words }: Writer,
  { sql, recorder, saves }: { sql: postgres.Sql; recorder: Recorder; saves: number },
): Promise<Asked[]> {
  const bare = bareDriver(sql, person.id);
  const get = (path: string, more = {}): HttpRequest => ({
    method: 'GET',
    path,
    headers: { ...person.headers, ...more },
  });
  const list = '/api/entries?limit=20';
  const id = inTurn(ids);
  const pages = [...writeJournal(saves, { seed: 11 })];
  const bareSave = inTurn(pages);
  const stamp = Date.now();
  // Weeks before those that the saves of both sides go to, so that a kept reflection stays true.
  const [latest] = await sql<{ day: string }[]>`
    select max(local_date)::text as day from entries
    where user_id = ${person.id} and local_date < ${BARE_DAY}::date - 14`;
  const week = `/api/reflect/weekly?weekStart=${latest?.day}`;
  const recorded = async (name: string, path: string): Promise<Asked> => {
    const recording = await recorder.record(path, person);
    return { name, requests: [get(path)], driver: () => recorder.replay(recording) };
  };
  return [
    { name: 'list of 20', target: 2, requests: [get(list)], driver: bare.list },
    { name: 'list of 20, zipped', requests: [get(list, ZIPPED)], driver: bare.list },
    {
      name: 'detail',
      target: 2,
      requests: ids.map((one) => get(`/api/entries/${one}`)),
      driver: () => bare.detail(id()),
    },
    {
      name: 'save',
      target: 1.5,
      requests: pages.map((page, at) => ({
        method: 'POST',
        path: '/api/entries',
        headers: { ...person.headers, 'idempotency-key': `asked-${stamp}-${at}` },
        body: bodyOf(page),
      })),
      driver: () => bare.save(bareSave())(),
    },
    {
      name: 'search, a common word',
      requests: [get(`/api/entries/search?query=${words.common}&limit=20`)],
      driver: () => bare.search(`'${words.common}':*`),
    },
    await recorded('stats', '/api/stats'),
    await recorded('growth metrics', '/api/growth-metrics'),
    await recorded('weekly reflection, kept', week),
    await recorded('weekly reflection, anew', `${week}&fresh=true`),
  ];
}
