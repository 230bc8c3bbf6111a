import { setTimeout as sleep } from 'node:timers/promises';
import { ensureBuilt } from '../scripts/build.mjs';
import { measureAward } from './award.ts';
import { deepPage, measureGrowth } from './growth.ts';
import { type House, makeDataFolder, removeDataFolder, startHouse, stopAll } from './house.ts';
import { measureLoad } from './load.ts';
import { median } from './measure.ts';
import { measureOverhead } from './overhead.ts';
import { family, memoryOf } from './processes.ts';
import { keep, print, type Row, type Table } from './report.ts';
import { addNeighbours, addWriter, SHORT, settle } from './site.ts';
import { measureSizes } from './sizes.ts';

const MANY = 100_000;
const STARTS = 5;

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

async function memory(name: string, house: House): Promise<Row> {
  // What was busy a moment ago comes to rest.
  await sleep(2000);
  const database = family(await house.postmaster());
  return {
    name,
    values: {
      'server (RSS)': memoryOf([house.pid], 'Rss'),
      'database (PSS)': memoryOf(database, 'Pss'),
      'both (PSS)': memoryOf([house.pid, ...database], 'Pss'),
    },
  };
}

/** Measures everything that DESIGN sets a figure for; prints tables, asserts nothing. */
async function bench(): Promise<void> {
  await ensureBuilt();
  report(measureSizes());

  const folder = newFolder();
  const starts: number[] = [];
  let house = await startHouse(folder);
  const firstStart = house.startedIn;
  for (let start = 0; start < STARTS; start++) {
    await house.stop();
    house = await startHouse(folder);
    starts.push(house.startedIn);
  }
  const idle = await memory('idle', house);
  report({
    title: 'From the start of the process to the first answer (ms)',
    rows: [
      { name: 'first start, makes the database', values: { ms: firstStart } },
      { name: 'every other start', values: { ms: median(starts) }, target: 2000 },
    ],
  });

  console.log('\nFilling two installations …');
  const large = await settle(house);
  const long = await addWriter(large, 'long', MANY);
  await addNeighbours(large, MANY, long);
  const small = await settle(await startHouse(newFolder()));
  await addNeighbours(small, SHORT, small.short);

  report(await measureOverhead(large));
  report(await measureAward(large));
  const count = (n: number) => n.toLocaleString('en-US');
  report(
    await measureGrowth({
      title: 'One person’s entries (median ms)',
      small: [count(SHORT), large.short],
      large: [count(MANY), long],
      deep: { name: 'list, 90,000 down', path: await deepPage(large, long, 90_000) },
    }),
  );
  report(
    await measureGrowth({
      title: 'People (median ms)',
      small: [count(SHORT), small.short],
      large: [count(MANY), large.short],
    }),
  );
  await small.house.stop();
  report(await measureLoad(large.short));
  await large.sql.end();
  report({ title: 'Memory (MB)', rows: [idle, await memory('after that load', house)] });
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
