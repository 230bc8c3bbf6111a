import type { ManagedArticle } from '@pathkeeper/contract';
import type { Context, Moment } from '../../platform/context.ts';
import type { Database } from '../../platform/database/index.ts';
import { randomToken } from '../../platform/secrets/tokens.ts';
import { BUILT_IN_AUTHOR_ID, noArticle } from '../blog/index.ts';
import { attachFiles } from '../files/index.ts';
import * as rows from './blog-admin.public.repository.ts';
import {
  asItIs,
  changeArticle,
  log,
  requireThere,
  save,
  usedByArticle,
  type Wanted,
} from './save.service.ts';
import { getArticle } from './write.service.ts';

type Caller = { id: number };
type Db = Pick<Context, 'db'>;

/** For so long an article that was taken away can be brought back. */
const RESTORABLE_MS = 30 * 24 * 60 * 60 * 1000;

async function turn(
  context: Db,
  caller: Caller,
  id: number,
  { now }: Moment,
  wanted: (as: Wanted) => Wanted,
): Promise<ManagedArticle> {
  await changeArticle(context, id, async (tx, row) => {
    requireThere(row);
    await save(tx, row, wanted(asItIs(row)), { id: caller.id, now });
  });
  return getArticle(context, id, { now });
}

/** The one text of an article in which what waits is taken over. */
const settled = (as: Wanted) => ({ ...as, text: as.waiting ?? as.text, waiting: null });

/**
 * Publishes an article with the changes that wait: at the time planned for it, else now.
 * @throws AppError not_found, conflict, invalid_request with the fields that are missing
 */
export const publish = (context: Db, caller: Caller, id: number, at: Moment) =>
  turn(context, caller, id, at, (as) => ({ ...settled(as), isPublished: true }));

/** Makes an article a draft again; a time that was planned for it is forgotten. @throws AppError not_found, conflict */
export const unpublish = (context: Db, caller: Caller, id: number, at: Moment) =>
  turn(context, caller, id, at, (as) => ({ ...settled(as), isPublished: false }));

/** Features an article, or no longer. @throws AppError not_found, conflict */
export const feature = (context: Db, caller: Caller, id: number, at: Moment) =>
  turn(context, caller, id, at, (as) => ({ ...as, isFeatured: !as.isFeatured }));

/** Takes an article away; a second time changes nothing. @throws AppError not_found */
export async function removeArticle(
  context: Db,
  caller: Caller,
  id: number,
  { now }: Moment,
): Promise<void> {
  await changeArticle(context, id, async (tx, row) => {
    if (row.removedAt !== null) return;
    if (row.isPublished && row.publishedAt && row.publishedAt <= now) {
      await rows.traceSlug(tx, row.slug, id);
    }
    await rows.updateArticle(tx, id, { removedAt: now, changedAt: now });
    await log(tx, 'remove', row, { id: caller.id, now });
  });
}

/** Brings a removed article back, as a draft. @throws AppError not_found after 30 days */
export async function restoreArticle(
  context: Db,
  caller: Caller,
  id: number,
  { now }: Moment,
): Promise<ManagedArticle> {
  await changeArticle(context, id, async (tx, row) => {
    if (row.removedAt === null) return;
    if (now.getTime() - row.removedAt.getTime() > RESTORABLE_MS) throw noArticle();
    // Whoever had the address of its draft has it no more.
    await rows.updateArticle(tx, id, { removedAt: null, previewToken: null, changedAt: now });
    await save(
      tx,
      { ...row, removedAt: null },
      { ...settled(asItIs(row)), isPublished: false },
      { id: caller.id, now },
    );
    await log(tx, 'restore', row, { id: caller.id, now });
  });
  return getArticle(context, id, { now });
}

/** Deletes what was taken away more than 30 days ago; resolves with how many. */
export async function purgeArticles(context: Pick<Context, 'db' | 'clock'>): Promise<number> {
  const now = context.clock.now();
  const before = new Date(now.getTime() - RESTORABLE_MS);
  for (let purged = 0; ; purged += 1) {
    const found = await rows.findPurgeable(context.db, before);
    if (!found) return purged;
    await changeArticle(context, found.id, async (tx, row) => {
      if (row.removedAt === null || row.removedAt >= before) return;
      await erase(tx, row.id, now);
    });
  }
}

/** Deletes an article for good, with its versions; pictures that nothing else shows go by themselves. @throws AppError not_found */
export const deleteArticle = (context: Db, id: number, now: Date): Promise<void> =>
  changeArticle(context, id, (tx) => erase(tx, id, now));

async function erase(tx: Database, id: number, now: Date): Promise<void> {
  await attachFiles(tx, BUILT_IN_AUTHOR_ID, usedByArticle(id), [], now);
  await rows.deleteArticle(tx, id);
}

/** 128 random bits: nobody guesses the address of a draft (D60). */
const TOKEN_BYTES = 16;

/** Makes the address that shows a draft; one that is there stays. @throws AppError not_found, conflict */
export async function openPreview(context: Db, caller: Caller, id: number, { now }: Moment) {
  await changeArticle(context, id, async (tx, row) => {
    requireThere(row);
    if (row.previewToken !== null) return;
    await rows.updateArticle(tx, id, { previewToken: randomToken(TOKEN_BYTES) });
    await log(tx, 'preview', row, { id: caller.id, now });
  });
  return getArticle(context, id, { now });
}

/** Ends the address that shows a draft. @throws AppError not_found */
export async function closePreview(context: Db, caller: Caller, id: number, { now }: Moment) {
  await changeArticle(context, id, async (tx, row) => {
    if (row.previewToken === null) return;
    await rows.updateArticle(tx, id, { previewToken: null });
    await log(tx, 'end-preview', row, { id: caller.id, now });
  });
  return getArticle(context, id, { now });
}
