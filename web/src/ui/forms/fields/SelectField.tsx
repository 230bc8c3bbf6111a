import { IconChevronDown } from '@tabler/icons-react';
import clsx from 'clsx';
import type { ComponentProps, CSSProperties, ReactNode } from 'react';
import { useSending } from '../sending.ts';
import { Field, type FieldProps, fieldInput } from './Field.tsx';
import classes from './SelectField.module.css';

export interface SelectOption {
  value: string;
  label: string;
  /** A colour (a token, e.g. `var(--mood-calm)`) for the dot before the words in the open list. */
  ink?: string;
  disabled?: boolean;
}

export interface SelectFieldProps extends FieldProps, Omit<ComponentProps<'select'>, 'children'> {
  options: readonly SelectOption[];
  /** The mark of the present value: a mood mark, a folder ribbon. */
  icon?: ReactNode;
  /** No rule and no visible label: a choice in a line of text, such as the order of a list. */
  bare?: boolean;
}

const inkStyle = (ink: string) => ({ '--option-ink': ink }) as CSSProperties;

/**
 * One choice of several. It is the platform's own `<select>`: a wheel on a phone, type-ahead on a
 * keyboard; browsers that allow it also get the list printed in the house style.
 */
export function SelectField({
  label,
  labelHidden,
  hint,
  error,
  icon,
  bare = false,
  options,
  className,
  id,
  ...select
}: SelectFieldProps) {
  const disabled = useSending() || select.disabled;
  return (
    <Field
      {...{ id, label, hint, error, bare }}
      labelHidden={labelHidden ?? bare}
      className={clsx(classes.field, className)}
      disabled={disabled}
    >
      {(control) => (
        <>
          {icon && <span className={classes.icon}>{icon}</span>}
          <select
            {...select}
            {...control}
            disabled={disabled}
            className={clsx(fieldInput, classes.select, icon && classes.marked)}
          >
            {options.map(({ value, label: words, ink, disabled }) => (
              <option
                key={value}
                value={value}
                disabled={disabled}
                className={clsx(classes.option, ink && classes.inked)}
                style={ink ? inkStyle(ink) : undefined}
              >
                {words}
              </option>
            ))}
          </select>
          <IconChevronDown aria-hidden className={classes.chevron} />
        </>
      )}
    </Field>
  );
}
