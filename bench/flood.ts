import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import postgres from 'postgres';
import { type Client, openClient } from './client.ts';
import type { Attack, Tally } from './flood.attacker.ts';
import type { Installation } from './installation.ts';
import { inTurn, quantile } from './measure.ts';
import { type Person, register } from './people.ts';
import type { Row, Table } from './report.ts';
import { type Entry, writeJournal } from './seed/journal.ts';
import { seedJournal } from './seed/seed.ts';

const DAY = 24 * 60 * 60 * 1000;
/** Pages of 120 words that make one long entry, and the days that all of them were written in. */
const LENGTH = 8;
const DAYS = 14;
const CONNECTIONS = 3;
/** From one save to the next: ten lists a second are as many as a person may read. */
const EVERY_MS = 110;

/**
 * What somebody else feels, saving and reading their list, while one account with many long entries
 * asks for everything that is costly at once: at most three times the quiet time is aimed at.
 */
export async function* measureFlood(
  installation: Installation,
  { sizes, seconds }: { sizes: number[]; seconds: number },
): AsyncGenerator<Table> {
  const sql = postgres({ ...(await installation.connection()), max: 1, onnotice: () => {} });
  const other = await register(installation, 'other');
  await seedJournal(sql, other.id, writeJournal(100, { seed: 7 }));
  for (const size of sizes) {
    const writer = await register(installation, `flood-${size}`);
    await seedJournal(sql, writer.id, longEntries(size));
    const [row] = await sql<{ id: string }[]>`
      select max(id) as id from entries where user_id = ${writer.id}`;
    await sql`analyze`;
    const calls = callsOf(Number(row?.id));
    const quiet = await feel(installation, other, seconds);
    const attacked = attackAs(installation, writer, { calls, seconds: seconds + 1 });
    await sleep(1000);
    const meanwhile = await feel(installation, other, seconds);
    const tallies = await attacked;
    yield {
      title: `What others feel (ms) while one account with ${size} long entries does its worst`,
      rows: [compare('save', quiet, meanwhile), compare('list', quiet, meanwhile)],
    };
    const asked = Object.entries(tallies).map(([name, tally]) => ({ name, values: { ...tally } }));
    yield {
      title: `What it was answered in ${seconds} s, over ${CONNECTIONS} connections each`,
      rows: asked,
    };
    // What is still under way ends before the next size is measured.
    await sleep(3000);
  }
  await sql.end();
}

/** Entries of about 5,000 characters, all of the last fourteen days. */
function* longEntries(size: number): Generator<Entry> {
  const pages = writeJournal(size + LENGTH, { seed: size });
  const last: string[] = [];
  let at = 0;
  for (const { content, ...entry } of pages) {
    last.push(content);
    if (last.length < LENGTH) continue;
    const writtenAt = new Date(Date.now() - ((size - at) / size) * DAYS * DAY);
    yield { ...entry, content: last.slice(-LENGTH).join(' '), writtenAt };
    at += 1;
    if (at === size) return;
  }
}

/** Everything that reads a lot. */
function callsOf(id: number): Attack['calls'] {
  const now = new Date();
  const month = now.toLocaleString('en', { month: 'long', timeZone: 'UTC' });
  const get = (name: string, path: string) => ({ name, method: 'GET' as const, path });
  const ask = { mode: 'custom', question: 'What did I write about the garden?', context: '' };
  return [
    get('weekly', '/api/reflect/weekly?fresh=true'),
    get('weekly, stored', '/api/reflect/weekly'),
    get('monthly', `/api/reflect/monthly?month=${month}&year=${now.getUTCFullYear()}&fresh=true`),
    get('growth', '/api/growth-metrics'),
    get('analysis', '/api/growth-analysis'),
    get('themes', '/api/growth/pillars'),
    get('year', '/api/growth/year'),
    get('on this day', '/api/growth/on-this-day'),
    get('search, common', '/api/entries/search?query=the+and&limit=50'),
    get('search, phrase', '/api/entries/search?query=%22in+the%22&limit=50'),
    { name: 'analyze', method: 'POST', path: `/api/entries/${id}/analyze`, body: {} },
    {
      name: 'Merlin',
      method: 'POST',
      path: '/api/merlin/consult',
      body: { ...ask, userName: 'x' },
    },
    { name: 'export', method: 'POST', path: '/api/user/export', body: {} },
  ];
}

async function attackAs(
  { port }: Installation,
  { headers }: Person,
  { calls, seconds }: Pick<Attack, 'calls' | 'seconds'>,
): Promise<Record<string, Tally>> {
  const attack: Attack = { port, headers, calls, connections: CONNECTIONS, seconds };
  // A process of its own, so that it does not slow what is timed.
  const child = fork(fileURLToPath(new URL('./flood.attacker.ts', import.meta.url)));
  child.send(attack);
  const [tallies] = (await once(child, 'message')) as [Record<string, Tally>];
  child.kill();
  return tallies;
}

type Felt = Record<'save' | 'list', number[]>;

let saves = 0;

/** Saves an entry and reads the list in turn, ever after the same pause, and times each. */
async function feel({ port }: Installation, person: Person, seconds: number): Promise<Felt> {
  const client: Client = openClient(port);
  const entry = inTurn([...writeJournal(50, { seed: 11 })]);
  const list = person.get('/api/entries?limit=20');
  const felt: Felt = { save: [], list: [] };
  const timed = async (what: keyof Felt, bytes: Buffer) => {
    const start = performance.now();
    await client.send(bytes);
    felt[what].push(performance.now() - start);
  };
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    const began = performance.now();
    saves += 1;
    await timed('save', person.save(entry(), `flood-${process.pid}-${saves}`));
    await timed('list', list);
    await sleep(Math.max(0, began + EVERY_MS - performance.now()));
  }
  client.close();
  return felt;
}

function compare(name: keyof Felt, { [name]: quiet }: Felt, { [name]: then }: Felt): Row {
  const [before, meanwhile] = [quantile(quiet, 0.99), quantile(then, 0.99)];
  return {
    name,
    values: {
      'quiet p50': quantile(quiet, 0.5),
      'quiet p99': before,
      p50: quantile(then, 0.5),
      p99: meanwhile,
      times: then.length,
      'ratio p99': meanwhile / before,
    },
    target: 3,
  };
}
