import postgres from 'postgres';
import type { Installation } from '../installation.ts';
import { type Person, register } from '../people.ts';
import { type Plant, writeJournal } from './journal.ts';
import { seedJournal, seedPeople } from './seed.ts';

/** Words with a known frequency in a journal. */
interface Words {
  /** In one entry. */
  rare: string;
  /** In enough entries to fill a screen; `midToo` is in the same ones. */
  mid: string;
  midToo: string;
  common: string;
  /** A name in most entries of this journal and in no other. */
  name: string;
  unknown: string;
}

/** A user with a journal. */
export interface Writer {
  installation: Installation;
  person: Person;
  /** Ids of entries, spread over the journal. */
  ids: number[];
  words: Words;
}

/** An installation with data. */
export interface SeededInstallation {
  installation: Installation;
  /** A direct connection to its database. */
  sql: postgres.Sql;
  /** A user with 100 entries. */
  short: Writer;
}

export const SHORT = 100;

/** Adds a user with 100 entries to an installation. Run `vacuum analyze` when all data is there. */
export async function seedInstallation(installation: Installation): Promise<SeededInstallation> {
  const sql = postgres({ ...(await installation.connection()), max: 1, onnotice: () => {} });
  return { installation, sql, short: await addWriter({ installation, sql }, 'short', SHORT) };
}

/** Adds a user with `size` entries. */
export async function addWriter(
  { installation, sql }: Pick<SeededInstallation, 'installation' | 'sql'>,
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
  const person = await register(installation, username);
  await seedJournal(sql, person.id, writeJournal(size, { seed: size, plants }));
  const rows = await sql<{ id: string }[]>`
    select id from entries where user_id = ${person.id} order by hashint8(id) limit 100`;
  return { installation, person, ids: rows.map(({ id }) => Number(id)), words };
}

/** Adds people with one entry each, copied from a journal, and runs `vacuum analyze`. */
export async function addPeople(
  { sql }: SeededInstallation,
  count: number,
  source: Writer,
): Promise<void> {
  await seedPeople(sql, count, source.person.id);
  await sql`vacuum analyze`;
}
