import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';

export type FieldErrors = Partial<Record<string, string>>;

/** What is left of the errors once some fields are written in. */
export const withoutErrors = (errors: FieldErrors, changed: object): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => !(name in changed)));

/** What is wrong with the fields of a form, by name. The fields themselves stay with the browser. */
export function useFieldErrors() {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  return {
    form,
    /** Name, error and change handler of one field; writing in it takes its mark away. */
    field: (name: string) => ({
      name,
      error: errors[name],
      onChange: () => errors[name] && setErrors({ ...errors, [name]: undefined }),
    }),
    clear: () => setErrors({}),
    /** Marks fields and puts the cursor into the first of them. */
    mark(marks: FieldErrors) {
      // Drawn first, so that the sentence belongs to the field when the cursor arrives.
      flushSync(() => setErrors(marks));
      const inputs = [...(form.current?.elements ?? [])].filter(
        (element) => element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement,
      );
      const first = inputs.find((input) => marks[input.name]);
      first?.focus();
      if (first?.type === 'password') first.select();
    },
  };
}
