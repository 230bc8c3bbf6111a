import { isDeepStrictEqual } from 'node:util';
import {
  type api,
  BLOG_LIMITS,
  isBlank,
  NUMBERED_SLUG,
  type ParsedInput,
  RESERVED_SLUGS,
  readTimeOf,
  slugOf,
} from '@pathkeeper/contract';
import type { SQL } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import { AppError } from '../../platform/errors.ts';
import {
  ARTICLE_RULES,
  cleanArticle,
  drawArticle,
  picturesIn,
  wordsOf,
} from '../../platform/html/index.ts';
import { searchDocument } from '../../platform/search/document.ts';
import { BUILT_IN_AUTHOR_ID, type StoredText } from '../blog/index.ts';
import { findPictures } from '../files/index.ts';
import * as rows from './blog-admin.public.repository.ts';

/** The fields of a request that are words of an article; each may be left out of a change. */
export type TextInput = Partial<
  Pick<
    ParsedInput<(typeof api.blogAdmin)['begin']>['body'],
    keyof ParsedInput<(typeof api.blogAdmin)['begin']>['body']
  >
>;

export const EMPTY: StoredText = {
  title: '',
  slug: null,
  excerpt: '',
  content: '',
  picture: null,
  pictureAlt: '',
  category: null,
  tags: [],
  metaTitle: null,
  metaDescription: null,
};

/** The words of an article, as they are stored. */
export const textOf = (row: rows.StoredArticle): StoredText => ({
  title: row.title,
  slug: row.hasOwnSlug ? row.slug : null,
  excerpt: row.excerpt,
  content: row.content,
  picture: row.picture,
  pictureAlt: row.pictureAlt,
  category: row.category,
  tags: row.tags,
  metaTitle: row.metaTitle,
  metaDescription: row.metaDescription,
});

export const isSame = (a: StoredText | null, b: StoredText | null): boolean =>
  isDeepStrictEqual(a, b);

/**
 * What a request asks for, cleaned: HTML by the one list of what is allowed (D58), a picture looked up. What
 * it does not name is left out.
 * @throws AppError invalid_request for a picture that is not here
 */
export async function cleanText(
  tx: Database,
  input: TextInput,
  row: rows.StoredArticle,
): Promise<Partial<StoredText>> {
  const { title, slug, excerpt, content, featuredImage, featuredImageAlt } = input;
  const { category, tags, metaTitle, metaDescription } = input;
  // What the answer before has said of an address that nobody typed comes back with everything else.
  const isEcho = slug === row.slug && !row.hasOwnSlug;
  const text = {
    title: title === null ? '' : title,
    slug:
      slug === undefined
        ? undefined
        : slug === null || isEcho
          ? null
          : slugOf(slug, BLOG_LIMITS.slug) || null,
    excerpt: excerpt === null ? '' : excerpt,
    content: content === undefined ? undefined : cleanArticle(content),
    picture: featuredImage && (await pictureAt(tx, featuredImage)),
    pictureAlt: featuredImageAlt === null ? '' : featuredImageAlt,
    category,
    tags,
    metaTitle,
    metaDescription,
  };
  return Object.fromEntries(Object.entries(text).filter(([, value]) => value !== undefined));
}

const noPicture = (field: string) => {
  const sentence = 'A picture is not here any more. Please add it again.';
  return new AppError('invalid_request', sentence, { fields: { [field]: sentence } });
};

async function pictureAt(tx: Database, address: string) {
  const hash = address.split('/')[3] ?? '';
  const found = (await findPictures(tx, BUILT_IN_AUTHOR_ID, [hash])).get(hash);
  if (!found) throw noPicture('featuredImage');
  return found;
}

/** The hashes of all pictures of a text. */
export const picturesOf = ({ picture, content }: StoredText): string[] => [
  ...(picture ? [picture.hash] : []),
  ...picturesIn(content),
];

/** Whether cleaned HTML shows nothing. */
const isEmpty = (content: string): boolean =>
  isBlank(wordsOf(content)) && picturesIn(content).length === 0;

const NO_CONTENT = 'Content is required.';

/** @throws AppError invalid_request for content of which cleaning left nothing (S2.5) */
export function requireContent(content: string): void {
  if (!isEmpty(content)) return;
  throw new AppError('invalid_request', NO_CONTENT, { fields: { content: NO_CONTENT } });
}

/** @throws AppError invalid_request with the fields that are missing for readers (S2.5) */
export function requireComplete({ title, excerpt, content, category }: StoredText): void {
  const fields = {
    ...(isBlank(title) ? { title: 'Title is required.' } : {}),
    ...(isBlank(excerpt) ? { excerpt: 'Excerpt is required.' } : {}),
    ...(isEmpty(content) ? { content: NO_CONTENT } : {}),
    ...(category === null ? { category: 'Category is required.' } : {}),
  };
  const [first] = Object.values(fields);
  if (first !== undefined) throw new AppError('invalid_request', first, { fields });
}

/** Characters of an article that are searched: PostgreSQL refuses a column of more than 1 MB. */
const SEARCHED = 200_000;

/**
 * The columns that hold a text, with all that is made of it.
 * @throws AppError invalid_request for a picture that is not here
 */
export async function columnsOf(tx: Database, text: StoredText, ownReadTime: number | null) {
  const { columns, isWhole } = await drawColumns(tx, text, ownReadTime);
  if (!isWhole) throw noPicture('content');
  return columns;
}

/** The same, whether its pictures are here or not; `isWhole` says so. */
export async function drawColumns(
  tx: Database,
  { slug: _slug, ...text }: StoredText,
  ownReadTime: number | null,
) {
  const { title, excerpt, content, tags } = text;
  const hashes = picturesIn(content);
  const pictures = await findPictures(tx, BUILT_IN_AUTHOR_ID, hashes);
  const { html, contents } = await drawArticle(content, pictures);
  const words = wordsOf(content);
  const search: SQL = rows.searchColumn(
    searchDocument(title, []),
    searchDocument(excerpt, tags),
    searchDocument(words.slice(0, SEARCHED), []),
  );
  const columns = {
    ...text,
    ...{ contentHtml: html, contents, words, search, ownReadTime },
    readTime: ownReadTime ?? readTimeOf(words),
    sanitizer: ARTICLE_RULES,
  };
  return { columns, isWhole: hashes.every((hash) => pictures.has(hash)) };
}

/**
 * The address of an article: as it was typed, else made of the title until readers have it; with a number
 * behind it while another article has it (D59).
 */
export async function slugFor(
  tx: Database,
  row: rows.StoredArticle,
  { slug, title }: StoredText,
): Promise<string> {
  if (slug === null && (await rows.wasPublic(tx, row.id))) return row.slug;
  const wanted = slug ?? (slugOf(title) || `article-${row.id}`);
  const base = wanted.slice(0, NUMBERED_SLUG);
  const taken = await rows.takenSlugs(tx, { wanted, base }, row.id);
  for (const reserved of RESERVED_SLUGS) taken.add(reserved);
  let free = wanted;
  for (let number = 2; taken.has(free); number += 1) free = `${base}-${number}`;
  return free;
}

/** @throws AppError invalid_request for an address that the blog itself uses (D59) */
export function requireFreeWord(slug: string | null | undefined): void {
  if (!slug || !RESERVED_SLUGS.includes(slugOf(slug))) return;
  const sentence = 'The blog itself uses this address. Please choose another one.';
  throw new AppError('invalid_request', sentence, { fields: { slug: sentence } });
}
