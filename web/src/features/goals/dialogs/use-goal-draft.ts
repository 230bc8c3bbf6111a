import { useQuery } from '@tanstack/react-query';
import type { Successor } from '../../../lib/drafts/draft-types.ts';
import { type DraftForm, useDraft } from '../../../lib/drafts/use-draft.ts';
import { currentUser } from '../../accounts/accounts.queries.ts';
import { stepOf } from './StepFields.tsx';

/** The form for a new goal. */
export const NEW_GOAL = { key: 'new-goal', start: { ...stepOf(), milestones: '' } };

/**
 * The text fields of a form of the goals, kept for this person until they are saved. `name` names the
 * form; `successor` is the form for a new one, where they go when what they were to change is gone.
 */
export function useGoalDraft<T extends object>(
  name: string,
  start: T,
  successor?: () => Successor,
): DraftForm<T> {
  const { data: user } = useQuery(currentUser());
  const keyOf = (form: string) => `goals:${user?.id}:${form}`;
  const keyed = (to: Successor) => ({ ...to, key: keyOf(to.key) });
  return useDraft(keyOf(name), start, successor && { successor: () => keyed(successor()) });
}
