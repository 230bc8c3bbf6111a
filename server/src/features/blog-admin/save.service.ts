import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/database/index.ts';
import { AppError } from '../../platform/errors.ts';
import { ARTICLE_RULES, cleanArticle } from '../../platform/html/index.ts';
import { JobFailure } from '../../platform/jobs.ts';
import { changed, logAct } from '../audit/index.ts';
import { BUILT_IN_AUTHOR_ID, noArticle, type StoredCard, type StoredText } from '../blog/index.ts';
import { attachFiles } from '../files/index.ts';
import { asOwner } from '../progression/index.ts';
import * as rows from './blog-admin.public.repository.ts';
import {
  columnsOf,
  drawColumns,
  isSame,
  picturesOf,
  requireComplete,
  slugFor,
  textOf,
} from './text.service.ts';
import { keepVersion } from './versions.service.ts';

/** Who acts, and when. */
export interface By {
  id: number;
  now: Date;
}

/** What an article is to be. */
export interface Wanted {
  text: StoredText;
  waiting: StoredText | null;
  isPublished: boolean;
  isFeatured: boolean;
  ownReadTime: number | null;
  /** Null: at once, when it is published. */
  publishedAt: Date | null;
}

/** An article as it is. */
export const asItIs = (row: rows.StoredArticle): Wanted => ({
  text: textOf(row),
  waiting: row.waiting,
  isPublished: row.isPublished,
  isFeatured: row.isFeatured,
  ownReadTime: row.ownReadTime,
  publishedAt: row.publishedAt,
});

/**
 * Works on an article under its lock. Articles and their pictures are the installation's, so its lock is the
 * one that is held: whoever writes the blog takes turns.
 * @throws AppError not_found
 */
export function changeArticle<T>(
  context: Pick<Context, 'db'>,
  id: number,
  work: (tx: Database, row: rows.StoredArticle) => Promise<T>,
): Promise<T> {
  return asOwner(context, BUILT_IN_AUTHOR_ID, async (tx) => {
    const row = await rows.lockArticle(tx, id);
    if (!row) throw noArticle();
    return work(tx, row);
  });
}

/** @throws AppError conflict */
export function requireThere({ removedAt }: rows.StoredArticle): void {
  if (removedAt === null) return;
  throw new AppError('conflict', 'This article has been removed. Bring it back to change it.');
}

const isVisible = ({ isPublished, publishedAt, removedAt }: rows.StoredArticle, now: Date) =>
  isPublished && publishedAt !== null && publishedAt <= now && removedAt === null;

/**
 * Makes an article what it is to be, in one transaction: text and what is made of it, address, versions,
 * pictures and the log. What is so already is left alone.
 * @throws AppError invalid_request with fields for what is published and lacks something
 */
export async function save(
  tx: Database,
  row: rows.StoredArticle,
  wanted: Wanted,
  { id: by, now }: By,
): Promise<void> {
  const { text, waiting, isPublished, isFeatured, ownReadTime } = wanted;
  const isNew = row.version === 0;
  const hasNewText = isNew || !isSame(textOf(row), text);
  const hasNewWaiting = !isSame(row.waiting, waiting);
  const isTurned = row.isPublished !== isPublished;
  // A plan goes with what it was for: its time may have passed when the article is published after all.
  const isPlanOff =
    isTurned && !isPublished && wanted.publishedAt !== null && wanted.publishedAt > now;
  const time = isPlanOff ? null : wanted.publishedAt;
  const publishedAt = isPublished ? (time ?? now) : time;
  const hasMoved = row.publishedAt?.getTime() !== publishedAt?.getTime();
  const hasOther = row.isFeatured !== isFeatured || row.ownReadTime !== ownReadTime || hasMoved;
  if (!hasNewText && !hasNewWaiting && !isTurned && !hasOther) return;
  if (isPublished && (hasNewText || isTurned)) requireComplete(text);
  if (isVisible(row, now)) await rows.traceSlug(tx, row.slug, row.id);
  const version = row.version + (hasNewText || hasNewWaiting || isTurned ? 1 : 0);
  const redrawn = hasNewText || row.ownReadTime !== ownReadTime;
  await rows.updateArticle(tx, row.id, {
    ...(redrawn ? await columnsOf(tx, text, ownReadTime) : {}),
    ...(hasNewText || isTurned
      ? { slug: await slugFor(tx, row, text), hasOwnSlug: text.slug !== null, updatedAt: now }
      : {}),
    ...(hasNewWaiting ? { waiting, waitingAt: waiting && now, waitingBy: waiting && by } : {}),
    ...{ isPublished, isFeatured, publishedAt, version, changedAt: now },
  });
  const kept = { articleId: row.id, version, by, now };
  if (hasNewText || isTurned) {
    await keepVersion(tx, { ...kept, text, wasPublished: isPublished });
  } else if (hasNewWaiting && waiting) {
    await keepVersion(tx, { ...kept, text: waiting, wasPublished: false });
  }
  await attachPictures(tx, { id: row.id, card: row.card, texts: [text, waiting] }, now);
  if (isPublished && publishedAt && publishedAt <= now) {
    const stored = await rows.lockArticle(tx, row.id);
    if (stored) await rows.traceSlug(tx, stored.slug, row.id);
  }
  // A draft saves itself while it is written: its versions say who did.
  const isEdited = row.isPublished && !isTurned && (redrawn || hasMoved);
  const acts = [
    ...(isNew ? ['create'] : isEdited ? ['edit'] : []),
    ...(isTurned ? [isPublished ? 'publish' : 'unpublish'] : []),
    ...(row.isFeatured === isFeatured ? [] : [isFeatured ? 'feature' : 'unfeature']),
  ];
  for (const act of acts) await log(tx, act, row, { id: by, now });
}

