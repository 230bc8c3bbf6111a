import postgres from 'postgres';
import type { House } from './house.ts';
import { type Plant, writeJournal } from './journal.ts';
import { type Person, register } from './people.ts';
import { seedJournal, seedPeople } from './seed.ts';

/** Words that are in a journal as often as their names say. */
interface Words {
  /** On one page. */
  rare: string;
  /** On enough pages to fill a screen; `midToo` is on the same ones. */
  mid: string;
  midToo: string;
  common: string;
  /** A name on most pages of this journal and in nobody else's. */
  name: string;
  unknown: string;
}

/** Somebody with a journal, and what is in it. */
export interface Writer {
  house: House;
  person: Person;
  /** Ids of entries from all over the journal. */
  ids: number[];
  words: Words;
}

/** An installation with people in it. */
export interface Site {
  house: House;
  /** A connection of the benchmark's own. */
  sql: postgres.Sql;
  /** Whose journal has 100 pages. */
  short: Writer;
}

export const SHORT = 100;

/** Lets somebody with 100 pages move into a house. Whoever is last leaves a `vacuum analyze`. */
export async function settle(house: House): Promise<Site> {
  const sql = postgres({ ...(await house.connection()), max: 1, onnotice: () => {} });
  return { house, sql, short: await addWriter({ house, sql }, 'short', SHORT) };
}

/** Adds somebody with a journal of `size` pages. */
export async function addWriter(
  { house, sql }: Pick<Site, 'house' | 'sql'>,
  username: string,
  size: number,
): Promise<Writer> {
  const words: Words = {
    rare: `zeugma${username}`,
    mid: 'harbour',
    midToo: 'kestrel',
    common: 'the',
    name: `wilhelm${username}`,
    unknown: 'floccinaucinihil',
  };
  const plants: Plant[] = [
    { words: words.rare, share: 1 / size },
    { words: `${words.mid} or ${words.midToo}`, share: Math.max(0.01, 20 / size) },
    { words: words.name, share: 0.6 },
  ];
  const person = await register(house, username);
  await seedJournal(sql, person.id, writeJournal(size, { seed: size, plants }));
  const rows = await sql<{ id: string }[]>`
    select id from entries where user_id = ${person.id} order by hashint8(id) limit 100`;
  return { house, person, ids: rows.map(({ id }) => Number(id)), words };
}

/** Adds people who wrote one page each, copied from somebody's journal. */
export async function addNeighbours({ sql }: Site, count: number, source: Writer): Promise<void> {
  await seedPeople(sql, count, source.person.id);
  await sql`vacuum analyze`;
}
