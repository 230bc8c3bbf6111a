import { WORDS_IN_QUERIES } from '@pathkeeper/contract';
import { paths } from './paths.ts';

/**
 * Parameters of addresses that hold words of a journal or a member's name: what is searched for, a quoted line,
 * tags, and where a page of the list of people begins.
 */
const WORDS = [...WORDS_IN_QUERIES, 'quote', 'tags', 'who', 'after'];

const CATEGORY = paths.forumCategory.replace('$id', '');

/**
 * The words that are hidden in the address of a page. A search of the forum or the blog stays in it: the server
 * writes what was found for readers without JavaScript, and such addresses are passed on.
 */
const wordsAt = (path: string): string[] =>
  path === paths.forum || path === paths.blog || path.startsWith(CATEGORY) ? [] : WORDS;

/** Where the words begin in a fragment, behind what else stands in it. */
const MARK = '?';

/**
 * An address as the browser shows and keeps it: such words stand behind the `#`, which browsers send to no
 * server, so that no log on the way holds them. Links and going back work as with any other.
 */
export function toShown(href: string): string {
  const { path, search, hash } = partsOf(href);
  const words = new URLSearchParams();
  for (const name of wordsAt(path)) {
    const value = search.get(name);
    if (value === null) continue;
    words.set(name, value);
    search.delete(name);
  }
  return words.size === 0 ? href : join(path, search, `${hash}${MARK}${words}`);
}

/** The address that the application reads, with all its parameters in one place. */
export function toRead(shown: string): string {
  const { path, search, hash } = partsOf(shown);
  const at = hash.indexOf(MARK);
  if (at < 0) return shown;
  const words = new URLSearchParams(hash.slice(at + 1));
  for (const name of wordsAt(path)) if (words.has(name)) search.set(name, words.get(name) ?? '');
  return join(path, search, hash.slice(0, at));
}

/** An address without such words, for where it has to stand in another one. */
export function withoutWords(href: string): string {
  const { path, search, hash } = partsOf(href);
  const words = wordsAt(path).filter((name) => search.has(name));
  if (words.length === 0) return href;
  for (const name of words) search.delete(name);
  return join(path, search, hash);
}

/** The parts of an address; the hash without its mark. */
export function partsOf(href: string) {
  const [before = '', ...hashes] = href.split('#');
  const [path = '', ...searches] = before.split('?');
  return { path, search: new URLSearchParams(searches.join('?')), hash: hashes.join('#') };
}

const join = (path: string, search: URLSearchParams, hash: string): string =>
  `${path}${search.size > 0 ? `?${search}` : ''}${hash === '' ? '' : `#${hash}`}`;
