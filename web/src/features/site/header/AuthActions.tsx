import type { ReactNode } from 'react';
import classes from './AuthActions.module.css';

/** The buttons of an auth page without a form, one under the other. */
export function AuthActions({ children }: { children: ReactNode }) {
  return <div className={classes.actions}>{children}</div>;
}
