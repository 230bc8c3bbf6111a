import postgres from 'postgres';
import { ensureBuilt } from '../scripts/build.mjs';
import { askedBy } from './asked.ts';
import { measureAward } from './award.ts';
import { deepPage, measureGrowth } from './growth.ts';
import { type House, makeDataFolder, removeDataFolder, startHouse, stopAll } from './house.ts';
import { measureLoad } from './load.ts';
import { median } from './measure.ts';
import { memoryAtRest, watchPeak } from './memory.ts';
import { type Asker, measureFloor, measureOverhead, SAVES } from './overhead.ts';
import { openRecorder } from './recorded.ts';
import { keep, print, type Table } from './report.ts';
import { measureSearch } from './search.ts';
import { addNeighbours, addWriter, SHORT, type Site, settle, type Writer } from './site.ts';
import { measureSizes } from './sizes.ts';

const MANY = 100_000;
const SEARCHED = 50_000;
const STARTS = 5;
/** Connections that a server has to its database, when nobody says otherwise. */
const POOL = 10;
const count = (n: number) => n.toLocaleString('en-US');

/** The parts of the report; `npm run bench -- cost search` prints only those two. */
const PARTS = ['sizes', 'start', 'cost', 'load', 'award', 'search', 'growth', 'people', 'memory'];
const named = process.argv.slice(2);
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

/** Starts an installation several times over; answers how long that took, and leaves it running. */
async function measureStarts(folder: string): Promise<{ house: House; table: Table }> {
  const starts: number[] = [];
  let house = await startHouse(folder);
  const firstStart = house.startedIn;
  for (let start = 0; start < STARTS; start++) {
    await house.stop();
    house = await startHouse(folder);
    starts.push(house.startedIn);
  }
  const rows = [
    { name: 'first start, makes the database', values: { ms: firstStart } },
    { name: 'every other start', values: { ms: median(starts) }, target: 2000 },
  ];
  return {
    house,
    table: { title: 'From the start of the process to the first answer (ms)', rows },
  };
}

/** Costs and load of the same calls in a short journal and in a long one. */
async function measureCalls({ house, short }: Site, long: Writer): Promise<void> {
  const sql = postgres({ ...(await house.connection()), max: POOL, onnotice: () => {} });
  const recorder = await openRecorder(house, POOL);
  const asker = async (label: string, writer: Writer): Promise<Asker> => {
    return { label, writer, asked: await askedBy(writer, { sql, recorder, saves: SAVES }) };
  };
  const askers = [await asker(count(SHORT), short), await asker(count(MANY), long)];
  if (wants('cost')) {
    report(await measureOverhead(askers));
    report(await measureFloor(askers[0] as Asker));
  }
  if (wants('load')) for (const each of askers) report(await measureLoad(each));
  await recorder.close();
  await sql.end();
}

/** Measures everything that DESIGN sets a figure for; prints tables, asserts nothing. */
async function bench(): Promise<void> {
  const unknown = named.filter((part) => !PARTS.includes(part));
  if (unknown.length > 0)
    throw new Error(`There is no ${unknown[0]}; there are ${PARTS.join(', ')}.`);
  await ensureBuilt();
  if (wants('sizes')) report(measureSizes());
  if (named.every((part) => part === 'sizes') && named.length > 0) return;

  const { house, table } = await measureStarts(newFolder());
  if (wants('start')) report(table);
  if (named.length > 0 && named.every((part) => ['sizes', 'start'].includes(part))) return;
  const idle = await memoryAtRest('idle', house);
  const peak = watchPeak(house);

  console.log('\nFilling the installation …');
  const large = await settle(house);
  const long = await addWriter(large, 'long', MANY);
  const searched = wants('search') ? await addWriter(large, 'searched', SEARCHED) : null;
  await addNeighbours(large, MANY, long);

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
    const small = await settle(await startHouse(newFolder()));
    await addNeighbours(small, SHORT, small.short);
    report(
      await measureGrowth({
        title: 'People (median ms)',
        small: [count(SHORT), small.short],
        large: [count(MANY), large.short],
      }),
    );
    await small.sql.end();
    await small.house.stop();
  }
  await large.sql.end();
  if (wants('memory')) {
    const rows = [idle, peak(), await memoryAtRest('afterwards', house)];
    report({ title: 'Memory (MB; Pss counts what processes share once)', rows });
  }
  console.log(`\nKept in ${keep(tables)}.`);
}

let ending = false;

/** Leaves no process and no file behind, however the run ended. */
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
// The driver throws from a timer when its server goes away in the middle of something.
process.on('uncaughtException', (error) => end(1, error));
bench().then(
  () => end(0),
  (error: unknown) => end(1, error),
);
