import postgres from 'postgres';
import { compareReads, type ReadCall } from './compare.ts';
import { addMembers } from './forum/seed.ts';
import type { Installation } from './installation.ts';
import { watchPeak } from './memory.ts';
import { type Person, register } from './people.ts';
import { openRecorder } from './recorder.ts';
import type { Row, Table } from './report.ts';

/** One person in a thousand is kept out. */
const SUSPENDED = 1000;

/** Fills an installation with people, and measures what its owner asks of them. */
export async function* measureOffice(
  installation: Installation,
  people: number,
): AsyncGenerator<Table> {
  // The first to register is the owner; the token lasts a quarter of an hour.
  const owner = await register(installation, 'owner');
  const sql = postgres({ ...(await installation.connection()), max: 1, onnotice: () => {} });
  const begun = performance.now();
  await seedPeople(sql, people);
  console.log(`  filled in ${Math.round((performance.now() - begun) / 1000)} s`);
  const recorder = await openRecorder(installation, 1);
  const label = `${people.toLocaleString('en-US')} people`;
  try {
    const calls = callsOf(owner, people);
    yield await compareReads(`The office with ${label}`, { installation, recorder }, calls);
    yield await measureWhole(installation, { owner, sql, label });
  } finally {
    await recorder.close();
    await sql.end();
  }
}

/** People who wrote on some day of the last two years, each with a run that ended then. */
async function seedPeople(sql: postgres.Sql, count: number): Promise<void> {
  await sql.begin(async (tx) => {
    await tx`set local synchronous_commit = off`;
    await tx`set local maintenance_work_mem = '512MB'`;
    const first = await addMembers(tx, count);
    await tx`update users set password_hash = 'nobody signs in as these',
      first_name = 'Ada ' || id, created_at = now() - (id % 700) * interval '1 day'
      where id >= ${first}`;
    await tx`update progress set last_day = (xp_at at time zone 'UTC')::date, run_length = user_id % 9,
      run_end = (xp_at at time zone 'UTC')::date,
      run_holds_until = (xp_at at time zone 'UTC')::date + 1 where user_id >= ${first}`;
    await tx`insert into suspensions (user_id, reason, created_at)
      select id, 'A measurement', now() from users where id >= ${first} and id % ${SUSPENDED} = 0`;
  });
  await sql`vacuum analyze`;
}

/** What the dashboard asks; what it is narrowed to matches many, a few and one. */
function callsOf({ headers }: Person, people: number): ReadCall[] {
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
    { name: 'a whole name', paths: users(`search=member-${middle}`) },
    { name: 'a part of many names', paths: users('search=ember-77') },
    { name: 'a name that nobody has', paths: users('search=zeugma') },
    { name: 'one person', paths: [`/api/admin/users/${middle}`] },
    { name: 'the log of acts', paths: ['/api/admin/events'] },
  ].map((call) => ({ ...call, headers }));
}

/** What goes over everybody: its time, and the most memory that it takes. */
async function measureWhole(
  installation: Installation,
  { owner, sql, label }: { owner: Person; sql: postgres.Sql; label: string },
): Promise<Table> {
  const ask = async (path: string, method = 'GET', body?: string) => {
    const headers = { ...owner.headers, ...(body ? { 'content-type': 'application/json' } : {}) };
    const url = `http://127.0.0.1:${installation.port}${path}`;
    const reply = await fetch(url, { method, headers, body: body ?? null });
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`);
    return reply;
  };
  const rows: Row[] = [];
  const measure = async (name: string, work: () => Promise<object>) => {
    const peak = watchPeak(installation);
    const begun = performance.now();
    const more = await work();
    const seconds = (performance.now() - begun) / 1000;
    rows.push({
      name,
      values: { seconds, ...more, 'server MB': peak().values['server (Pss)'] ?? null },
    });
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
  await makeTotalsAgree(sql);
  await measure('the integrity check', async () => {
    let calls = 0;
    for (let after: number | null = 0; after !== null; calls += 1) {
      const body = JSON.stringify(after === 0 ? {} : { after });
      const reply = await ask('/api/admin/fix-level-consistency', 'POST', body);
      after = ((await reply.json()) as { next: number | null }).next;
    }
    return { calls };
  });
  return { title: `Everybody at once, ${label}`, rows };
}

/** A ledger for the XP that people have, and no days or entries: a check finds nothing to mend. */
async function makeTotalsAgree(sql: postgres.Sql): Promise<void> {
  await sql`insert into xp_events (user_id, kind, reference, amount, created_at)
    select p.user_id, 'gift', 'bench', p.xp, p.xp_at from progress p
    where p.xp > 0 and not exists (select 1 from xp_events e where e.user_id = p.user_id)`;
  await sql`update progress set entries = 0, last_day = null, run_length = null, run_end = null,
    run_holds_until = null where run_holds_until is not null`;
  await sql`vacuum analyze progress, xp_events`;
}
