import type { api, ManagedArticle, ManagedCard, ParsedInput } from '@pathkeeper/contract';
import type { Context, Moment } from '../../platform/context.ts';
import type { Database } from '../../platform/database/index.ts';
import { refuseStaleEdit } from '../../platform/database/optimistic-concurrency.ts';
import { type Page, readPage } from '../../platform/database/paging.ts';
import { cleanArticle } from '../../platform/html/index.ts';
import { searchWords } from '../../platform/search/substring.ts';
import { findUserById } from '../accounts/index.ts';
import { altOfPicture, BUILT_IN_AUTHOR_ID, noArticle, type StoredText } from '../blog/index.ts';
import { keepPicture } from '../files/index.ts';
import { type Attempt, type Kind, once } from '../idempotency/index.ts';
import { asOwner } from '../progression/index.ts';
import { presentManaged, presentManagedCard } from './article.present.service.ts';
import * as rows from './blog-admin.public.repository.ts';
import { asItIs, changeArticle, requireThere, save, type Wanted } from './save.service.ts';
import {
  cleanText,
  EMPTY,
  isSame,
  requireContent,
  requireFreeWord,
  type TextInput,
  textOf,
} from './text.service.ts';
import { requireVersion } from './versions.service.ts';

type Calls = typeof api.blogAdmin;
type Input<Call extends keyof Calls> = ParsedInput<Calls[Call]>;
type Caller = { id: number };
type Db = Pick<Context, 'db'>;

/** Articles for those who manage them, last changed first. */
export async function listArticles(
  { db }: Db,
  { q = '', state, limit, cursor }: Input<'articles'>['query'],
  { now }: Moment,
): Promise<Page<ManagedCard> & { total: number }> {
  const filter = { state, words: searchWords(q) };
  const page = await readPage(
    { limit, cursor },
    {
      read: (window) => rows.listManaged(db, filter, now, window),
      at: ({ changedAt }) => changedAt,
      present: (found) => found.map((row) => presentManagedCard(row, now)),
    },
  );
  return { ...page, total: await rows.countManaged(db, filter, now) };
}

/** An article as its editor opens it, removed or not. @throws AppError not_found */
export async function getArticle(
  { db }: Db,
  id: number,
  { now }: Pick<Moment, 'now'>,
): Promise<ManagedArticle> {
  const row = await rows.findEdited(db, id);
  if (!row) throw noArticle();
  return presentManaged(row, now);
}

const ARTICLE: Kind = {
  name: 'blog-article',
  noun: 'article',
  sequence: 'blog_articles_id_seq',
  shownAs: 'article',
};

type Settings = Partial<Omit<Wanted, 'text' | 'waiting'>>;

async function make(
  context: Db,
  caller: Caller,
  { input, settings }: { input: TextInput; settings?: Settings },
  { key, now }: Attempt,
): Promise<ManagedArticle> {
  const request = { input, settings: settings ?? {} };
  const { thing } = await asOwner(context, BUILT_IN_AUTHOR_ID, (tx) =>
    once<{ id: number }>(
      tx,
      caller.id,
      { kind: ARTICLE, key, request, now },
      {
        find: async (id) => ((await rows.lockArticle(tx, id)) ? { id } : undefined),
        make: async (id) => {
          const row = await rows.insertEmpty(tx, caller.id, now, id);
          const text = { ...EMPTY, ...(await cleanText(tx, input, row)) };
          // Only what is begun in the editor may be without a word.
          if (settings) requireContent(text.content);
          const wanted = { ...asItIs(row), ...settings, text, waiting: null };
          await save(tx, row, wanted, { id: caller.id, now });
          return { thing: { id: row.id } };
        },
      },
    ),
  );
  return getArticle(context, thing.id, { now });
}

const instantOf = (written: string | null) => (written === null ? null : new Date(written));

/** Writes an article; a draft unless it says otherwise. With a key, a retry gets the one of the first try. */
export function createArticle(
  context: Db,
  caller: Caller,
  body: Input<'create'>['body'],
  attempt: Attempt,
): Promise<ManagedArticle> {
  const { isPublished, isFeatured, readTime, publishedAt, ...input } = body;
  requireFreeWord(input.slug);
  const planned = instantOf(publishedAt);
  const settings = { isPublished, isFeatured, ownReadTime: readTime, publishedAt: planned };
  return make(context, caller, { input, settings }, attempt);
}

/** Begins a draft with whatever stands in the editor so far (D60). */
export const beginArticle = (
  context: Db,
  caller: Caller,
  input: Input<'begin'>['body'],
  attempt: Attempt,
): Promise<ManagedArticle> => make(context, caller, { input }, attempt);

/** @throws AppError edit_conflict with the article as it is now */
function refuseOther(
  row: rows.StoredArticle,
  { version, is, change }: { version: number | undefined; is: object; change: object },
  shown: ManagedArticle,
): boolean {
  const expected = version === undefined ? undefined : { version };
  const current = { ...is, version: row.version };
  return refuseStaleEdit('article', { current, expected, change }, () => ({ article: shown }));
}

