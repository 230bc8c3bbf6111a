import { type SubmitEvent, useState } from 'react';
import { fieldErrorsOf, reasonOf } from '../../lib/api/api-error.ts';
import { type FieldErrors, useFieldErrors } from '../../ui/forms/use-field-errors.ts';

interface AccountForm<Name extends string> {
  names: readonly Name[];
  /** What is wrong before anything is sent, a sentence for each field. */
  check: (values: Record<Name, string>) => FieldErrors | null | undefined;
  send: (values: Record<Name, string>) => Promise<void>;
  /** The sentence for an error without one of its own. */
  fallback: string;
  /** What is said of an error: at fields, beneath the button, or nothing. */
  explain?: (error: unknown, reason: string) => FieldErrors | string | null;
}

/** A form of an account: its fields stay with the browser, and what went wrong stands at them or in `Problem`. */
export function useAccountForm<const Name extends string>({
  names,
  check,
  send,
  fallback,
  explain = (error, reason) => fieldErrorsOf(error) ?? reason,
}: AccountForm<Name>) {
  const { form, field, mark, clear } = useFieldErrors();
  const [problem, setProblem] = useState<string | null>(null);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const values = Object.fromEntries(
      names.map((name) => {
        const value = typed.get(name);
        return [name, typeof value === 'string' ? value : ''];
      }),
    ) as Record<Name, string>;
    clear();
    setProblem(null);
    const wrong = check(values);
    if (wrong) return mark(wrong);
    try {
      await send(values);
    } catch (error) {
      const said = explain(error, reasonOf(error, fallback));
      if (typeof said === 'string') setProblem(said);
      else if (said) mark(said);
    }
  };
  return {
    field,
    problem,
    form: {
      ref: form,
      method: 'post',
      noValidate: true,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => void submit(event),
    },
  } as const;
}
