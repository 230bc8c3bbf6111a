import { BLOG_LIMITS } from '../core/limits.ts';
import { JOINED } from '../core/scripts.ts';

/** Parts of an address under `/blog/` that are no article's (D59). */
export const RESERVED_SLUGS: readonly string[] = [
  ...['admin', 'archive', 'atom', 'authors', 'category', 'categories', 'draft', 'drafts', 'edit'],
  ...['feed', 'feedjson', 'new', 'page', 'preview', 'rss', 'rssxml', 'search', 'sitemap', 'tag'],
  'tags',
];

/** Letters that no accent makes, as they are written without them. */
const PLAIN: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' },
};

/** Characters of a slug that leave room for a number behind it, should it be taken. */
export const NUMBERED_SLUG = BLOG_LIMITS.slug - 10;

/**
 * An address made of a title (S2.5): small letters without accents, white space as hyphens, nothing else.
 * Empty where no letter or digit of ours is left.
 */
export function slugOf(title: string, longest = NUMBERED_SLUG): string {
  const plain = title
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\0-\x7f]/gu, (letter) => PLAIN[letter] ?? (/\s/.test(letter) ? ' ' : ''));
  return plain
    .replaceAll(/[^a-z0-9\s-]/g, '')
    .replaceAll(/[\s-]+/g, '-')
    .slice(0, longest)
    .replaceAll(/^-|-$/g, '');
}

const WORDS_A_MINUTE = 225;

/** Characters of scripts that set no spaces between words. */
const CHARACTERS_A_MINUTE = 500;

const JOINED_ALL = new RegExp(JOINED.source, 'gu');

/**
 * Minutes that a text takes to read, rounded up (D59); one at least. Words alone count: pictures, and what is
 * looked at in tables, take none. An author may give other minutes (`readTime`).
 */
export function readTimeOf(text: string): number {
  const characters = text.match(JOINED_ALL)?.length ?? 0;
  const words = text.replaceAll(JOINED_ALL, ' ').match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0;
  return Math.max(1, Math.ceil(words / WORDS_A_MINUTE + characters / CHARACTERS_A_MINUTE));
}
