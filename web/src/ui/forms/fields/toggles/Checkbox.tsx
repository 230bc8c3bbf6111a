import clsx from 'clsx';
import { type ComponentProps, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import classes from './Checkbox.module.css';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'ref'> {
  label: ReactNode;
  /** Keeps the label for screen readers only, e.g. in a list row. */
  labelHidden?: boolean;
  /** Some but not all of what it stands for. */
  indeterminate?: boolean;
  error?: ReactNode;
}

/** A 22px box in a 44px target, ticked in ink. */
export function Checkbox({
  label,
  labelHidden = false,
  indeterminate = false,
  error,
  className,
  id,
  ...input
}: CheckboxProps) {
  const own = useId();
  const boxId = id ?? own;
  const ref = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (ref.current) ref.current.indeterminate = indeterminate;
  }, [indeterminate]);
  return (
    <div className={clsx(classes.checkbox, className)}>
      <label className={classes.row} htmlFor={boxId}>
        <input
          {...input}
          ref={ref}
          id={boxId}
          type="checkbox"
          className={classes.box}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${boxId}-error` : undefined}
        />
        <span className={labelHidden ? classes.hidden : classes.label}>{label}</span>
      </label>
      {error && (
        <p id={`${boxId}-error`} className={classes.error}>
          {error}
        </p>
      )}
    </div>
  );
}
