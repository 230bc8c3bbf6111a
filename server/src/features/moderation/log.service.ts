import {
  type api,
  MODERATION_ACTS,
  type ModerationAct,
  type ModerationEvent,
  type ParsedInput,
  QUEUE_DECISIONS,
} from '@pathkeeper/contract';
import type { Context } from '../../platform/context.ts';
import { type Page, readPage } from '../../platform/database/paging.ts';
import { findUserByName } from '../accounts/index.ts';
import { type AuditRow, listActs } from '../audit/index.ts';
import { listCategories } from '../forum/index.ts';
import { presentPeople } from '../people/index.ts';
import { titlesOf } from './log.public.repository.ts';

/** What was done in the forum, newest first; of one act or one person where they are named (D46). */
export async function listLog(
  context: Context,
  { act, settled, personId, person, ...query }: ParsedInput<typeof api.moderation.log>['query'],
): Promise<Page<ModerationEvent>> {
  const { db } = context;
  const id = person === undefined ? personId : await idOf(context, person);
  if (id === null) return { items: [], next: null };
  const acts = act ? [act] : settled ? QUEUE_DECISIONS : undefined;
  // What waited in the queue says whether it was hidden; the same acts elsewhere do not.
  const saying = settled ? 'hidden' : undefined;
  return readPage(query, {
    read: (window) => listActs(db, 'forum', { acts, personId: id, saying }, window),
    at: ({ at }) => at,
    present: (acts) => present(context, acts),
  });
}

/** By username alone: a mail address is nobody's business here. */
async function idOf({ db }: Context, name: string): Promise<number | null> {
  const found = await findUserByName(db, name);
  return found?.username.toLowerCase() === name.toLowerCase() ? found.id : null;
}

/** Three queries, however many lines there are. */
async function present(context: Context, acts: readonly AuditRow[]): Promise<ModerationEvent[]> {
  const { db } = context;
  const postIds = acts.flatMap(({ subjectKind, subjectId }) =>
    subjectId !== null && subjectKind !== 'category' ? [subjectId] : [],
  );
  const [people, titles, categories] = await Promise.all([
    presentPeople(
      { db },
      acts.flatMap(({ actorId, personId }) => [actorId, personId]),
    ),
    titlesOf(db, postIds),
    listCategories(context),
  ]);
  const names = new Map(categories.map(({ id, name }) => [id, name]));
  const card = (id: number | null) => (id !== null && people.get(id)) || null;
  return acts.filter(isOfForum).map((row) => ({
    id: row.id,
    at: row.at.toISOString(),
    act: row.act,
    actor: card(row.actorId),
    person: card(row.personId),
    subject: subjectOf(row, titles, names),
    before: row.before,
    after: row.after,
    reason: row.reason,
  }));
}

const isOfForum = (row: AuditRow): row is AuditRow & { act: ModerationAct } =>
  MODERATION_ACTS.some((act) => act === row.act);

function subjectOf(
  { subjectKind: kind, subjectId: id, subjectNumber: number }: AuditRow,
  titles: ReadonlyMap<number, string>,
  names: ReadonlyMap<number, string>,
): ModerationEvent['subject'] {
  if (id === null || (kind !== 'post' && kind !== 'reply' && kind !== 'category')) return null;
  const title = (kind === 'category' ? names : titles).get(id) ?? null;
  return { kind, id, number: number ?? 0, title: title === '' ? null : title };
}
