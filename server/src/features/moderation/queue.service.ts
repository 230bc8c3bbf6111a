import type { api, ForumRevision, ParsedInput, QueueItem } from '@pathkeeper/contract';
import type { Context, Moment } from '../../platform/context.ts';
import { type Page, type PageRequest, readPage } from '../../platform/database/paging.ts';
import { markdownText } from '../../platform/html/index.ts';
import { countActs } from '../audit/index.ts';
import { findWords, listCategories, noWords, type Target } from '../forum/index.ts';
import { presentStop } from '../forum-cases/index.ts';
import { presentPeople } from '../people/index.ts';
import { type Around, presentWords } from './present.service.ts';
import * as rows from './queue.public.repository.ts';
import { stopsOf } from './stops.public.repository.ts';

/** Addresses photos for the session of whoever reads: not everybody may see those that wait. */
interface PhotoReader {
  photoUrl: (hash: string) => string;
}

type QueueRow = Awaited<ReturnType<typeof rows.listQueue>>[number];

/** Reports shown of one thing. */
const REPORTS = 100;
/** Characters of the line that a reply answers. */
const LINE = 150;

const keyOf = ({ postId, number }: Target) => `${postId}/${number}`;
const wordsOf = ({ post, reply }: QueueRow) => reply ?? post;

/** What waits for a moderator, of one reason or any: danger first, then the oldest; and how much (D46). */
export async function listQueue(
  context: Context,
  caller: PhotoReader,
  { reason, ...query }: ParsedInput<typeof api.moderation.queue>['query'],
  at: Moment,
): Promise<Page<QueueItem> & { total: number }> {
  const { db } = context;
  const [page, total] = await Promise.all([
    readPage(query, {
      read: async (window) =>
        (await rows.listQueue(db, reason, window)).map((row) => ({ ...row, id: row.waiting.id })),
      rank: ({ waiting }) => Number(waiting.isUrgent),
      at: ({ waiting }) => waiting.openedAt,
      present: (shown) => present(context, caller, shown, at),
    }),
    rows.countQueue(db, reason),
  ]);
  return { ...page, total };
}

/** Ten queries, however many wait. */
async function present(
  context: Context,
  { photoUrl }: PhotoReader,
  shown: readonly QueueRow[],
  { now }: Moment,
): Promise<QueueItem[]> {
  if (shown.length === 0) return [];
  const { db } = context;
  const cases = shown.map(({ waiting }) => waiting);
  const authorIds = shown.flatMap((row) => wordsOf(row).authorId ?? []);
  const [reports, counts, parents, revisions, stops, removed, categories] = await Promise.all([
    rows.reportsOf(db, cases, REPORTS),
    rows.countReportsOf(db, cases),
    rows.repliesOf(
      db,
      shown.flatMap(({ reply }) =>
        reply?.parentNumber ? [{ postId: reply.postId, number: reply.parentNumber }] : [],
      ),
    ),
    rows.countRevisions(db, cases),
    stopsOf(db, authorIds, now),
    countActs(db, { area: 'forum', act: 'remove' }, authorIds),
    listCategories(context),
  ]);
  const people = await presentPeople({ db }, [
    ...authorIds,
    ...[...reports.values()].flat().map(({ authorId }) => authorId),
    ...[...parents.values()].map(({ authorId }) => authorId),
  ]);
  const around = { people, categories: new Map(categories.map((each) => [each.id, each])) };
  return shown.map((row) => {
    const { waiting, reply } = row;
    const { authorId } = wordsOf(row);
    const stop = authorId === null ? undefined : stops.get(authorId);
    return {
      ...presentWords(row, around),
      caseId: waiting.id,
      reports: (reports.get(waiting.id) ?? []).map(({ reason, note, createdAt, ...by }) => ({
        ...{ reason, note },
        reporter: people.get(by.authorId) ?? null,
        createdAt: createdAt.toISOString(),
      })),
      reportCount: counts.get(waiting.id) ?? 0,
      kindWord: waiting.kindWord,
      parent: parentOf(row, parents, around),
      photoUrl: reply?.photoHash ? photoUrl(reply.photoHash) : null,
      photoAlt: reply?.photoHash ? reply.photoAlt : null,
      revisions: revisions.get(keyOf(waiting)) ?? 0,
      returnedAt: waiting.returnedAt?.toISOString() ?? null,
      stop: stop ? presentStop(stop) : null,
      removedBefore: (authorId !== null && removed.get(authorId)) || 0,
      openedAt: waiting.openedAt.toISOString(),
    };
  });
}

/** One line of the reply that a reply answers. */
function parentOf(
  { reply }: QueueRow,
  parents: ReadonlyMap<string, rows.ReplyRow>,
  { people }: Around,
): QueueItem['parent'] {
  if (!reply?.parentNumber) return null;
  const parent = parents.get(keyOf({ postId: reply.postId, number: reply.parentNumber }));
  if (!parent) return null;
  return {
    number: parent.number,
    username: people.get(parent.authorId ?? 0)?.username ?? null,
    line: [...markdownText(parent.content)].slice(0, LINE).join(''),
  };
}

/** What words were before they were changed, the newest first (D42). @throws AppError not_found */
export async function listRevisions(
  { db }: Context,
  target: Target,
  query: PageRequest,
): Promise<Page<ForumRevision>> {
  if (!(await findWords(db, target))) throw noWords(target);
  return readPage(query, {
    read: (window) => rows.listRevisions(db, target, window),
    at: ({ replacedAt }) => replacedAt,
    present: (revisions) =>
      revisions.map(({ id: version, replacedAt, ...was }) => ({
        version,
        ...was,
        replacedAt: replacedAt.toISOString(),
      })),
  });
}
