import type { AdminPlan, CallInput } from '@pathkeeper/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api/api.ts';
import { lateApi } from '../../../lib/api/late-endpoints.ts';
import { keys } from '../../../lib/queries/query-keys.ts';
import { useMutation } from '../../../lib/queries/use-mutation.ts';
import { toast } from '../../../ui/toast.ts';

const calls = lateApi.plans;

/** Every plan, retired ones too (D72). */
export const adminPlans = () =>
  queryOptions({
    queryKey: [...keys.office, 'plans'],
    queryFn: ({ signal }) => call(calls.list, {}, { signal }),
  });

type NewPlan = CallInput<typeof calls.create>['body'];
type PlanChange = CallInput<typeof calls.change>['body'];

/** Adds a plan, or changes the one of this id. Whoever calls it says how it failed. */
export function useSavePlan() {
  return useMutation({
    meta: { changes: ['office', 'subscription'], waitsForChanges: true },
    mutationFn: ({ id, body }: { id: number | null; body: NewPlan }): Promise<AdminPlan> =>
      id === null ? call(calls.create, { body }) : call(calls.change, { params: { id }, body }),
    onSuccess: ({ name }) =>
      void toast({ title: 'Plan saved', description: `${name} is as you wrote it.` }),
  });
}

/** Retires a plan, or offers it again. */
export function useOfferPlan() {
  return useMutation({
    meta: {
      changes: ['office', 'subscription'],
      errorTitle: 'The plan was not changed',
      errorText: 'Please try again.',
    },
    mutationFn: ({ id, isActive }: { id: number } & Pick<PlanChange, 'isActive'>) =>
      call(calls.change, { params: { id }, body: { isActive } }),
  });
}
