import {
  FORM_ORDER,
  FORM_QUESTIONS,
  JOURNEY_QUESTIONS,
  PILLAR_IDS,
  type Pillar,
  type PillarId,
  pillarOf,
  type VisionQuestion,
} from '@pathkeeper/contract';

/** Which of the two forms. */
export type VisionFormKind = 'form' | 'journey';

/** A step of a form: its pillar and what is asked about it. */
export type Step = Pillar & VisionQuestion;

const stepsOf = (
  order: readonly PillarId[],
  questions: Readonly<Record<PillarId, VisionQuestion>>,
): readonly Step[] => order.map((id) => ({ ...pillarOf(id), ...questions[id] }));

/** The seven steps of each form, in the order they are asked (S3.2.7, S3.2.8). */
export const STEPS: Readonly<Record<VisionFormKind, readonly Step[]>> = {
  form: stepsOf(FORM_ORDER, FORM_QUESTIONS),
  journey: stepsOf(PILLAR_IDS, JOURNEY_QUESTIONS),
};

/** The step that asks about a pillar; the first where none is named. */
export const placeOf = (kind: VisionFormKind, pillar: PillarId | undefined): number =>
  Math.max(
    STEPS[kind].findIndex(({ id }) => id === pillar),
    0,
  );
