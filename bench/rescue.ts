import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import postgres from 'postgres';
import sharp from 'sharp';
import { PASSES } from '../server/src/platform/backup/index.ts';
import { startEmbeddedPostgres } from '../server/src/platform/embedded/index.ts';
import { filesFolder } from '../server/src/platform/files/index.ts';
import { seedForum } from './forum/seed.ts';
import { type Installation, removeDataFolder, root, startInstallation } from './installation.ts';
import { type Person, register, signIn } from './people.ts';
import { memoryOf } from './processes.ts';
import type { Row, Table } from './report.ts';
import { writeJournal } from './seed/journal.ts';
import { copyJournal, seedJournal } from './seed/seed.ts';

const SAMPLE_MS = 100;
/** Of a million rows, the rest follows from these: days, XP, themes, the leaderboard. */
const SHARES = { posts: 0.15, replies: 0.05, people: 0.25, entries: 0.02 };
const JOURNALS = 3;
/** Widths that a picture is kept in. */
const FILES_EACH = 3;

/** What an installation holds: rows and checksum of each table, a hash of each file. */
interface Contents {
  tables: Map<string, { rows: number; sum: string }>;
  files: Map<string, string>;
}

/**
 * Backs up an installation of about so many rows and files, removes it, and restores it somewhere else; then
 * starts there.
 * @throws Error naming what is not as it was
 */
export async function* measureRescue({
  newFolder,
  ...sizes
}: {
  newFolder(): string;
  rows: number;
  files: number;
}): AsyncGenerator<Table> {
  const [folder, kept, elsewhere] = [newFolder(), newFolder(), newFolder()];
  const installation = await startInstallation(folder);
  const person = await fill(installation, sizes);
  await installation.stop();
  const before = await contentsOf(folder);
  const file = join(kept, 'backup.zip');
  const backup = await measured('backup', ['backup', '--to', file], folder);
  removeDataFolder(folder);
  const restore = await measured('restore', ['restore', file], elsewhere);
  compare(before, await contentsOf(elsewhere));
  const megabytes = statSync(file).size / 1e6;
  const rows = [...before.tables.values()].reduce((sum, each) => sum + each.rows, 0);
  yield {
    title: `${rows.toLocaleString('en-US')} rows of ${before.tables.size} tables and ${before.files.size} files, the same afterwards; a file of ${megabytes.toFixed(0)} MB`,
    rows: [backup, restore, await startAgain(elsewhere, person)],
  };
}

async function fill(
  installation: Installation,
  { rows, files }: { rows: number; files: number },
): Promise<Person> {
  const part = (share: number) => Math.max(1000, Math.round(rows * share));
  const sql = postgres({ ...(await installation.connection()), max: 1, onnotice: () => {} });
  const { openPostIds } = await seedForum(sql, {
    posts: part(SHARES.posts),
    replies: part(SHARES.replies),
    people: part(SHARES.people),
  });
  const people: Person[] = [];
  for (let n = 0; n < JOURNALS; n += 1) people.push(await register(installation, `writer-${n}`));
  const [first, ...others] = people as [Person, ...Person[]];
  await seedJournal(sql, first.id, writeJournal(part(SHARES.entries), { seed: 3 }));
  await copyJournal(
    sql,
    first.id,
    others.map(({ id }) => id),
  );
  await sql`update forum_categories set allow_photos = true, min_level = 1`;
  for (let n = 0; n * FILES_EACH < files; n += 1) {
    await replyWithPhoto(installation, first, openPostIds[n % openPostIds.length] ?? 0);
  }
  await sql.end();
  return first;
}

