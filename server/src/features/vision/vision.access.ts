import { FORM_ORDER, PILLARS } from '@pathkeeper/contract';
import { admins, defineAccess, own, theirs } from '../../../test/access/define.ts';

const WORDS = 'I want to swim in the harbour every week until the summer.';

/** The access test opens the tools to everyone; the journey is for administrators in each case. */
const administrators = { ...own(403), admin: 200, owner: 200 };

export const access = defineAccess('vision', {
  endpoints: {
    goals: { who: own(200) },
    createGoal: { who: own(201), call: () => ({ body: { pillar: 'health', title: 'To swim' } }) },
    updateGoal: { who: theirs(200), call: () => ({ body: { pillar: 'love' } }) },
    goalEntries: { who: own(200) },
    submitForm: {
      who: own(200),
      call: () => ({ body: { answers: answersOf(WORDS) } }),
    },
    generateJourney: {
      who: administrators,
      call: () => ({ body: { questionsAndAnswers: journeyOf(WORDS) } }),
    },
    responses: { who: own(200) },
    removeResponse: { who: theirs(200) },
    takeOver: { who: theirs(200), call: () => ({ body: { pillars: ['health'] } }) },
    undoTakeOver: { who: theirs(200) },
    board: { who: own(200) },
    moveOnBoard: {
      who: theirs(200),
      call: async ({ make }) => ({
        body: {
          boardId: await make('visionBoard'),
          moves: [{ board: 'pillars', key: 'love', x: 40, y: -40 }],
        },
      }),
    },
    resetBoard: { who: own(200) },
    commitment: { who: own(200) },
    commit: { who: own(200), call: () => ({ body: { commitmentTime: '08:00' } }) },
    today: { who: own(200) },
    answerToday: { who: own(201), call: () => ({ body: { step: 'Ring the harbour office.' } }) },
    notTonight: { who: own(200), call: () => ({ body: {} }) },
    trail: { who: own(200) },
    stepEntry: {
      who: theirs(201),
      call: async ({ make }) => ({ params: { localDate: await make<string>('visionStep') } }),
    },
    removeStep: {
      who: theirs(200),
      call: async ({ make }) => ({ params: { localDate: await make<string>('visionStep') } }),
    },
    use: { who: admins(200) },
  },
});

/** The form's seven answers, each with these words. */
function answersOf(words: string) {
  return Object.fromEntries(FORM_ORDER.map((id) => [id, words])) as Record<
    (typeof FORM_ORDER)[number],
    string
  >;
}

/** The journey's seven answers, each with these words. */
function journeyOf(answer: string) {
  return PILLARS.map(({ id, name }) => ({
    ...{ pillar: id, pillarName: name, answer },
    question: `What do you wish for in ${name}?`,
  }));
}
