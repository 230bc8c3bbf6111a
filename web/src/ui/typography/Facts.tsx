import type { ReactNode } from 'react';
import classes from './Facts.module.css';
import { Leader } from './Leader.tsx';

/** Names and what they are, with leader dots between; in two columns where there is room, if so wanted. */
export function Facts({ children, inTwo = false }: { children: ReactNode; inTwo?: boolean }) {
  return (
    <dl className={classes.facts} data-in-two={inTwo || undefined}>
      {children}
    </dl>
  );
}

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={classes.fact}>
      <dt>{name}</dt>
      <Leader />
      <dd>{children}</dd>
    </div>
  );
}
