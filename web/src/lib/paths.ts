import { PAGE_TITLES, PATHS, type PublicPage } from '@pathkeeper/contract';

/** Where everything is. Links go through here, so that an address has one spelling. */
export const paths = PATHS;

/** Pages that anybody may read; every other one asks for a sign-in first (D7). */
const PUBLIC_PATHS: readonly string[] = (Object.keys(PAGE_TITLES) as PublicPage[]).map(
  (name) => paths[name],
);

/** Whether anybody may read what stands at an address (D7). */
export const isReadableByAll = (pathname: string): boolean =>
  PUBLIC_PATHS.includes(pathname) ||
  [paths.forum, paths.blog].some((room) => pathname.startsWith(`${room}/`));

/** The sign-in page, coming back to `from` afterwards. */
export function loginPath(from: string): string {
  const worthKeeping = from !== paths.home && !from.startsWith(paths.login);
  return worthKeeping ? `${paths.login}?next=${encodeURIComponent(from)}` : paths.login;
}

/** The address to go to after sign-in: one of ours, whatever the query says. */
export function safeNext(next: unknown): string {
  if (typeof next !== 'string') return paths.home;
  const base = 'https://pathkeeper.invalid';
  try {
    const url = new URL(next, base);
    // '//elsewhere' and 'javascript:' resolve to another origin.
    if (url.origin !== base) return paths.home;
    // '/.//elsewhere' resolves to the path '//elsewhere', which leads elsewhere when it is followed.
    return `/${url.pathname.replace(/^[\\/]+/, '')}${url.search}${url.hash}`;
  } catch {
    return paths.home;
  }
}
