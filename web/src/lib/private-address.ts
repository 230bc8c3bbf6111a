/** Parameters of addresses that hold words of a journal: what was searched for, a quoted line, tags. */
const WORDS = ['query', 'quote', 'tags'];

/** Where the words begin in a fragment, behind what else stands in it. */
const MARK = '?';

/**
 * An address as the browser shows and keeps it: words of a journal stand behind the `#`, which browsers
 * send to no server, so that no log on the way holds them. Links and going back work as with any other.
 */
export function toShown(href: string): string {
  const { path, search, hash } = partsOf(href);
  const words = new URLSearchParams();
  for (const name of WORDS) {
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
  for (const name of WORDS) if (words.has(name)) search.set(name, words.get(name) ?? '');
  return join(path, search, hash.slice(0, at));
}

/** An address without words of a journal, for where it has to stand in another one. */
export function withoutWords(href: string): string {
  const { path, search, hash } = partsOf(href);
  if (!WORDS.some((name) => search.has(name))) return href;
  for (const name of WORDS) search.delete(name);
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
