import type { KeptLifePath } from '@pathkeeper/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { api } from '../../lib/endpoints.ts';
import { currentUser } from '../accounts/accounts.queries.ts';
import { PROGRESSION_KEY } from '../progression/progression.queries.ts';

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
    mutationFn: (answers: string[]) =>
      call(api.questionnaire.analyse, { body: { answers } }, { unhurried: true }),
    onSuccess: (answer, answers) => {
      onAnswer(answer, answers);
      const { id, ikigaiAnalysis } = answer;
      if (id === null || !ikigaiAnalysis) return;
      const createdAt = new Date().toISOString();
      const kept: KeptLifePath = { id, answers, ikigaiAnalysis, createdAt };
      client.setQueryData(latestLifePath().queryKey, kept);
      void client.invalidateQueries({ queryKey: currentUser().queryKey });
      void client.invalidateQueries({ queryKey: PROGRESSION_KEY });
    },
  });
}

/** Marks the questionnaire as dealt with; that failing is only logged (S3.8). */
export function useSkip() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(api.questionnaire.complete, {}),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: currentUser().queryKey });
      void client.invalidateQueries({ queryKey: PROGRESSION_KEY });
    },
    onError: (error) => console.warn('The questionnaire could not be marked as done.', error),
  });
}
