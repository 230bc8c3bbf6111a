import type { ArticleVersion, api, ResponseOf } from '@pathkeeper/contract';
import type { Change } from 'diff';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/database/index.ts';
import { notFound } from '../../platform/errors.ts';
import { wordsOf } from '../../platform/html/index.ts';
import { noArticle, type StoredText } from '../blog/index.ts';
import { nameOf } from './article.present.service.ts';
import * as rows from './blog-admin.public.repository.ts';
import { picturesOf } from './text.service.ts';

/** Versions that are kept beside those that were published (D60). */
const KEPT = 50;

/** Saves within so long, by the same person, are one version. */
const SAME_SITTING_MS = 10 * 60 * 1000;

/** Of what was written: a save that loses more begins a version of its own, however soon it comes. */
const LOSS = 0.8;

/** Keeps what an article is now among its versions. */
export async function keepVersion(
  tx: Database,
  {
    articleId,
    version,
    by,
    now,
    text,
    wasPublished,
  }: {
    articleId: number;
    version: number;
    by: number;
    now: Date;
    text: StoredText;
    wasPublished: boolean;
  },
): Promise<void> {
  const { title, excerpt, content } = text;
  const words = { title, excerpt, content, pictures: picturesOf(text) };
  const last = await rows.lastVersion(tx, articleId);
  const isSame = last?.title === title && last.excerpt === excerpt && last.content === content;
  const goesOn =
    last !== undefined &&
    !last.wasPublished &&
    last.authorId === by &&
    now.getTime() - last.begunAt.getTime() < SAME_SITTING_MS &&
    content.length >= last.content.length * LOSS;
  if (last && (isSame || goesOn)) {
    await rows.replaceVersion(tx, last, {
      ...{ ...words, version, savedAt: now },
      wasPublished: wasPublished || (isSame && last.wasPublished),
    });
    return;
  }
  await rows.insertVersion(tx, {
    ...{ ...words, articleId, version, authorId: by, begunAt: now, savedAt: now, wasPublished },
  });
  await rows.pruneVersions(tx, articleId, KEPT);
}

type Listed = Awaited<ReturnType<typeof rows.listVersions>>[number];

const presentVersion = (row: Listed): ArticleVersion => ({
  version: row.version,
  title: row.title,
  savedBy: nameOf(row),
  savedAt: row.savedAt.toISOString(),
  wasPublished: row.wasPublished,
});

/** The versions of an article, newest first. @throws AppError not_found */
export async function listVersions({ db }: Pick<Context, 'db'>, id: number) {
  const versions = await rows.listVersions(db, id);
  if (versions.length === 0 && !(await rows.findEdited(db, id))) throw noArticle();
  return versions.map(presentVersion);
}

/** @throws AppError not_found */
export async function requireVersion(db: Database, id: number, version: number) {
  const row = await rows.findVersion(db, id, version);
  if (!row) throw notFound('That version');
  return row;
}

/** A version, and what became of its words since. @throws AppError not_found */
export async function getVersion(
  { db }: Pick<Context, 'db'>,
  id: number,
  version: number,
): Promise<ResponseOf<(typeof api.blogAdmin)['version']>> {
  const article = await rows.findEdited(db, id);
  if (!article) throw noArticle();
  const row = await requireVersion(db, id, version);
  const now = (article.waiting ?? article).content;
  return {
    ...presentVersion(row),
    ...{ title: row.title, excerpt: row.excerpt, content: row.content },
    differences: await differencesOf(wordsOf(row.content), wordsOf(now)),
  };
}

/** Milliseconds after which two texts are told apart by whole sentences only, or not at all. */
const PATIENCE = 500;

async function differencesOf(was: string, is: string) {
  const { diffSentences, diffWordsWithSpace } = await import('diff');
  const found: Change[] = diffWordsWithSpace(was, is, { timeout: PATIENCE }) ??
    diffSentences(was, is, { timeout: PATIENCE }) ?? [
      { value: was, added: false, removed: true, count: 1 },
      { value: is, added: true, removed: false, count: 1 },
    ];
  return found.map(({ value, added, removed }) => ({
    kind: added ? ('added' as const) : removed ? ('removed' as const) : ('same' as const),
    text: value,
  }));
}
