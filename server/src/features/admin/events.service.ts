import type { AdminEvent, api, ParsedInput } from '@pathkeeper/contract';
import type { Context } from '../../platform/context.ts';
import { type Page, readPage } from '../../platform/database/paging.ts';
import { findUserByName } from '../accounts/index.ts';
import { type AuditRow, listAllActs, logAct } from '../audit/index.ts';
import { presentPeople } from '../people/index.ts';
import { bulkActsOn, bulkOutcomes } from './bulk/bulk.service.ts';

/** Logs that somebody began to check the levels of everybody. */
export const logCheck = ({ db }: Pick<Context, 'db'>, actorId: number, at: Date): Promise<void> =>
  logAct(db, { at, area: 'accounts', act: 'check-levels', actorId });

/** What was done anywhere, newest first (D54). */
export async function listEvents(
  context: Context,
  query: ParsedInput<typeof api.admin.events>['query'],
): Promise<Page<AdminEvent>> {
  const { db } = context;
  const { area, action: act, person, since, until } = query;
  const named = person === undefined ? undefined : await findUserByName(db, person.trim());
  if (person !== undefined && !named) return { items: [], next: null };
  const which = {
    ...{ area, act, personId: named?.id },
    bulkIds: named ? await bulkActsOn(db, named.id) : [],
    since: storable(since),
    until: storable(until),
  };
  return readPage(query, {
    read: (window) => listAllActs(db, which, window),
    at: ({ at }) => at,
    present: (rows) => present(context, rows),
  });
}

/** A query for each kind of thing, however many lines there are. */
async function present({ db }: Context, rows: readonly AuditRow[]): Promise<AdminEvent[]> {
  const bulks = await bulkOutcomes(db, [...new Set(rows.flatMap((row) => bulkOf(row) ?? []))]);
  const people = await presentPeople({ db }, [
    ...rows.flatMap(({ actorId, personId }) => [actorId, personId]),
    ...[...bulks.values()].flatMap(({ changed }) => changed),
  ]);
  const nameOf = (id: number | null) => (id === null ? null : (people.get(id)?.username ?? null));
  return rows.map((row) => {
    const actor = row.actorId === null ? undefined : people.get(row.actorId);
    const bulk = bulks.get(bulkOf(row) ?? 0);
    const names = bulk?.changed.flatMap((id) => nameOf(id) ?? []).join(', ');
    return {
      id: row.id,
      at: row.at.toISOString(),
      area: row.area,
      actor: actor ? { id: actor.id, username: actor.username } : null,
      action: row.act,
      subject: subjectOf(row, names || nameOf(row.personId)),
      details: { before: row.before, after: withOutcome(row, bulk), reason: row.reason },
    };
  });
}

/** The act on many that a line is about. */
const bulkOf = ({ subjectKind, subjectId }: AuditRow): number | null =>
  subjectKind === 'bulk' ? subjectId : null;

/** A line says how many an act was ordered for; how many it changed is known at its end. */
function withOutcome(
  { act, after }: AuditRow,
  bulk: { state: string; done: number } | undefined,
): AdminEvent['details']['after'] {
  if (!bulk || bulk.state === 'running' || act === 'bulk-undo') return after;
  const { people = null, ...more } = after ?? {};
  return { people, changed: bulk.done, ...more };
}

function subjectOf(
  { personId, subjectKind, subjectId, subjectNumber }: AuditRow,
  name: string | null,
): AdminEvent['subject'] {
  if (subjectKind !== null)
    return { kind: subjectKind, id: subjectId, number: subjectNumber, name };
  return personId === null ? null : { kind: 'person', id: personId, number: null, name };
}

const [FIRST, LAST] = [Date.UTC(1900), Date.UTC(3000)];

/** The instant that a list is asked by; before and after all that was ever logged it says the same. */
function storable(instant: string | undefined): Date | undefined {
  if (instant === undefined) return undefined;
  // PostgreSQL has no year 0.
  return new Date(Math.min(Math.max(Date.parse(instant), FIRST), LAST));
}
