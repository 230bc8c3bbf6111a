import { isDeepStrictEqual } from 'node:util';
import type postgres from 'postgres';
import type { Acknowledged } from './acknowledged.ts';

/** Differences from what was acknowledged, each in a few words. */
export interface Findings {
  lost: string[];
  doubled: string[];
}

interface Row {
  id: number;
  owner: number;
  content: string;
  version: number;
  reflection: unknown;
}

/**
 * Compares the database with what was acknowledged, while nobody writes. Sums are always compared,
 * entries without a change since the last audit only with `everything`.
 */
export async function audit(
  sql: postgres.Sql,
  acknowledged: Acknowledged,
  everything: boolean,
): Promise<Findings> {
  const ids = everything
    ? [...acknowledged.entries.keys(), ...acknowledged.deleted]
    : [...acknowledged.fresh];
  // `checked` and `asked` are internal: they are not in the API's answers.
  const rows = await sql<Row[]>`
    select id::int, user_id::int as owner, content, version, ai_reflection - 'checked' - 'asked' as reflection
    from entries where id = any(${ids})`;
  const found = new Map(rows.map((row) => [row.id, row]));
  const findings: Findings = { lost: [], doubled: [] };
  for (const id of ids) compareEntry(id, found.get(id), acknowledged, findings);
  await compareCounts(sql, acknowledged, findings);
  await compareLedger(sql, acknowledged, findings);
  acknowledged.fresh.clear();
  return findings;
}

function compareEntry(
  id: number,
  row: Row | undefined,
  acknowledged: Acknowledged,
  { lost }: Findings,
) {
  const expected = acknowledged.entries.get(id);
  if (!expected) {
    if (row) lost.push(`the deletion of entry ${id}`);
  } else if (!row) {
    lost.push(`entry ${id}`);
  } else if (row.content !== expected.content || row.version !== expected.version) {
    lost.push(`the words of entry ${id}`);
  } else if (
    row.owner !== expected.owner ||
    !isDeepStrictEqual(row.reflection, expected.reflection)
  ) {
    lost.push(`the reflection of entry ${id}`);
  }
}

/** Rows that were never acknowledged were stored twice. */
async function compareCounts(
  sql: postgres.Sql,
  acknowledged: Acknowledged,
  { lost, doubled }: Findings,
) {
  const expected = new Map<number, { entries: number; reflections: number }>();
  for (const owner of acknowledged.xp.keys()) expected.set(owner, { entries: 0, reflections: 0 });
  for (const { owner, reflection } of acknowledged.entries.values()) {
    const counts = expected.get(owner);
    if (!counts) continue;
    counts.entries += 1;
    if (reflection) counts.reflections += 1;
  }
  const rows = await sql<
    { owner: number; entries: number; counted: number; reflections: number }[]
  >`
    select p.user_id::int as owner, p.entries as counted, p.entry_reflections as reflections,
      (select count(*)::int from entries e where e.user_id = p.user_id) as entries
    from progress p where p.user_id = any(${[...expected.keys()]})`;
  for (const { owner, entries, counted, reflections } of rows) {
    const wanted = expected.get(owner);
    for (const [what, is, should] of [
      ['entries', entries, wanted?.entries],
      ['counted entries', counted, wanted?.entries],
      ['counted reflections', reflections, wanted?.reflections],
    ] as const) {
      if (should === undefined || is === should) continue;
      (is > should ? doubled : lost).push(`account ${owner}: ${is} ${what} for ${should}`);
    }
  }
}

async function compareLedger(
  sql: postgres.Sql,
  acknowledged: Acknowledged,
  { lost, doubled }: Findings,
) {
  const payments = await sql<{ id: number; times: number }[]>`
    select e.id::int, count(x.id)::int as times
    from entries e left join xp_events x
      on x.user_id = e.user_id and x.kind = 'entry' and x.reference = e.id::text
    where e.user_id = any(${[...acknowledged.xp.keys()]}) group by e.id having count(x.id) <> 1`;
  for (const { id, times } of payments) {
    (times > 1 ? doubled : lost).push(`entry ${id} was paid for ${times} times`);
  }
  const quests = acknowledged.quests.map(({ owner, quest }) => `${owner}:${quest}`);
  const done = await sql<{ key: string; times: number }[]>`
    select user_id || ':' || reference as key, count(*)::int as times
    from xp_events where kind = 'quest' group by 1`;
  const times = new Map(done.map((row) => [row.key, row.times]));
  for (const key of quests) {
    const count = times.get(key) ?? 0;
    if (count !== 1) (count > 1 ? doubled : lost).push(`quest ${key} was paid for ${count} times`);
  }
  const sums = await sql<{ owner: number; xp: number; ledger: number; earned: number }[]>`
    select p.user_id::int as owner, p.xp, coalesce(sum(x.amount), 0)::int as ledger,
      coalesce(sum(x.amount) filter (where x.amount > 0), 0)::int as earned
    from progress p left join xp_events x on x.user_id = p.user_id group by p.user_id`;
  for (const { owner, xp, ledger, earned } of sums) {
    if (xp !== ledger) doubled.push(`account ${owner}: ${xp} XP for a ledger of ${ledger}`);
    const reported = acknowledged.xp.get(owner) ?? 0;
    if (earned < reported)
      lost.push(`account ${owner}: ${earned} XP earned of ${reported} told of`);
  }
}
