import { IconAlertCircle } from '@tabler/icons-react';
import clsx from 'clsx';
import { type ReactNode, useId } from 'react';
import classes from './Field.module.css';

/** What every field takes. */
export interface FieldProps {
  /** Stands above the rule. */
  label: ReactNode;
  /** Keeps the label for screen readers only, where the place says what the field is. */
  labelHidden?: boolean;
  /** A quiet sentence under the rule. */
  hint?: ReactNode;
  /** What is wrong and what to do; the rule doubles. */
  error?: ReactNode;
}

/** What the control inside must carry to belong to its label and sentences. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldFrameProps extends FieldProps {
  id?: string | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
  /** Stands before the control on the same rule. */
  before?: ReactNode;
  /** Stands after the control on the same rule. */
  after?: ReactNode;
  /** A field without the rule, for a choice that stands in a line of text. */
  bare?: boolean;
  children: (control: FieldControl) => ReactNode;
}

/** The frame of a field: label above, control on a single 46px rule, sentences below. */
export function Field({
  id,
  label,
  labelHidden = false,
  hint,
  error,
  disabled,
  before,
  after,
  bare = false,
  className,
  children,
}: FieldFrameProps) {
  const own = useId();
  const controlId = id ?? own;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const describedBy = [error ? errorId : '', hint ? hintId : ''].filter(Boolean).join(' ');
  return (
    <div
      className={clsx(classes.field, className)}
      data-bare={bare || undefined}
      data-invalid={error ? true : undefined}
      data-disabled={disabled || undefined}
    >
      <label htmlFor={controlId} className={clsx(classes.label, labelHidden && classes.hidden)}>
        {label}
      </label>
      <div className={classes.line}>
        {before && <span className={classes.before}>{before}</span>}
        {children({
          id: controlId,
          'aria-describedby': describedBy || undefined,
          'aria-invalid': error ? true : undefined,
        })}
        {after && <span className={classes.after}>{after}</span>}
      </div>
      {error && (
        <p id={errorId} className={classes.error}>
          <IconAlertCircle aria-hidden size={18} stroke={1.8} />
          <span>{error}</span>
        </p>
      )}
      {hint && (
        <p id={hintId} className={classes.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}

/** The class of a control that sits on a field's rule. */
export const fieldInput = classes.input;
