import clsx from 'clsx';
import { type ComponentProps, useRef } from 'react';
import { useSending } from '../sending.ts';
import { Field, type FieldProps, fieldInput } from './Field.tsx';
import classes from './TextArea.module.css';
import { useGrowing } from './use-growing.ts';

export interface TextAreaProps
  extends FieldProps,
    Omit<ComponentProps<'textarea'>, 'children' | 'ref'> {
  value: string;
}

/** A few lines of text on a rule, as high as what stands in it; `rows` at first, 2 by default. */
export function TextArea({
  label,
  labelHidden,
  hint,
  error,
  className,
  id,
  rows = 2,
  ...textarea
}: TextAreaProps) {
  const isSending = useSending();
  const area = useRef<HTMLTextAreaElement>(null);
  useGrowing(area, textarea.value);
  return (
    <Field {...{ id, label, labelHidden, hint, error, className }} disabled={textarea.disabled}>
      {(control) => (
        <textarea
          readOnly={isSending}
          {...textarea}
          {...control}
          ref={area}
          rows={rows}
          className={clsx(fieldInput, classes.area)}
        />
      )}
    </Field>
  );
}
