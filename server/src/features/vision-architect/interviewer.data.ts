import type { PillarId, VisionSubjectId } from '@pathkeeper/contract';

/** What is asked about a pillar, in this order (D69). */
export const ASPECTS = ['wish', 'why', 'way'] as const;

export type Aspect = (typeof ASPECTS)[number];

/** The first question of a conversation. */
export const OPENING =
  'I am software: I ask one thing at a time, and build only from what you say. Picture an ordinary good day, five years from now. What is in it?';

/** The order in which pillars are asked about, as far as they are still unsaid. */
export const ASKED_ORDER: readonly PillarId[] = [
  'love',
  'health',
  'wealth',
  'legacy',
  'wisdom',
  'spirituality',
  'character',
];

/** The questions of the built-in interviewer: three for each pillar. */
export const QUESTIONS: Record<PillarId, Record<Aspect, string>> = {
  health: {
    wish: 'And your body: how do you want to sleep, move and feel on a plain Tuesday?',
    why: 'What would a stronger body let you do that you cannot do now?',
    way: 'What stands between you and that on most days, and what could you do about it this week?',
  },
  wealth: {
    wish: 'Now work, money and a roof: what would be enough, and what would you do all day?',
    why: 'What would having enough change at home, for you and for whoever lives with you?',
    way: 'Which sum, application or conversation would come first, and by when?',
  },
  love: {
    wish: 'Who is close to you by then, family, partner or friends, and what are you doing together?',
    why: 'What do you miss now that this closeness would give back?',
    way: 'Whom could you call or visit first, and on which day?',
  },
  legacy: {
    wish: 'What would you like to have built or given, for children or for people you may never meet?',
    why: 'Why should it outlast you, and who would notice that it is there?',
    way: 'What is the smallest part of it that could stand by the end of this season?',
  },
  wisdom: {
    wish: 'What do you want to learn, read or understand that you do not yet?',
    why: 'Which mistake or question makes this worth learning for you?',
    way: 'Which book, course or person would come first, and how many hours a week?',
  },
  spirituality: {
    wish: 'Where do you find quiet, faith or meaning, and how much of it do you want?',
    why: 'What happens to you when it is missing for a month?',
    way: 'At which hour of which day could it have its place?',
  },
  character: {
    wish: 'What kind of person do you want to be, when it takes courage or honesty?',
    why: 'When were you last that person, and what did it cost?',
    way: 'Which habit, once a day, would make you a little more like that?',
  },
};

/** Said before a question about another pillar than the one before it, of which it asks further. */
export const BACK_TO: Record<PillarId, string> = {
  health: 'Back to health',
  wealth: 'Back to work and money',
  love: 'Back to the people close to you',
  legacy: 'Back to what stays',
  wisdom: 'Back to learning',
  spirituality: 'Back to quiet',
  character: 'Back to the kind of person you are',
};

/** Asked when an answer was left thin: the same thing from its other side, after `BACK_TO`. */
export const AGAIN: Record<PillarId, string> = {
  health: 'What would you notice first, on waking, if it were well?',
  wealth: 'What would your days hold if there were enough?',
  love: 'Whose face do you see first, and where are you?',
  legacy: 'What would you like somebody to say was your doing?',
  wisdom: 'What would you like to be able to explain to a friend?',
  spirituality: 'Where would you go for an hour if nobody needed you?',
  character: 'What would you like to be relied upon for?',
};

/** What a press on an open subject asks. */
export const SUBJECT_QUESTIONS: Record<VisionSubjectId, string> = {
  sleep: 'How do you sleep, and how would you like to?',
  body: 'What would you like to be true of your body that is not true today?',
  strength: 'What would you like to have the strength for?',
  work: 'What work would you like to be doing, and how many days of the week?',
  money: 'How much money would be enough, and what would it be for?',
  home: 'Where would you like to live, and what is the first thing one sees there?',
  family: 'What would you like to be different between you and your family?',
  partner: 'What do you wish for with a partner, the one you have or one you have not met?',
  friends: 'Which friend would you like to see more of, and doing what?',
  building: 'What would you like to build or to give that is not there yet?',
  children: 'What would you like children to have from you, your own or others?',
  remembered: 'What would you like to be remembered for, and by whom?',
  learning: 'What would you like to learn, if nobody were going to test you?',
  reading: 'What would you like to read or to write in the years ahead?',
  mistakes: 'Which mistake would you like to have understood, and not make again?',
  quiet: 'Where in your week would you like there to be quiet?',
  faith: 'What do you believe in, and what part should it have in your days?',
  nature: 'Which place outdoors would you like to know by heart?',
  honesty: 'With whom would you like to be more honest, and about what?',
  courage: 'What would you do if you had a little more courage?',
  habits: 'Which habit would you like to keep without thinking about it?',
  vision: 'If you had to say it in one sentence: what is your vision of your life?',
};

/** Subjects whose question is also answered by how things are: few words to it are no wish. */
export const NO_WISH_ASKED: readonly VisionSubjectId[] = ['sleep', 'mistakes', 'faith'];

/**
 * Said before a question; `%` stands for a piece of the last answer, between quotation marks. None says more
 * than that the words stand in the conversation: what a goal is made of is decided when all is said.
 */
export const REMARKS = [
  'You wrote of %.',
  'In your words: %.',
  'You said %.',
  'I have read %.',
  'It stands here as you say it: %.',
] as const;

/** Said when there is nothing that should be repeated. */
export const PLAIN_REMARK = 'That is written down.';
/**
 * After words about a loss, an illness or violence (D76): they are not repeated, and nothing is asked.
 */
export const QUIET_REMARK =
  'I have read that, it stays here, and you need not say more about it, or may when you like.';
/** After "stop": nothing is asked until somebody writes on. */
export const STOPPED = 'Nothing more is asked: write on when you like, about whatever you like.';
/** After "no", and what says nothing: it is not taken for an answer. */
export const LEFT_OPEN = 'That stays open.';
/** When the person asks instead of answering. */
export const NO_ANSWERS =
  'I am software and have no answers of my own; I ask, and keep what you say.';
/** Said once, when the rule is met. */
export const ENOUGH = 'There is enough here to generate a vision.';
/** Asked when everything has been. */
export const LAST = 'What belongs in this that I have not asked about?';
