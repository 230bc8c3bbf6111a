import { type ReactNode, useEffect, useRef } from 'react';
import classes from './Tabs.module.css';

export interface TabsProps<K extends string> {
  /** Names the navigation: `Profile`. */
  label: string;
  tabs: readonly K[];
  current: K;
  /** The link of a tab; spread what is given on a router's link. */
  link: (tab: K, given: TabLinkProps) => ReactNode;
}

/** For a link within a page: it takes no step back and leaves what is read where it is. */
export interface TabLinkProps {
  className: string;
  replace: true;
  resetScroll: false;
  activeOptions: { exact: true; includeSearch: true };
  'aria-current': 'page' | undefined;
}

/** How much there is behind a tab, after its name. */
export function TabCount({ children }: { children: number | string }) {
  const figure = typeof children === 'number' ? children.toLocaleString('en-US') : children;
  return <span className={classes.count}>{figure}</span>;
}

/** The parts of a page as one line of links. On a phone the line scrolls, with the current one in view. */
export function Tabs<K extends string>({ label, tabs, current, link }: TabsProps<K>) {
  const line = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another tab is the current one
  useEffect(() => {
    const list = line.current;
    const here = list?.querySelector<HTMLElement>('[aria-current]');
    if (!list || !here) return;
    list.scrollLeft = here.offsetLeft - (list.clientWidth - here.offsetWidth) / 2;
  }, [current]);
  return (
    <nav aria-label={label} className={classes.tabs}>
      <ul ref={line} className={classes.line}>
        {tabs.map((tab) => (
          <li key={tab}>
            {link(tab, {
              className: classes.tab ?? '',
              replace: true,
              resetScroll: false,
              activeOptions: { exact: true, includeSearch: true },
              'aria-current': tab === current ? 'page' : undefined,
            })}
          </li>
        ))}
      </ul>
    </nav>
  );
}
