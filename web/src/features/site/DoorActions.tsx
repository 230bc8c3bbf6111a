import type { ReactNode } from 'react';
import classes from './DoorActions.module.css';

/** What can be done at a door that has no form: its buttons, one under the other. */
export function DoorActions({ children }: { children: ReactNode }) {
  return <div className={classes.actions}>{children}</div>;
}
