import { createBrowserHistory, type RouterHistory } from '@tanstack/react-router';
import { newId } from '../lib/new-id.ts';
import { partsOf, toRead, toShown } from '../lib/private-address.ts';

/** What the router keeps with an address; of one that it has not made itself, what it begins with. */
function stateNow(): RouterHistory['location']['state'] {
  const key = newId();
  return window.history.state ?? { __TSR_index: 0, key, __TSR_key: key };
}

/** The browser's history with such addresses. */
export function privateHistory(): RouterHistory {
  const shown = () => {
    const { pathname, search, hash } = window.location;
    return pathname + search + hash;
  };
  // An address of another time, or typed by hand, is shown as it is kept from now on.
  const now = shown();
  if (toShown(now) !== now) window.history.replaceState(window.history.state, '', toShown(now));
  return createBrowserHistory({
    createHref: toShown,
    parseLocation: () => {
      const href = toRead(shown());
      const { path, search, hash } = partsOf(href);
      const rest = {
        search: search.size > 0 ? (href.slice(path.length).split('#')[0] ?? '') : '',
        hash: hash === '' ? '' : `#${hash}`,
      };
      return { href, pathname: path, ...rest, state: stateNow() };
    },
  });
}
