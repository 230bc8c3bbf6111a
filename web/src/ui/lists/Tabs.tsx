import { type ReactNode, useEffect, useRef } from 'react';
import classes from './Tabs.module.css';

export interface TabsProps<K extends string> {
  /** Names the navigation: `Profile`. */
  label: string;
  tabs: readonly K[];
  current: K;
  /** The link of a tab; give it the class, and `aria-current` on the current one (a router link has it). */
  link: (tab: K, className: string) => ReactNode;
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
          <li key={tab}>{link(tab, classes.tab ?? '')}</li>
        ))}
      </ul>
    </nav>
  );
}
