import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './PeriodHead.module.css';
import type { PeriodFrame } from './period-frame.ts';

interface PeriodHeadProps {
  frame: PeriodFrame;
  title: string;
  /** How much was written, once it is known. */
  size?: string | undefined;
  insight?: string | undefined;
  /** Links to the period before and after; the screen knows their routes. */
  link: (address: string, content: ReactNode) => ReactNode;
}

/** The head of a period: its place in the calendar, its title, and the ways to its neighbours. */
export function PeriodHead({ frame, title, size, insight, link }: PeriodHeadProps) {
  const { heading, previous, next, comingNext } = frame;
  return (
    <header className={classes.head}>
      <p className={classes.meta}>{[heading, size].filter(Boolean).join(' · ')}</p>
      <h1 className={classes.title}>{title}</h1>
      {insight && <p className={classes.insight}>{insight}</p>}
      <nav className={classes.ways} aria-label="Other periods">
        {link(
          previous.address,
          <>
            <IconArrowLeft aria-hidden size={20} stroke={1.6} />
            {previous.name}
          </>,
        )}
        {comingNext === null ? (
          link(
            next.address,
            <>
              {next.name}
              <IconArrowRight aria-hidden size={20} stroke={1.6} />
            </>,
          )
        ) : (
          <span className={classes.coming}>{comingNext}</span>
        )}
      </nav>
    </header>
  );
}
