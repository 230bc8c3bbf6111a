import { type ComponentProps, type ReactNode, useId } from 'react';
import classes from './Choice.module.css';

export interface ChoiceProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  label: string;
  /** What follows from it, in a sentence. */
  note?: ReactNode;
  /** What it opens; hangs under it on a rule. */
  children?: ReactNode;
}

/** One of several: a radio, its name, what follows from it, and what it opens. */
export function Choice({ label, note, children, ...input }: ChoiceProps) {
  const id = useId();
  return (
    <div className={classes.choice}>
      <label className={classes.label} data-disabled={input.disabled || undefined}>
        <input
          {...input}
          type="radio"
          className={classes.radio}
          aria-labelledby={`${id}-label`}
          aria-describedby={note ? `${id}-note` : undefined}
        />
        <span>
          <span id={`${id}-label`} className={classes.name}>
            {label}
          </span>
          {note && (
            <span id={`${id}-note`} className={classes.note}>
              {note}
            </span>
          )}
        </span>
      </label>
      {children && <div className={classes.opened}>{children}</div>}
    </div>
  );
}

export interface ChoicesProps {
  /** Names the group for whoever hears it. */
  label: string;
  children: ReactNode;
}

/** A group of `Choice`s, which share a `name`. */
export function Choices({ label, children }: ChoicesProps) {
  return (
    <div role="radiogroup" aria-label={label} className={classes.choices}>
      {children}
    </div>
  );
}
