import { setMaxListeners } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import { seedArticles } from './blog.ts';
import { seedForum } from './forum/seed.ts';
import type { Installation } from './installation.ts';
import { quantile } from './measure.ts';
import { memoryOf, processTree } from './processes.ts';
import type { Row, Table } from './report.ts';
import { writeJournal } from './seed/journal.ts';
import { copyJournal, seedJournal } from './seed/seed.ts';
import { crawl, type Kind, type Places, read, registerAll, write } from './soak.people.ts';

const WRITERS = 50;
const READERS = 200;
/** Entries that everybody has from the beginning. */
const ENTRIES = 200;
const ARTICLES = 1000;
const FORUM = { posts: 20_000, replies: 5000, people: 5000 };
const SAMPLES_A_MINUTE = 12;
/** Last third to first third. */
const FLAT = 1.2;

const KINDS: readonly Kind[] = ['save', 'read', 'crawl'];

/** One minute: how long each kind took, and the memory as it was sampled. */
interface Minute {
  times: Record<Kind, number[]>;
  failed: number;
  server: number[];
  database: number[];
}

/**
 * Whether times and memory stay as they are while 50 people write, 200 read, and two crawlers follow every link
 * of forum and blog. Everybody pauses between two acts, as people do.
 */
export async function* measureSoak(
  installation: Installation,
  minutes: number,
): AsyncGenerator<Table> {
  const sql = postgres({ ...(await installation.connection()), max: 1, onnotice: () => {} });
  const { openPostIds } = await seedForum(sql, FORUM);
  await seedArticles(sql, ARTICLES);
  const writers = await registerAll(installation, { name: 'soak-writer', count: WRITERS });
  const readers = await registerAll(installation, { name: 'soak-reader', count: READERS });
  const [source = 0, ...others] = [...writers, ...readers].map(({ id }) => id);
  await seedJournal(sql, source, writeJournal(ENTRIES, { seed: 5 }));
  await copyJournal(sql, source, others);
  await sql`vacuum analyze`;
  await sql.end();

  const ending = new AbortController();
  setMaxListeners(0, ending.signal);
  const all: Minute[] = [];
  const now = () => all.at(-1) as Minute;
  const places: Places = {
    ...{ installation, postIds: openPostIds, signal: ending.signal },
    told(kind, milliseconds) {
      if (milliseconds === null) now().failed += 1;
      else now().times[kind].push(milliseconds);
    },
  };
  all.push(newMinute());
  const acting = Promise.all([
    ...writers.map((person) => write(places, person)),
    ...readers.map((person) => read(places, person)),
    crawl(places, { below: '/forum', from: ['/forum', '/forum/rss.xml', '/robots.txt'] }),
    crawl(places, { below: '/blog', from: ['/blog', '/blog/rss.xml', '/sitemap.xml'] }),
  ]);
  const postmaster = await installation.postmaster();
  for (let minute = 0; minute < minutes; minute += 1) {
    if (minute > 0) all.push(newMinute());
    for (let sample = 0; sample < SAMPLES_A_MINUTE; sample += 1) {
      await sleep(60_000 / SAMPLES_A_MINUTE);
      now().server.push(memoryOf([installation.pid], 'Rss') ?? NaN);
      now().database.push(memoryOf(processTree(postmaster), 'Pss') ?? NaN);
    }
  }
  ending.abort();
  await acting;
  yield {
    title: `${WRITERS} writers, ${READERS} readers, crawlers of forum and blog (ms; MB)`,
    rows: all.map((minute, at) => ({ name: `minute ${at + 1}`, values: figuresOf(minute) })),
  };
  yield { title: 'Last third to first third', rows: growth(all) };
}

const newMinute = (): Minute => ({
  times: { save: [], read: [], crawl: [] },
  failed: 0,
  ...{ server: [], database: [] },
});

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

function figuresOf({ times, failed, server, database }: Minute): Record<string, number> {
  const of = (kind: Kind) => ({
    [`${kind}s`]: times[kind].length,
    [`${kind} p50`]: quantile(times[kind], 0.5),
    [`${kind} p99`]: quantile(times[kind], 0.99),
  });
  const memory = { 'server RSS': mean(server), 'database Pss': mean(database) };
  return { ...of('save'), ...of('read'), ...of('crawl'), failed, ...memory };
}

/** Of each figure that is to stay the same, how many times the first third's the last third's is. */
function growth(all: readonly Minute[]): Row[] {
  const third = Math.max(1, Math.floor(all.length / 3));
  const [first, last] = [all.slice(0, third), all.slice(-third)];
  const row = (name: string, of: (minutes: readonly Minute[]) => number): Row => {
    const [before, after] = [of(first), of(last)];
    return { name, values: { first: before, last: after, ratio: after / before }, target: FLAT };
  };
  return [
    ...KINDS.map((kind) =>
      row(`${kind} p99`, (minutes) =>
        quantile(
          minutes.flatMap(({ times }) => times[kind]),
          0.99,
        ),
      ),
    ),
    row('server RSS', (minutes) => mean(minutes.flatMap(({ server }) => server))),
    row('database Pss', (minutes) => mean(minutes.flatMap(({ database }) => database))),
  ];
}
