import { parseArgs } from 'node:util';
import postgres from 'postgres';
import { ensureBuilt } from '../scripts/build.mjs';
import { measureAward } from './award.ts';
import { measureBlog } from './blog.ts';
import { measureFlood } from './flood.ts';
import { measureForum } from './forum/measure.ts';
import { deepPage, measureGrowth } from './growth.ts';
import {
  type Installation,
  makeDataFolder,
  removeDataFolder,
  startInstallation,
  stopAll,
} from './installation.ts';
import { measureLoad } from './load/load.ts';
import { type Journal, measureMinimalServer, measureOverhead, SAVES } from './load/overhead.ts';
import { workloadsOf } from './load/workloads.ts';
import { median } from './measure.ts';
import { memoryAtRest, watchPeak } from './memory.ts';
import { measureOffice } from './office/measure.ts';
import { openRecorder } from './recorder.ts';
import { print, saveReport, type Table } from './report.ts';
import { measureRescue } from './rescue.ts';
import { measureOpening } from './screens/opening.ts';
import { measurePresses } from './screens/presses.ts';
import { measureSearch } from './search.ts';
import {
  addPeople,
  addWriter,
  type SeededInstallation,
  SHORT,
  seedInstallation,
  type Writer,
} from './seed/seeded.ts';
import { measureSizes } from './sizes.ts';
import { measureSoak } from './soak.ts';

const MANY = 100_000;
const SEARCHED = 50_000;
const STARTS = 5;
/** The server's default number of database connections. */
const POOL = 10;
const count = (n: number) => n.toLocaleString('en-US');

/** The parts of the report; `npm run bench -- cost search` prints only those two. */
const PARTS = [
  'sizes',
  'start',
  'cost',
  'load',
  'award',
  'search',
  'growth',
  'people',
  'memory',
  'forum',
  'blog',
  'office',
  'opening',
  'flood',
  'soak',
  'rescue',
];
/** Parts with an installation of their own, or none. */
const APART = ['sizes', 'forum', 'blog', 'office', 'opening', 'flood', 'soak', 'rescue'];
const { values: flags, positionals: named } = parseArgs({
  allowPositionals: true,
  options: {
    posts: { type: 'string', default: '1000000' },
    replies: { type: 'string', default: '100000' },
    people: { type: 'string', default: '1000000' },
    articles: { type: 'string', default: '10000' },
    seconds: { type: 'string', default: '15' },
    minutes: { type: 'string', default: '10' },
    rows: { type: 'string', default: '1000000' },
    files: { type: 'string', default: '300' },
  },
});
const wants = (part: (typeof PARTS)[number]) => named.length === 0 || named.includes(part);

const folders: string[] = [];
const tables: Table[] = [];

function newFolder(): string {
  const folder = makeDataFolder();
  folders.push(folder);
  return folder;
}

function report(table: Table): void {
  tables.push(table);
  print(table);
}

/** Starts an installation several times and measures that; leaves it running. */
async function measureStarts(
  folder: string,
): Promise<{ installation: Installation; table: Table }> {
  const starts: number[] = [];
  let installation = await startInstallation(folder);
  const firstStart = installation.startedIn;
  for (let start = 0; start < STARTS; start++) {
    await installation.stop();
    installation = await startInstallation(folder);
    starts.push(installation.startedIn);
  }
  const rows = [
    { name: 'first start, makes the database', values: { ms: firstStart } },
    { name: 'every other start', values: { ms: median(starts) }, target: 2000 },
  ];
  return {
    installation,
    table: { title: 'From the start of the process to the first answer (ms)', rows },
  };
}

/** Overhead and load of the same calls in a short and in a long journal. */
async function measureCalls(
  { installation, short }: SeededInstallation,
  long: Writer,
): Promise<void> {
  const sql = postgres({ ...(await installation.connection()), max: POOL, onnotice: () => {} });
  const recorder = await openRecorder(installation, POOL);
  const journal = async (label: string, writer: Writer): Promise<Journal> => {
    return { label, writer, workloads: await workloadsOf(writer, { sql, recorder, saves: SAVES }) };
  };
  const journals = [await journal(count(SHORT), short), await journal(count(MANY), long)];
  if (wants('cost')) {
    report(await measureOverhead(journals));
    report(await measureMinimalServer(journals[0] as Journal));
  }
  if (wants('load')) {
    for (const { label, workloads } of journals) {
      report(await measureLoad({ label: `${label} entries`, installation, workloads }));
    }
  }
  await recorder.close();
  await sql.end();
}

