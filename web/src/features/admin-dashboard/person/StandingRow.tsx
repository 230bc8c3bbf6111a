import type { ReactNode } from 'react';
import classes from './StandingRow.module.css';

interface StandingRowProps {
  label: ReactNode;
  /** What it does, or why it cannot be done. */
  note: ReactNode;
  children: ReactNode;
}

/** One line of somebody's standing: what it is, and at the end what can be done about it. */
export function StandingRow({ label, note, children }: StandingRowProps) {
  return (
    <div className={classes.row}>
      <div className={classes.words}>
        <p className={classes.label}>{label}</p>
        <p className={classes.note}>{note}</p>
      </div>
      <div className={classes.acts}>{children}</div>
    </div>
  );
}
