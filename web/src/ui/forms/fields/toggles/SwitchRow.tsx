import { type ComponentProps, type ReactNode, useId } from 'react';
import classes from './SwitchRow.module.css';

export interface SwitchRowProps
  extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'children'> {
  checked: boolean;
  label: ReactNode;
  /** What it does, small under the label. */
  note?: ReactNode;
  /** What was chosen is being saved: it keeps the focus and refuses another change. */
  busy?: boolean;
}

/** A setting that is on or off: its words, and a switch at the end of the row. */
export function SwitchRow({ label, note, checked, busy, ...input }: SwitchRowProps) {
  const id = useId();
  return (
    <label className={classes.row} htmlFor={id}>
      <span className={classes.words}>
        <span id={`${id}-label`} className={classes.label}>
          {label}
        </span>
        {note && (
          <span id={`${id}-note`} className={classes.note}>
            {note}
          </span>
        )}
      </span>
      <input
        {...input}
        id={id}
        type="checkbox"
        role="switch"
        aria-disabled={busy || undefined}
        onClick={(event) => busy && event.preventDefault()}
        checked={checked}
        aria-checked={checked}
        className={classes.switch}
        aria-labelledby={`${id}-label`}
        aria-describedby={note ? `${id}-note` : undefined}
      />
    </label>
  );
}
