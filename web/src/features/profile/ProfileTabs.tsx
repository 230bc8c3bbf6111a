import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { paths } from '../../lib/paths.ts';
import classes from './ProfileTabs.module.css';
import { PROFILE_TABS, type ProfileTab } from './profile.address.ts';

/** The rooms of the profile as one line of links; on a phone it scrolls. */
export function ProfileTabs({ current }: { current: ProfileTab }) {
  const line = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another tab is the current one
  useEffect(() => {
    const list = line.current;
    const here = list?.querySelector<HTMLElement>('[aria-current]');
    if (!list || !here) return;
    list.scrollLeft = here.offsetLeft - (list.clientWidth - here.offsetWidth) / 2;
  }, [current]);
  return (
    <nav aria-label="Profile" className={classes.tabs}>
      <ul ref={line} className={classes.line}>
        {(Object.keys(PROFILE_TABS) as ProfileTab[]).map((tab) => (
          <li key={tab}>
            <Link
              to={paths.profile}
              search={{ tab: tab === 'overview' ? undefined : tab }}
              activeOptions={{ includeSearch: true, explicitUndefined: true }}
              className={classes.tab}
            >
              {PROFILE_TABS[tab]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
