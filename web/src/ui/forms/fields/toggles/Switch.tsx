import type { ComponentProps } from 'react';
import classes from './Switch.module.css';
import row from './SwitchRow.module.css';

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'className'> {
  checked: boolean;
  /** What is on or off: its column says it only to those who see it. */
  'aria-label': string;
  /** What was chosen is being saved: it keeps the focus and refuses another change. */
  busy?: boolean;
}

/** A switch alone, as in the cell of a table: 52 by 28 in a target of 44. */
export function Switch({ checked, busy, ...input }: SwitchProps) {
  return (
    <label className={classes.target}>
      <input
        {...input}
        type="checkbox"
        role="switch"
        aria-disabled={busy || undefined}
        onClick={(event) => busy && event.preventDefault()}
        checked={checked}
        aria-checked={checked}
        className={row.switch}
      />
    </label>
  );
}
