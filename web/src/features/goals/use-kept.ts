import { useQuery } from '@tanstack/react-query';
import { type KeptForm, useKeptForm } from '../../lib/use-kept-form.ts';
import { currentUser } from '../accounts/accounts.queries.ts';

/** The text fields of a form of the goals, kept for this person until they are saved; `form` names it. */
export function useKept<T extends object>(form: string, start: T): KeptForm<T> {
  const { data: user } = useQuery(currentUser());
  return useKeptForm(`goals:${user?.id}:${form}`, start);
}