/** A size that the command line names. */
function sizeOf(flag: keyof typeof flags): number {
  const size = Number(flags[flag]);
  if (!Number.isInteger(size) || size <= 0) throw new Error('Sizes are whole numbers above 0.');
  return size;
}

/** Measures in an installation of its own. */
async function apart(
  measure: (installation: Installation) => AsyncIterable<Table>,
  settings: Record<string, string> = {},
): Promise<void> {
  const installation = await startInstallation(newFolder(), settings);
  for await (const table of measure(installation)) report(table);
  await installation.stop();
}

async function* measurePhone(installation: Installation): AsyncGenerator<Table> {
  yield await measureOpening(installation);
  yield await measurePresses(installation);
}

/** Measures everything that has a target (docs/performance.md); prints tables, asserts nothing. */
async function bench(): Promise<void> {
  const unknown = named.filter((part) => !PARTS.includes(part));
  if (unknown.length > 0)
    throw new Error(`There is no ${unknown[0]}; there are ${PARTS.join(', ')}.`);
  await ensureBuilt();
  if (wants('sizes')) report(measureSizes());
  if (named.every((part) => part === 'sizes') && named.length > 0) return;

  if (wants('forum')) {
    const sizes = { posts: sizeOf('posts'), replies: sizeOf('replies'), people: sizeOf('people') };
    await apart((installation) => measureForum(installation, sizes));
  }
  if (wants('blog')) await apart((installation) => measureBlog(installation, sizeOf('articles')));
  if (wants('office')) await apart((installation) => measureOffice(installation, sizeOf('people')));
  if (wants('opening')) await apart(measurePhone);
  if (wants('flood')) {
    const asked = { sizes: [300, 2000], seconds: sizeOf('seconds') };
    // Limits count as they do for people.
    await apart((installation) => measureFlood(installation, asked), { LIMITS_SCALE: '1' });
  }
  if (wants('soak')) {
    // A sitemap names whole addresses.
    const settings = { PUBLIC_URL: 'https://journal.example' };
    await apart((installation) => measureSoak(installation, sizeOf('minutes')), settings);
  }
  if (wants('rescue')) {
    const asked = { newFolder, rows: sizeOf('rows'), files: sizeOf('files') };
    for await (const table of measureRescue(asked)) report(table);
  }
  if (named.length > 0 && named.every((part) => APART.includes(part))) {
    console.log(`\nKept in ${saveReport(tables)}.`);
    return;
  }

  const { installation, table } = await measureStarts(newFolder());
  if (wants('start')) report(table);
  if (named.length > 0 && named.every((part) => ['sizes', 'start'].includes(part))) return;
  const idle = await memoryAtRest('idle', installation);
  const peak = watchPeak(installation);

  console.log('\nFilling the installation …');
  const large = await seedInstallation(installation);
  const long = await addWriter(large, 'long', MANY);
  const searched = wants('search') ? await addWriter(large, 'searched', SEARCHED) : null;
  await addPeople(large, MANY, long);

  if (searched) report(await measureSearch(searched, count(SEARCHED)));
  if (wants('award')) report(await measureAward(large));
  if (wants('cost') || wants('load')) await measureCalls(large, long);
  if (wants('growth')) {
    report(
      await measureGrowth({
        title: 'One person’s entries (median ms)',
        small: [count(SHORT), large.short],
        large: [count(MANY), long],
        deep: { name: 'list, 90,000 down', path: await deepPage(large, long, 90_000) },
      }),
    );
  }
  if (wants('people')) {
    const small = await seedInstallation(await startInstallation(newFolder()));
    await addPeople(small, SHORT, small.short);
    report(
      await measureGrowth({
        title: 'People (median ms)',
        small: [count(SHORT), small.short],
        large: [count(MANY), large.short],
      }),
    );
    await small.sql.end();
    await small.installation.stop();
  }
  await large.sql.end();
  if (wants('memory')) {
    const rows = [idle, peak(), await memoryAtRest('afterwards', installation)];
    report({ title: 'Memory (MB; Pss counts what processes share once)', rows });
  }
  console.log(`\nKept in ${saveReport(tables)}.`);
}

let ending = false;

/** Stops every process and removes every file, however the run ended. */
function end(code: number, why?: unknown): void {
  if (ending) return;
  ending = true;
  if (why !== undefined) console.error(why);
  void stopAll().finally(() => {
    folders.forEach(removeDataFolder);
    process.exit(code);
  });
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => end(130, `\nStopped by ${signal}; tidying up …`));
}
// The driver throws from a timer when its server goes away during a query.
process.on('uncaughtException', (error) => end(1, error));
bench().then(
  () => end(0),
  (error: unknown) => end(1, error),
);
