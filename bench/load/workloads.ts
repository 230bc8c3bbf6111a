import type postgres from 'postgres';
import { inTurn } from '../measure.ts';
import { bodyOf } from '../people.ts';
import type { Recorder } from '../recorder.ts';
import { writeJournal } from '../seed/journal.ts';
import type { Writer } from '../seed/seeded.ts';
import { BARE_DAY, bareDriver } from './driver.ts';

export interface HttpRequest {
  method: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  /** A text is sent as it is, under the content type that its headers name. */
  body?: object | string;
}

/** A request to the server, and the same work by the driver alone. */
export interface Workload {
  name: string;
  /** Target: at most so many times what the driver takes. */
  target?: number;
  /** Sent in turn, again and again; a save only once per idempotency key. */
  requests: HttpRequest[];
  driver(): Promise<unknown>;
}

const ZIPPED = { 'accept-encoding': 'gzip, deflate, br' };

/** The workloads of one writer, in the report's order; with enough entries for `saves` saves. */
export async function workloadsOf(
  { person, ids, words }: Writer,
  { sql, recorder, saves }: { sql: postgres.Sql; recorder: Recorder; saves: number },
): Promise<Workload[]> {
  const bare = bareDriver(sql, person.id);
  const get = (path: string, more = {}): HttpRequest => ({
    method: 'GET',
    path,
    headers: { ...person.headers, ...more },
  });
  const list = '/api/entries?limit=20';
  const id = inTurn(ids);
  const entries = [...writeJournal(saves, { seed: 11 })];
  const bareSave = inTurn(entries);
  const stamp = Date.now();
  // Before the weeks in which both sides save, so that the stored reflection stays valid.
  const [latest] = await sql<{ day: string }[]>`
    select max(local_date)::text as day from entries
    where user_id = ${person.id} and local_date < ${BARE_DAY}::date - 14`;
  const week = `/api/reflect/weekly?weekStart=${latest?.day}`;
  const recorded = async (name: string, path: string): Promise<Workload> => {
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
      requests: entries.map((entry, at) => ({
        method: 'POST',
        path: '/api/entries',
        headers: { ...person.headers, 'idempotency-key': `asked-${stamp}-${at}` },
        body: bodyOf(entry),
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