/**
 * Keeps what stands in the editor: of a draft as its words, of a published article as changes that wait
 * (D60). What is not named stays.
 * @throws AppError not_found, conflict when it is removed, edit_conflict
 */
export async function saveDraft(
  context: Db,
  caller: Caller,
  id: number,
  { expectedVersion: version, ...input }: Input<'saveDraft'>['body'],
  { now }: Moment,
): Promise<ManagedArticle> {
  await changeArticle(context, id, async (tx, row) => {
    requireThere(row);
    const is = row.waiting ?? textOf(row);
    const text = { ...is, ...(await cleanText(tx, input, row)) };
    if (refuseOther(row, { version, is, change: text }, await shown(tx, id, now))) return;
    const as = asItIs(row);
    const wanted = row.isPublished
      ? { ...as, waiting: isSame(text, as.text) ? null : text }
      : { ...as, text };
    await save(tx, row, wanted, { id: caller.id, now });
  });
  return getArticle(context, id, { now });
}

const shown = (tx: Database, id: number, now: Date) => getArticle({ db: tx }, id, { now });

/**
 * Changes an article for its readers; what is not named stays. What waits is changed in the same places.
 * @throws AppError not_found, conflict when it is removed, edit_conflict, invalid_request with fields
 */
export async function updateArticle(
  context: Db,
  caller: Caller,
  id: number,
  { expectedVersion: version, ...body }: Input<'update'>['body'],
  { now }: Moment,
): Promise<ManagedArticle> {
  const { isPublished, isFeatured, readTime, publishedAt, ...input } = body;
  requireFreeWord(input.slug);
  await changeArticle(context, id, async (tx, row) => {
    requireThere(row);
    const named = await cleanText(tx, input, row);
    if (named.content !== undefined) requireContent(named.content);
    const as = asItIs(row);
    const settings = definedOf({
      ...{ isPublished, isFeatured, ownReadTime: readTime },
      publishedAt: publishedAt === undefined ? undefined : timeOf(row, publishedAt, now),
    });
    const { text: _text, waiting: _waiting, ...others } = as;
    const is = { ...others, ...as.text };
    const change = { ...settings, ...named };
    if (refuseOther(row, { version, is, change }, await shown(tx, id, now))) return;
    const text: StoredText = { ...as.text, ...named };
    const waiting = row.waiting && { ...row.waiting, ...named };
    const changed = { ...as, ...settings, text, waiting: isSame(waiting, text) ? null : waiting };
    // A draft has one text: what waited is its text now.
    const wanted = changed.isPublished
      ? changed
      : { ...changed, text: changed.waiting ?? text, waiting: null };
    await save(tx, row, wanted, { id: caller.id, now });
  });
  return getArticle(context, id, { now });
}

/** The first publication stays what it was (S2.3), unless another time is named. */
function timeOf(row: rows.StoredArticle, written: string | null, now: Date): Date | null {
  if (written !== null) return new Date(written);
  return row.publishedAt && row.publishedAt <= now ? row.publishedAt : null;
}

const definedOf = (settings: { [K in keyof Settings]: Settings[K] | undefined }): Settings =>
  Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined));

/** Lets go of the changes that wait. @throws AppError not_found, conflict */
export async function discardWaiting(
  context: Db,
  caller: Caller,
  id: number,
  { now }: Moment,
): Promise<ManagedArticle> {
  await changeArticle(context, id, async (tx, row) => {
    requireThere(row);
    await save(tx, row, { ...asItIs(row), waiting: null }, { id: caller.id, now });
  });
  return getArticle(context, id, { now });
}

/** Brings the words of a version back into the editor. @throws AppError not_found, conflict */
export async function returnToVersion(
  context: Db,
  caller: Caller,
  { id, version }: { id: number; version: number },
  { now }: Moment,
): Promise<ManagedArticle> {
  await changeArticle(context, id, async (tx, row) => {
    requireThere(row);
    const { title, excerpt, content } = await requireVersion(tx, id, version);
    const words = { title, excerpt, content: cleanArticle(content) };
    const as = asItIs(row);
    const text = { ...(as.waiting ?? as.text), ...words };
    const wanted = row.isPublished
      ? { ...as, waiting: isSame(text, as.text) ? null : text }
      : { ...as, text };
    await save(tx, row, wanted, { id: caller.id, now });
  });
  return getArticle(context, id, { now });
}

/** Keeps a picture for articles: it is the installation's, and stays when its uploader leaves (D61, D83). */
export async function addImage(
  context: Pick<Context, 'db' | 'clock' | 'files'>,
  { id: uploaderId }: { id: number },
  { image, alt }: Input<'addImage'>['body'],
) {
  const { hash, url, width, height } = await keepPicture(context, BUILT_IN_AUTHOR_ID, image, {
    isPublic: true,
  });
  const uploader = await findUserById(context.db, uploaderId);
  return {
    id: hash,
    url,
    width,
    height,
    alt: altOfPicture(alt, uploader?.username ?? 'a former member'),
  };
}
