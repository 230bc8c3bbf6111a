import type { ReactNode } from 'react';
import { Button } from '../controls/Button.tsx';
import classes from './FilterBar.module.css';

export interface FilterBarProps {
  /** Names the search for whoever hears it: `Members`. */
  label: string;
  /** The fields, the search first. On a phone they stand under each other. */
  children: ReactNode;
  /** What was found, in words; announced when it changes. */
  found?: ReactNode;
  /** Clears every filter; without it the button is not there. */
  onClear?: (() => void) | undefined;
}

/** The fields that narrow a list, what they found, and the way back to all of it. */
export function FilterBar({ label, children, found, onClear }: FilterBarProps) {
  return (
    <search aria-label={label} className={classes.bar}>
      <div className={classes.fields}>{children}</div>
      <div className={classes.foot}>
        <p role="status" className={classes.found}>
          {found}
        </p>
        {onClear && (
          <Button variant="bare" onClick={onClear}>
            Clear filters
          </Button>
        )}
      </div>
    </search>
  );
}
