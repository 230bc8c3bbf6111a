import {
  ANY_PAGE,
  NOT_FOUND_TITLE,
  PAGE_CARDS,
  PAGE_HEADS,
  PAGE_TITLES,
  PATHS,
  type PublicPage,
} from '@pathkeeper/contract';

const publicPages = Object.keys(PAGE_HEADS) as PublicPage[];

/** Addresses as the page's own router reads them: in any case, with or without a slash at the end. */
const patternOf = (path: string): RegExp =>
  new RegExp(`^${path === '/' ? '' : path.replaceAll(/\$\w+/g, '[^/]+')}/*$`, 'i');

const patterns = Object.values(PATHS).map(patternOf);
const publicPatterns = publicPages.map((name) => ({ name, pattern: patternOf(PATHS[name]) }));

const nameOf = (path: string): PublicPage | undefined =>
  publicPatterns.find(({ pattern }) => pattern.test(path))?.name;

/** Whether the application has a page at this address. */
export const isPage = (path: string): boolean => patterns.some((pattern) => pattern.test(path));

/** The addresses that belong in a search engine. */
export const listedPaths = (): string[] =>
  publicPages.filter((name) => PAGE_HEADS[name].isListed).map((name) => PATHS[name]);

const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');

const meta = (kind: 'name' | 'property', key: string, content: string) =>
  `<meta ${kind}="${key}" content="${escaped(content)}" />`;

/**
 * What stands in the head of a page for those who run no script: title, description, canonical
 * address and the card of a shared link. Of a page that is somebody's own it says nothing but the
 * product's name. `origin` is the configured public one (the Host of a request is whatever its
 * sender likes); without it addresses are relative.
 */
export function headOf(path: string, origin: string | undefined): string {
  const name = nameOf(path);
  const { description, card, isListed } = name ? PAGE_HEADS[name] : ANY_PAGE;
  const title = name ? PAGE_TITLES[name] : isPage(path) ? ANY_PAGE.title : NOT_FOUND_TITLE;
  const address = (local: string) => `${origin ?? ''}${local}`;
  const lines = [
    `<title>${escaped(title)}</title>`,
    meta('name', 'description', description),
    ...(isListed ? [] : [meta('name', 'robots', 'noindex')]),
    ...(name ? [`<link rel="canonical" href="${escaped(address(PATHS[name]))}" />`] : []),
    ...(name && origin ? [meta('property', 'og:url', address(PATHS[name]))] : []),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', 'Pathkeeper'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:image', address(`/cards/${card}.png`)),
    meta('property', 'og:image:type', 'image/png'),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:image:alt', PAGE_CARDS[card]),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'twitter:title', title),
    meta('name', 'twitter:description', description),
    meta('name', 'twitter:image', address(`/cards/${card}.png`)),
    meta('name', 'twitter:image:alt', PAGE_CARDS[card]),
  ];
  return lines.join('\n    ');
}
