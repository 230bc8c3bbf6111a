import type { KeptLifePath } from '@pathkeeper/contract';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/api.ts';
import { lateApi as api } from '../../lib/api/late-endpoints.ts';
import { useMutation } from '../../lib/queries/use-mutation.ts';

/** The life path kept last, null when there is none. For the signed-in. */
export const latestLifePath = () =>
  queryOptions({
    queryKey: ['life-path', 'latest'],
    queryFn: ({ signal }) => call(api.questionnaire.latest, {}, { signal }),
  });

type Analysed = Awaited<ReturnType<typeof call<typeof api.questionnaire.analyse>>>;

/**
 * Has sixteen answers read; whoever asks says what failed. What the account keeps is then known here.
 * `onAnswer` hears the answer also when whoever asked has left.
 */
export function useAnalyse(onAnswer: (answer: Analysed, answers: string[]) => void) {
  const client = useQueryClient();
  return useMutation({
    meta: {
      changes: ['account', 'progress'],
      // The screen shows them where it is still open.
      showsHelplines: true,
      announce: { title: 'Sixteen Answers Read', words: 'Your reading is kept.' },
    },
    mutationFn: (answers: string[]) =>
      call(api.questionnaire.analyse, { body: { answers } }, { unhurried: true }),
    onSuccess: (answer, answers) => {
      onAnswer(answer, answers);
      const { id, ikigaiAnalysis } = answer;
      if (id === null || !ikigaiAnalysis) return;
      const createdAt = new Date().toISOString();
      const kept: KeptLifePath = { id, answers, ikigaiAnalysis, createdAt };
      client.setQueryData(latestLifePath().queryKey, kept);
    },
  });
}

/** Marks the questionnaire as dealt with; that failing is only logged (S3.8). */
export function useSkip() {
  return useMutation({
    meta: { changes: ['account', 'progress'] },
    mutationFn: () => call(api.questionnaire.complete, {}),
    onError: (error) => console.warn('The questionnaire could not be marked as done.', error),
  });
}