async function replyWithPhoto({ port }: Installation, { headers }: Person, postId: number) {
  const noise = Buffer.from(Array.from({ length: 60 * 40 * 3 }, () => Math.random() * 256));
  const picture = sharp(noise, { raw: { width: 60, height: 40, channels: 3 } }).resize(1800);
  const form = new FormData();
  form.set('content', `A photo, ${createHash('md5').update(noise).digest('hex')}.`);
  form.set('photoAlt', 'Colours');
  form.set('photo', new Blob([new Uint8Array(await picture.jpeg().toBuffer())]), 'colours.jpg');
  const url = `http://127.0.0.1:${port}/api/forum/posts/${postId}/replies`;
  const answer = await fetch(url, { method: 'POST', headers, body: form });
  if (!answer.ok) throw new Error(`A photo was refused: ${await answer.text()}`);
  await answer.text();
}

/** Reads everything of an installation that does not run. */
async function contentsOf(folder: string): Promise<Contents> {
  const { connection, stop } = await startEmbeddedPostgres({ dataDir: folder, log: () => {} });
  const sql = postgres({ ...connection, max: 1, onnotice: () => {} });
  try {
    const names = await sql<{ name: string }[]>`
      select tablename as name from pg_tables where schemaname = 'public' order by 1`;
    const tables: Contents['tables'] = new Map();
    for (const { name } of names) {
      // Nobody is signed in after a restore.
      if (PASSES.includes(name)) continue;
      const [row] = await sql<{ rows: number; sum: string }[]>`
        select count(*)::int as rows,
          coalesce(sum(hashtextextended(t::text, 0)::numeric), 0)::text as sum from ${sql(name)} t`;
      if (row) tables.set(name, row);
    }
    return { tables, files: hashesIn(filesFolder({ DATA_DIR: folder })) };
  } finally {
    await sql.end();
    await stop();
  }
}

function hashesIn(folder: string): Map<string, string> {
  const found = readdirSync(folder, { recursive: true, withFileTypes: true });
  const paths = found
    .filter((each) => each.isFile())
    .map((each) => join(each.parentPath, each.name));
  return new Map(
    paths.map((path) => [
      path.slice(folder.length),
      createHash('sha256').update(readFileSync(path)).digest('hex'),
    ]),
  );
}

function compare(before: Contents, after: Contents): void {
  const different = [
    ...differences(before.tables, after.tables, JSON.stringify),
    ...differences(before.files, after.files, String),
  ];
  if (different.length > 0) throw new Error(`Not as it was: ${different.join(', ')}.`);
}

function differences<T>(before: Map<string, T>, after: Map<string, T>, told: (value: T) => string) {
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].filter((name) => {
    const [was, is] = [before.get(name), after.get(name)];
    return was === undefined || is === undefined || told(was) !== told(is);
  });
}

/** Runs a command of the built command line on a data folder. */
async function measured(name: string, args: string[], folder: string): Promise<Row> {
  const began = performance.now();
  const child: ChildProcess = spawn(process.execPath, [join(root, 'server/dist/cli.js'), ...args], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let peak = 0;
  const timer = setInterval(() => {
    peak = Math.max(peak, memoryOf([child.pid as number], 'Rss') ?? 0);
  }, SAMPLE_MS);
  const [said, [code]] = await Promise.all([
    child.stdout ? text(child.stdout) : '',
    once(child, 'exit') as Promise<[number | null]>,
  ]);
  clearInterval(timer);
  if (code !== 0) throw new Error(`${name} failed: ${said}`);
  return { name, values: { seconds: (performance.now() - began) / 1000, 'peak MB': peak } };
}

/** The application starts on what was restored, and somebody reads their journal there. */
async function startAgain(folder: string, { username }: Person): Promise<Row> {
  const installation = await startInstallation(folder);
  const headers = await signIn(installation, username);
  const url = `http://127.0.0.1:${installation.port}/api/entries?limit=20`;
  const answer = await fetch(url, { headers });
  const entries = (await answer.json()) as unknown[];
  if (entries.length !== 20)
    throw new Error(`The restored journal shows ${entries.length} entries.`);
  await installation.stop();
  return { name: 'start, and a list', values: { seconds: installation.startedIn / 1000 } };
}
