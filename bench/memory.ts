import { setTimeout as sleep } from 'node:timers/promises';
import type { House } from './house.ts';
import { family, memoryOf } from './processes.ts';
import type { Row } from './report.ts';

const LOOK_EVERY = 500;

async function read({ pid, postmaster }: House) {
  const database = family(await postmaster());
  return {
    'server (Pss)': memoryOf([pid], 'Pss'),
    'database (Pss)': memoryOf(database, 'Pss'),
    'both (Pss)': memoryOf([pid, ...database], 'Pss'),
    'server (RSS)': memoryOf([pid], 'Rss'),
  };
}

/** What a house holds once that was busy a moment ago has come to rest. */
export async function memoryAtRest(name: string, house: House): Promise<Row> {
  await sleep(2000);
  return { name, values: await read(house) };
}

/** Looks at a house from now on; what it returns ends that and tells the most that was seen. */
export function watchPeak(house: House): () => Row {
  const most: Row['values'] = {};
  const look = async () => {
    for (const [what, megabytes] of Object.entries(await read(house))) {
      most[what] = megabytes === null ? null : Math.max(most[what] ?? 0, megabytes);
    }
  };
  const timer = setInterval(() => void look().catch(() => {}), LOOK_EVERY).unref();
  return () => {
    clearInterval(timer);
    return { name: 'peak under all of this', values: most };
  };
}
