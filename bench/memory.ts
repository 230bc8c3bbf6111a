import { setTimeout as sleep } from 'node:timers/promises';
import type { Installation } from './installation.ts';
import { memoryOf, processTree } from './processes.ts';
import type { Row } from './report.ts';

const SAMPLE_MS = 500;

async function read({ pid, postmaster }: Installation) {
  const database = processTree(await postmaster());
  return {
    'server (Pss)': memoryOf([pid], 'Pss'),
    'database (Pss)': memoryOf(database, 'Pss'),
    'both (Pss)': memoryOf([pid, ...database], 'Pss'),
    'server (RSS)': memoryOf([pid], 'Rss'),
  };
}

/** Memory of an installation, two seconds after the last request. */
export async function memoryAtRest(name: string, installation: Installation): Promise<Row> {
  await sleep(2000);
  return { name, values: await read(installation) };
}

/** Samples the memory of an installation. The returned function stops that and gives the peak. */
export function watchPeak(installation: Installation): () => Row {
  const most: Row['values'] = {};
  const sample = async () => {
    for (const [what, megabytes] of Object.entries(await read(installation))) {
      most[what] = megabytes === null ? null : Math.max(most[what] ?? 0, megabytes);
    }
  };
  const timer = setInterval(() => void sample().catch(() => {}), SAMPLE_MS).unref();
  return () => {
    clearInterval(timer);
    return { name: 'peak under all of this', values: most };
  };
}
