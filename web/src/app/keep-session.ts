import type { QueryClient } from '@tanstack/react-query';
import { keepTokensFresh, watchOtherTabs, whenSessionIsLost } from '../lib/api/session.ts';
import { isReadableByAll, loginPath } from '../lib/paths.ts';
import { withoutWords } from '../lib/private-address.ts';

/**
 * Keeps whoever is signed in signed in, and hands over once the session is lost.
 *
 * Once somebody else has signed in in another tab, this one is theirs too. A failed refresh sends the
 * browser to /login (S1.2). What anybody may read stays readable, to a visitor; the home
 * screen counts as the journal here, since somebody was signed in.
 */
export function keepSession(client: QueryClient): void {
  whenSessionIsLost((isTaken) => {
    client.clear();
    const { pathname, search } = window.location;
    const isReadable = isReadableByAll(pathname) && pathname !== '/';
    if (isTaken || isReadable) window.location.reload();
    else window.location.assign(loginPath(withoutWords(pathname + search)));
  });
  watchOtherTabs();
  keepTokensFresh();
}
