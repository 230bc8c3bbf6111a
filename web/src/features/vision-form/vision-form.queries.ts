import {
  FORM_ORDER,
  type PillarId,
  type VisionResponse,
  type VisionResult,
} from '@pathkeeper/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api/api.ts';
import { ApiError, SessionError } from '../../lib/api/api-error.ts';
import { lateApi as api } from '../../lib/api/late-endpoints.ts';
import { useMutation } from '../../lib/queries/use-mutation.ts';
import { toast } from '../../ui/toast.ts';
import { responses } from '../vision-board/board.queries.ts';
import { STEPS, type VisionFormKind } from './tools.ts';

/**
 * What was handed in with one of the two forms last, null when nothing was; `made` is what this screen
 * has just handed in, which the list may not hold yet.
 */
export function useLatestResponse(kind: VisionFormKind, made: VisionResponse | null) {
  const { data, isLoading } = useQuery(responses());
  const isThis = (response: VisionResponse) => made === null || response.id === made.id;
  const listed = data?.find((response) => response.kind === kind && isThis(response));
  return { latest: listed ?? made, isLoading: isLoading && made === null };
}

interface HandIn {
  texts: readonly string[];
  key: string;
}

const sendTo: Record<VisionFormKind, (handed: HandIn) => Promise<VisionResult>> = {
  form: ({ texts, key }) => {
    const given = FORM_ORDER.map((pillar, at): [PillarId, string] => [pillar, texts[at] ?? '']);
    const answers = Object.fromEntries(given) as Record<PillarId, string>;
    return call(api.vision.submitForm, { body: { answers } }, { key, unhurried: true });
  },
  journey: ({ texts, key }) => {
    const questionsAndAnswers = STEPS.journey.map(({ id, name, question }, at) => ({
      ...{ pillar: id, pillarName: name, question },
      answer: texts[at] ?? '',
    }));
    return call(
      api.vision.generateJourney,
      { body: { questionsAndAnswers } },
      { key, unhurried: true },
    );
  },
};

const FAILED: Record<VisionFormKind, (error: Error) => { title: string; description: string }> = {
  form: (error) => ({
    title: 'Error',
    description: ['Failed to create vision. Please try again.', whatStandsInTheWay(error)]
      .filter(Boolean)
      .join(' '),
  }),
  // The document's sentence, in a toast and not in an alert of the browser.
  journey: (error) => ({
    title: 'Error',
    description: `Vision generation failed: ${error.message.replace(/\.$/, '')}. Please try logging in again.`,
  }),
};

/** Where trying again at once does not help, the server says what does. */
const whatStandsInTheWay = (error: Error): string =>
  error instanceof ApiError && error.status < 500 ? error.reason : '';

/** Whether no goal was made of answers: all were blank, or said nothing. */
export const isNothingMade = ({ ultimateGoals }: Pick<VisionResult, 'ultimateGoals'>): boolean =>
  Object.keys(ultimateGoals).length === 0;

const ANNOUNCED = {
  form: {
    title: 'Vision Created!',
    words: 'Your life vision has been processed by the AI workflow and is ready to view.',
  },
  journey: { title: 'Vision Complete!', words: 'Your life vision is ready to view.' },
} satisfies Record<VisionFormKind, unknown>;

/** Hands seven answers in and has a vision made of them (S3.7); a failure is told in the words of S3.8. */
export const useHandIn = (kind: VisionFormKind) =>
  useMutation({
    meta: {
      changes: ['vision', 'goals', 'progress'],
      announce: ANNOUNCED[kind],
      announcesIf: (result) => !isNothingMade(result as VisionResult),
    },
    mutationFn: sendTo[kind],
    onError: (error) => {
      if (!(error instanceof SessionError)) toast({ ...FAILED[kind](error), tone: 'destructive' });
    },
  });

/** Says the phrase of a goal in other words; what was answered stays as it was given. */
export const useSayBetter = () =>
  useMutation({
    meta: {
      changes: ['vision', 'goals'],
      waitsForChanges: true,
      errorTitle: 'Phrase Not Saved',
      errorText: 'Please try again later.',
    },
    mutationFn: ({ id, phrase, from }: { id: number; phrase: string; from: string | null }) =>
      call(api.vision.updateGoal, { params: { id }, body: { phrase, expected: { phrase: from } } }),
  });
