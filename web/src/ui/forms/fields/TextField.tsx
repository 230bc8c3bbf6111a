import type { ComponentProps, ReactNode } from 'react';
import { useSending } from '../sending.ts';
import { Field, type FieldProps, fieldInput } from './Field.tsx';

export interface TextFieldProps extends FieldProps, Omit<ComponentProps<'input'>, 'children'> {
  /** A 20px icon before the text. */
  icon?: ReactNode;
  /** Stands after the text, e.g. a count or a small button. */
  after?: ReactNode;
}

/** One line of text on a rule. `ref` reaches the input. */
export function TextField({
  label,
  labelHidden,
  hint,
  error,
  icon,
  after,
  className,
  id,
  ...input
}: TextFieldProps) {
  const isSending = useSending();
  return (
    <Field
      {...{ id, label, labelHidden, hint, error, className, after }}
      before={icon}
      disabled={input.disabled || input['aria-disabled'] === true}
    >
      {(control) => (
        <input
          type="text"
          {...input}
          {...control}
          readOnly={isSending || input.readOnly}
          className={fieldInput}
        />
      )}
    </Field>
  );
}
