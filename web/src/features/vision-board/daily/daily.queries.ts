import type { CallInput } from '@pathkeeper/contract';
import { infiniteQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query';
import { call, callPage } from '../../../lib/api/api.ts';
import { lateApi } from '../../../lib/api/late-endpoints.ts';
import { keys } from '../../../lib/queries/query-keys.ts';
import { useMutation } from '../../../lib/queries/use-mutation.ts';
import { renewVisionCopy } from '../../vision-architect/architect.queries.ts';

type Calls = typeof lateApi.vision;

/** What the person has committed to. */
export const commitment = () =>
  queryOptions({
    queryKey: [...keys.vision, 'commitment'],
    queryFn: ({ signal }) => call(lateApi.vision.commitment, {}, { signal }),
    staleTime: 0,
  });

/** What is asked today. */
export const askedToday = () =>
  queryOptions({
    queryKey: [...keys.vision, 'today'],
    queryFn: ({ signal }) => call(lateApi.vision.today, {}, { signal }),
    staleTime: 0,
  });

/** Steps of the trail that a page loads. */
const PAGE = 30;

/** The steps of the days, newest first. */
export const trail = () =>
  infiniteQueryOptions({
    queryKey: [...keys.vision, 'steps'],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      callPage(
        lateApi.vision.trail,
        { query: { limit: PAGE, cursor: pageParam ?? undefined } },
        { signal },
      ),
    getNextPageParam: (last) => last.next,
    staleTime: 0,
  });

/** Commits, changes the time, pauses, or ends it with null: one call, as easy one way as the other (D70). */
export function useCommit() {
  const client = useQueryClient();
  return useMutation({
    meta: {
      changes: ['vision'],
      errorTitle: 'Not Saved',
      errorText: 'Please try again later.',
    },
    mutationFn: (body: CallInput<Calls['commit']>['body']) => call(lateApi.vision.commit, { body }),
    onSuccess: (answer) => {
      client.setQueryData(commitment().queryKey, answer);
      void renewVisionCopy(client);
    },
  });
}

type Answer = CallInput<Calls['answerToday']>['body'] & { key: string };

/** Keeps the step of a day. */
export const useAnswerToday = () =>
  useMutation({
    meta: {
      changes: ['vision', 'entries', 'progress'],
      errorTitle: 'Step Not Kept',
      errorText: 'Please try again later.',
    },
    mutationFn: ({ key, ...body }: Answer) => call(lateApi.vision.answerToday, { body }, { key }),
  });

/** Not today, or not for a week: said without a word about it. */
export const useNotTonight = () =>
  useMutation({
    meta: { changes: ['vision'] },
    mutationFn: (body: { forDays: 1 | 7; localDate: string }) =>
      call(lateApi.vision.notTonight, { body }),
  });

/** Makes a journal entry of a day's step. */
export const useStepEntry = () =>
  useMutation({
    meta: {
      changes: ['vision', 'entries', 'progress'],
      waitsForChanges: true,
      announce: { title: 'Entry Saved', words: 'The step stands in the journal.' },
      errorTitle: 'Entry Not Saved',
      errorText: 'Please try again later.',
    },
    mutationFn: ({ localDate, key }: { localDate: string; key: string }) =>
      call(lateApi.vision.stepEntry, { params: { localDate } }, { key }),
  });

export const useRemoveStep = () =>
  useMutation({
    meta: {
      changes: ['vision'],
      errorTitle: 'Step Not Deleted',
      errorText: 'Please try again later.',
    },
    mutationFn: (localDate: string) => call(lateApi.vision.removeStep, { params: { localDate } }),
  });
