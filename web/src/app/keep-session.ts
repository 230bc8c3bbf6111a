import type { QueryClient } from '@tanstack/react-query';
import { loginPath, PUBLIC_PATHS } from '../lib/paths.ts';
import { whenSessionIsLost } from '../lib/session.ts';

/**
 * A failed refresh sends the browser to /login (document 1 section 2). What anybody may read stays
 * readable; the home screen counts as the journal here, since somebody was signed in.
 */
export function goToLoginWhenSessionEnds(client: QueryClient): void {
  whenSessionIsLost(() => {
    client.clear();
    const { pathname, search } = window.location;
    const readable = PUBLIC_PATHS.includes(pathname) && pathname !== '/';
    if (!readable) window.location.assign(loginPath(pathname + search));
  });
}
