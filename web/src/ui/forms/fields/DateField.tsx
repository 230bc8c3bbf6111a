import { IconCalendar } from '@tabler/icons-react';
import clsx from 'clsx';
import { type ComponentProps, useRef } from 'react';
import { IconButton } from '../../controls/IconButton.tsx';
import { useSending } from '../sending.ts';
import classes from './DateField.module.css';
import { Field, type FieldProps, fieldInput } from './Field.tsx';

export interface DateFieldProps
  extends FieldProps,
    Omit<ComponentProps<'input'>, 'type' | 'children' | 'ref'> {}

/**
 * A calendar day, as `YYYY-MM-DD` or empty. It is the platform's own date input: the wheel of a
 * phone, the arrow keys of a keyboard, the reader's own order of day and month; the calendar icon
 * opens the platform's picker.
 */
export function DateField({
  label,
  labelHidden,
  hint,
  error,
  className,
  id,
  ...input
}: DateFieldProps) {
  const ref = useRef<HTMLInputElement>(null);
  const isSending = useSending();
  return (
    <Field
      {...{ id, label, labelHidden, hint, error }}
      className={clsx(classes.date, className)}
      disabled={input.disabled}
      before={
        <IconButton
          label="Open the calendar"
          tooltip={false}
          className={classes.open}
          icon={<IconCalendar aria-hidden />}
          disabled={input.disabled || isSending}
          // The arrow keys of the input reach every day; one tab stop is enough.
          tabIndex={-1}
          onClick={() => ref.current?.showPicker?.()}
        />
      }
    >
      {(control) => (
        <input
          readOnly={isSending}
          {...input}
          {...control}
          ref={ref}
          type="date"
          data-empty={input.value === '' || undefined}
          className={clsx(fieldInput, classes.input)}
        />
      )}
    </Field>
  );
}
