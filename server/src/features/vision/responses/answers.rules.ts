import {
  FORM_ORDER,
  FORM_QUESTIONS,
  JOURNEY_QUESTIONS,
  type ParsedInput,
  PILLAR_IDS,
  pillarOf,
  type VisionAnswer,
  type vision,
} from '@pathkeeper/contract';

type Form = ParsedInput<typeof vision.submitForm>['body']['answers'];
type Journey = ParsedInput<typeof vision.generateJourney>['body']['questionsAndAnswers'];

/** The form's answers with their questions, in its order. */
export const formAnswers = (answers: Form): VisionAnswer[] =>
  FORM_ORDER.map((pillar) => ({
    ...{ pillar, pillarName: pillarOf(pillar).name },
    question: FORM_QUESTIONS[pillar].question,
    answer: answers[pillar],
  }));

/** The journey's answers in its order, whatever order they came in; a pillar that is left out is blank. */
export const journeyAnswers = (answers: Journey): VisionAnswer[] =>
  PILLAR_IDS.map(
    (pillar) =>
      answers.find((each) => each.pillar === pillar) ?? {
        ...{ pillar, pillarName: pillarOf(pillar).name },
        question: JOURNEY_QUESTIONS[pillar].question,
        answer: '',
      },
  );
