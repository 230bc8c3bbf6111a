/** The four sections of the questionnaire, four questions each (S3.9). */
export const QUESTIONNAIRE_SECTIONS = ['FRAME', 'DESTINATION', 'MAP', 'COMPASS'] as const;

export type QuestionnaireSection = (typeof QUESTIONNAIRE_SECTIONS)[number];

/** The parts of a life path analysis; each draws on particular questions. */
export type LifePathPart =
  | 'currentTension'
  | 'futureCalling'
  | 'strengthsAndMap'
  | 'lifeCompass'
  | 'ikigaiPathway'
  | 'nextStep';

export interface Question {
  /** 1 to 16. */
  number: number;
  section: QuestionnaireSection;
  question: string;
  /** A line that helps to begin. */
  help: string;
  /** The part of the analysis that its answer mainly belongs to. */
  part: LifePathPart;
}

/** The sixteen questions, in the order they are asked. */
export const QUESTIONS: readonly Question[] = [
  {
    number: 1,
    section: 'FRAME',
    question: 'Where do you stand today? Tell it to somebody who has never met you.',
    help: 'The work, the people, the room you wake up in. Facts first; opinions may follow.',
    part: 'currentTension',
  },
  {
    number: 2,
    section: 'FRAME',
    question: 'What do you want more of than you have?',
    help: 'One thing, named plainly, says more than a list. Nobody is marking this.',
    part: 'currentTension',
  },
  {
    number: 3,
    section: 'FRAME',
    question: 'And what keeps you from it?',
    help: 'Money, fear, a promise, the dog. Say which, and whether it is still true.',
    part: 'currentTension',
  },
  {
    number: 4,
    section: 'FRAME',
    question: 'What have you outgrown, and still carry about?',
    help: 'A habit, a title, somebody’s opinion of you. Your own counts double.',
    part: 'currentTension',
  },
  {
    number: 5,
    section: 'DESTINATION',
    question: 'What would you go on doing if nobody paid you and nobody saw?',
    help: 'Look for what your hands or your head drift to by themselves.',
    part: 'ikigaiPathway',
  },
  {
    number: 6,
    section: 'DESTINATION',
    question: 'What would you like to see mended, in the world or on your street?',
    help: 'Near and small is as good as far and large. It helps to have seen it with your own eyes.',
    part: 'ikigaiPathway',
  },
  {
    number: 7,
    section: 'DESTINATION',
    question:
      'It is an ordinary Tuesday five years from now, and it is going well. What are you doing at four in the afternoon?',
    help: 'Small and exact is better than grand. Who is in the room? What is on the table?',
    part: 'futureCalling',
  },
  {
    number: 8,
    section: 'DESTINATION',
    question: 'When people tell the story of what you did, which sentence should be in it?',
    help: 'One sentence, the kind that is said across a kitchen table.',
    part: 'futureCalling',
  },
  {
    number: 9,
    section: 'MAP',
    question: 'What do people come to you for?',
    help: 'Whatever you are asked for again and again without having put up a sign.',
    part: 'strengthsAndMap',
  },
  {
    number: 10,
    section: 'MAP',
    question: 'Which hard thing did you get through, and what did you use to do it?',
    help: 'The thing in a line; then the tool: patience, a friend, a list, sheer stubbornness.',
    part: 'strengthsAndMap',
  },
  {
    number: 11,
    section: 'MAP',
    question: 'Which of the things you can do would somebody pay for, or pays for already?',
    help: 'A salary counts, and so does a loaf of bread or a favour returned.',
    part: 'ikigaiPathway',
  },
  {
    number: 12,
    section: 'MAP',
    question: 'Who or what could help you on the way, and has not been asked yet?',
    help: 'A person, a place, a book, an hour of the week.',
    part: 'strengthsAndMap',
  },
  {
    number: 13,
    section: 'COMPASS',
    question: 'Which rule would you not break, whatever you were offered?',
    help: 'The last time you said no and were glad of it is a good place to look.',
    part: 'lifeCompass',
  },
  {
    number: 14,
    section: 'COMPASS',
    question: 'When did you last lose track of time, and over what?',
    help: 'One real afternoon, please, rather than hobbies in general.',
    part: 'lifeCompass',
  },
  {
    number: 15,
    section: 'COMPASS',
    question: 'When you do not know what to do, how do you find out?',
    help: 'A walk, a night’s sleep, your sister, the toss of a coin and your face as it lands.',
    part: 'lifeCompass',
  },
  {
    number: 16,
    section: 'COMPASS',
    question: 'What is the smallest thing you could do about all this before the week is out?',
    help: 'Under an hour, and small enough that you could not decently refuse.',
    part: 'nextStep',
  },
];
