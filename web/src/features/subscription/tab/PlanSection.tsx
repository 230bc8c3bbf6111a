import type { ReactNode } from 'react';
import { Leader } from '../../../ui/typography/Leader.tsx';
import classes from './Panel.module.css';

/** “Your plan”, a line about it, and what there is to say. */
export function PlanSection({ line, children }: { line: string; children: ReactNode }) {
  return (
    <section aria-labelledby="your-plan" className={classes.section}>
      <div>
        <h2 id="your-plan" className={classes.name}>
          Your plan
        </h2>
        <p className={classes.line}>{line}</p>
      </div>
      <div className={classes.body}>{children}</div>
    </section>
  );
}

/** Names and what stands for them, with leader dots between. */
export const Rows = ({ children }: { children: ReactNode }) => (
  <dl className={classes.rows}>{children}</dl>
);

export const Row = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className={classes.row}>
    <dt>{name}</dt>
    <Leader />
    <dd>{children}</dd>
  </div>
);
