import { useQuery } from '@tanstack/react-query';
import type { Heir } from '../../lib/form-keeper.ts';
import { type KeptForm, useKeptForm } from '../../lib/use-kept-form.ts';
import { currentUser } from '../accounts/accounts.queries.ts';

/**
 * The text fields of a form of the goals, kept for this person until they are saved; `form` names it.
 * `heir` is the form for a new one, where they go when what they were to change is gone.
 */
export function useKept<T extends object>(form: string, start: T, heir?: () => Heir): KeptForm<T> {
  const { data: user } = useQuery(currentUser());
  const nameOf = (name: string) => `goals:${user?.id}:${name}`;
  return useKeptForm(nameOf(form), start, {
    ...(heir && {
      heir() {
        const { form: name, start: blank } = heir();
        return { form: nameOf(name), start: blank };
      },
    }),
  });
}
