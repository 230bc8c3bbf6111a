import postgres from 'postgres';
import { compareReads, type ReadCall } from '../compare.ts';
import type { Installation } from '../installation.ts';
import { memoryAtRest, watchPeak } from '../memory.ts';
import { type Person, register, signIn } from '../people.ts';
import { openRecorder } from '../recorder.ts';
import type { Row, Table } from '../report.ts';
import { SEARCHED, seedOffice } from './seed.ts';

const OWNER = 'owner';

/** Fills an installation with people, and measures what its owner asks of them. */
export async function* measureOffice(
  installation: Installation,
  people: number,
): AsyncGenerator<Table> {
  // The first to register is the owner.
  await register(installation, OWNER);
  const sql = postgres({ ...(await installation.connection()), max: 1, onnotice: () => {} });
  const begun = performance.now();
  await seedOffice(sql, people);
  console.log(`  filled in ${Math.round((performance.now() - begun) / 1000)} s`);
  const recorder = await openRecorder(installation, 1);
  const label = `${people.toLocaleString('en-US')} people`;
  try {
    const calls = callsOf(await signIn(installation, OWNER), people);
    yield await compareReads(`The office with ${label}`, { installation, recorder }, calls);
    yield await measureWhole(installation, label);
  } finally {
    await recorder.close();
    await sql.end();
  }
}

/** What the dashboard asks; what it is narrowed to matches many, a few and one. */
function callsOf(headers: Person['headers'], people: number): ReadCall[] {
  const middle = Math.floor(people / 2);
  const users = (query: string) => [`/api/admin/users-detailed?limit=25&${query}`];
  return [
    { name: 'the newest', paths: users('') },
    { name: 'by level', paths: users('sort=level') },
    { name: 'by last day', paths: users('sort=active') },
    { name: 'by name', paths: users('sort=name') },
    { name: 'of level 5', paths: users('level=5') },
    { name: 'highly engaged', paths: users('engagement=HIGH') },
    { name: 'wrote this week, by level', paths: users('activeWithin=7&sort=level') },
    { name: 'suspended', paths: users('status=suspended') },
    { name: 'a first name, one in fifty', paths: users(`search=${SEARCHED.first}`) },
    { name: 'a first and last name', paths: users(`search=${encodeURIComponent(SEARCHED.both)}`) },
    { name: 'a name that nobody has', paths: users(`search=${SEARCHED.nobody}`) },
    { name: 'one person', paths: [`/api/admin/users/${middle}`] },
    { name: 'the log of acts', paths: ['/api/admin/events'] },
  ].map((call) => ({ ...call, headers }));
}

/** What goes over everybody: its time, and the most memory that it takes. */
async function measureWhole(installation: Installation, label: string): Promise<Table> {
  // A token lasts a quarter of an hour.
  let owner = await signIn(installation, OWNER);
  const ask = async (path: string, method = 'GET', body?: string) => {
    const headers = { ...owner, ...(body ? { 'content-type': 'application/json' } : {}) };
    const url = `http://127.0.0.1:${installation.port}${path}`;
    const reply = await fetch(url, { method, headers, body: body ?? null });
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`);
    return reply;
  };
  const rows: Row[] = [];
  const measure = async (name: string, work: () => Promise<object>) => {
    owner = await signIn(installation, OWNER);
    const before = (await memoryAtRest(name, installation)).values['server (Pss)'] ?? null;
    const peak = watchPeak(installation);
    const begun = performance.now();
    const more = await work();
    const seconds = (performance.now() - begun) / 1000;
    const most = peak().values['server (Pss)'] ?? null;
    rows.push({ name, values: { seconds, ...more, 'MB before': before, 'MB at most': most } });
  };
  await measure('the four tiles', async () => {
    await ask('/api/admin/stats');
    return {};
  });
  await measure('the charts of 30 days', async () => {
    await ask('/api/admin/stats/days?days=30');
    return {};
  });
  await measure('the file of everybody', async () => {
    let bytes = 0;
    for await (const chunk of (await ask('/api/admin/users.csv')).body ?? []) bytes += chunk.length;
    return { MB: bytes / 1_000_000 };
  });
  await measure('the integrity check', async () => {
    let [calls, mended] = [0, 0];
    for (let after: number | null = 0; after !== null; calls += 1) {
      const body = JSON.stringify(after === 0 ? {} : { after });
      const reply = await ask('/api/admin/fix-level-consistency', 'POST', body);
      const report = (await reply.json()) as { next: number | null; fixed: number };
      after = report.next;
      mended += report.fixed;
    }
    return { calls, mended };
  });
  return { title: `Everybody at once, ${label}`, rows };
}
