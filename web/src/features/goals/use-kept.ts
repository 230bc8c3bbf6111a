import { useQuery } from '@tanstack/react-query';
import type { Heir } from '../../lib/form-keeper.ts';
import { type KeptForm, useKeptForm } from '../../lib/use-kept-form.ts';
import { currentUser } from '../accounts/accounts.queries.ts';
import { stepOf } from './StepFields.tsx';

/** The form for a new goal. */
export const NEW_GOAL = { form: 'new-goal', start: { ...stepOf(), milestones: '' } };

/**
 * The text fields of a form of the goals, kept for this person until they are saved; `form` names it.
 * `heir` is the form for a new one, where they go when what they were to change is gone.
 */
export function useKept<T extends object>(form: string, start: T, heir?: () => Heir): KeptForm<T> {
  const { data: user } = useQuery(currentUser());
  const nameOf = (name: string) => `goals:${user?.id}:${name}`;
  const named = (to: Heir) => ({ ...to, form: nameOf(to.form) });
  return useKeptForm(nameOf(form), start, heir && { heir: () => named(heir()) });
}