/** Notes what was drawn for a title, while the article still has that title. @throws AppError not_found */
export const keepCard = (
  context: Pick<Context, 'db'>,
  id: number,
  card: StoredCard,
  now: Date,
): Promise<void> =>
  changeArticle(context, id, async (tx, row) => {
    if (row.title !== card.title) return;
    await rows.updateArticle(tx, id, { card });
    await attachPictures(tx, { id, card, texts: [textOf(row), row.waiting] }, now);
  });

/**
 * Cleans and draws again what was stored by older rules (ADR-0026); resolves with how many. One that cannot be
 * drawn keeps none of the others back.
 * @throws JobFailure with the ids of those that lack a picture or could not be drawn; they are tried again
 */
export async function redrawArticles(context: Pick<Context, 'db'>): Promise<number> {
  const failed: number[] = [];
  let redrawn = 0;
  for (let after = 0; ; ) {
    const found = await rows.findOutdated(context.db, ARTICLE_RULES, after);
    if (!found) break;
    after = found.id;
    const isWhole = await redraw(context, after).catch(() => false);
    if (isWhole) redrawn += 1;
    else failed.push(after);
  }
  if (failed.length > 0) throw new JobFailure(`pictures or words of articles ${failed.join(', ')}`);
  return redrawn;
}

/** Resolves with whether all its pictures are here. Without one it is clean all the same, but not up to date. */
const redraw = (context: Pick<Context, 'db'>, id: number): Promise<boolean> =>
  changeArticle(context, id, async (tx, row) => {
    const clean = (text: StoredText) => ({ ...text, content: cleanArticle(text.content) });
    const { columns, isWhole } = await drawColumns(tx, clean(textOf(row)), row.ownReadTime);
    await rows.updateArticle(tx, row.id, {
      ...columns,
      ...(isWhole ? {} : { sanitizer: row.sanitizer }),
      waiting: row.waiting && clean(row.waiting),
    });
    return isWhole;
  });

/** What the log keeps of an article; its words are among its versions. */
const told = ({ title, slug, publishedAt }: rows.StoredArticle) => ({
  title,
  slug,
  publishedAt: publishedAt?.toISOString() ?? null,
});

/**
 * A line of the log about an article: its title, and what became of it since it was `row` (D54). What a new installation begins with is nobody's act, and its articles
 * are dated before there was a log.
 */
export async function log(
  tx: Database,
  act: string,
  row: rows.StoredArticle,
  by: By,
): Promise<void> {
  if (by.id === BUILT_IN_AUTHOR_ID) return;
  const now = (await rows.lockArticle(tx, row.id)) ?? row;
  const { before, after } = changed(told(row), told(now));
  await logAct(tx, {
    ...{ at: by.now, area: 'blog', act, actorId: by.id, subject: { kind: 'article', id: row.id } },
    before: Object.keys(before).length > 0 && row.version > 0 ? before : null,
    after: { title: now.title, ...after },
  });
}

interface Shown {
  id: number;
  card: StoredCard | null;
  texts: readonly (StoredText | null)[];
}

/** Pictures are kept as long as the article, its card or one of its versions shows them. */
async function attachPictures(tx: Database, { id, card, texts }: Shown, now: Date): Promise<void> {
  const shown = texts.flatMap((text) => (text ? picturesOf(text) : []));
  if (card?.picture) shown.push(card.picture.hash);
  const hashes = new Set([...shown, ...(await rows.picturesOfVersions(tx, id))]);
  await attachFiles(tx, BUILT_IN_AUTHOR_ID, usedByArticle(id), [...hashes], now);
}

/** What an article's pictures are used by. */
export const usedByArticle = (id: number): string => `article:${id}`;
