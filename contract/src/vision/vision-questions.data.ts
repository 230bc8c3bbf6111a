import type { PillarId } from './pillars.data.ts';

/** The words in which a tool asks about one pillar. */
export interface VisionQuestion {
  question: string;
  /** What helps to begin; in the journey a short paragraph. */
  description: string;
  /** How an answer could begin, where none stands yet. */
  placeholder: string;
}

type Questions = Readonly<Record<PillarId, VisionQuestion>>;

/** The seven questions of the vision form (S3.2.7). */
export const FORM_QUESTIONS: Questions = {
  legacy: {
    question: 'What would you like to leave in working order for whoever comes next?',
    description:
      'A wall, a recipe, a way of treating people. It need not be large, and nobody has to know that it was you.',
    placeholder: 'I would like to leave…',
  },
  wealth: {
    question: 'What would be enough, and how would you notice it on an ordinary Tuesday?',
    description:
      'A bill opened without holding your breath; a free Thursday; a door that locks. If you have enough, say what it is for.',
    placeholder: 'Enough would be…',
  },
  love: {
    question: 'Who do you want to be close to, and what does close look like on a weekday?',
    description:
      'A name and a kitchen are better than a principle. It may be somebody you miss, somebody you have not met, or a dog. If you want distance, that is an answer too.',
    placeholder: 'I want to be close to…',
  },
  health: {
    question: 'What do you want your body to let you do, and what does it ask of you in return?',
    description:
      'Start from the body you have today. Sleep counts, so do stairs, and so does a day with less pain.',
    placeholder: 'I would like to be able to…',
  },
  wisdom: {
    question: 'What would you like to understand that you do not understand yet?',
    description:
      'A trade, a language, a person, the thing that keeps happening to you. Say who or what you could ask first.',
    placeholder: 'I would like to understand…',
  },
  spirituality: {
    question: 'What is larger than you are, and where in a week could you make room for it?',
    description:
      'A prayer, a lake, a choir, the sky above the bins. No belief is asked for, and none is in the way.',
    placeholder: 'I would like to make room for…',
  },
  character: {
    question: 'Tired, afraid or in the right: how would you like to behave then?',
    description:
      'One thing that somebody could see you do is plenty. What you already do well may stand here.',
    placeholder: 'Even on a bad day I want to…',
  },
};

/** The seven long questions of the Life Vision Journey (S3.2.8). */
export const JOURNEY_QUESTIONS: Questions = {
  health: {
    question:
      'Think of a day this year on which your body made something possible, or refused it: what do you want to be able to do a year from now, and what does that need from you on a plain day?',
    description:
      'Start from the body you have, with its age, its illness, its bad knee. Sleep, food, work, pain and rest belong here, and so does getting help. If a year is too far off, take a month. Numbers are welcome where you have them: ten stairs, four nights, one call to the doctor.',
    placeholder: 'A year from now I would like to be able to…',
  },
  wealth: {
    question:
      'If money had done its work by this time next year, what would be paid for, what would be put by, and what would you be free to do or to stop doing?',
    description:
      'Wealth is whatever lets you say yes or no without a sum in your head: wages, a lease, time, a tool, somebody who would lend you the van. If you are up against more than you can change alone, say that too; a debt or a landlord may stand here by name. The smallest sum that would make a difference is worth writing down.',
    placeholder: 'By this time next year I would like…',
  },
  love: {
    question:
      'Who matters to you, or should, and what would somebody who watched an ordinary week of yours see you do about it?',
    description:
      'Partners and children are one answer among many; so are a friend, a neighbour, a brother you no longer speak to, a dog, somebody who has died. You may want to be nearer to someone, and you may want to be further away. Names say more than virtues. So does a thing that fits into a weekday: a call, a visit, an apology, a door kept shut.',
    placeholder: 'In an ordinary week I would like to…',
  },
  legacy: {
    question:
      'When somebody you will never meet comes across a thing you made or a person you taught, what should they be able to tell about you without being told your name?',
    description:
      'Legacy is what goes on working when you have left the room: a wall, a habit in somebody else, a way of asking. It need not be large, and nobody has to know that it was you. If something is half made, say what it would take to finish it.',
    placeholder: 'They should be able to tell that…',
  },
  wisdom: {
    question:
      'What did you learn the hard way that could be of use to somebody, and what do you want to find out next, from whom or from what?',
    description:
      'It may be a trade, an instrument, a language, your rights, or why somebody left. What you know already counts: say whom you could show it to. If you have had lessons enough, say what you would like to know only because it is beautiful.',
    placeholder: 'I know by now that… I want to find out…',
  },
  spirituality: {
    question:
      'What is there that you did not make and could not buy, that you would get up early for, and how would you like to keep it company in a common week?',
    description:
      'A god, if you have one. If you have none: the sea, a choir, the dead, five minutes in which nothing has to be done. If you have fallen out with what you believed, that belongs here too. Say where it happens and how long it would take.',
    placeholder: 'What I would get up early for is…',
  },
  character: {
    question:
      'Think of a day on which you were tired, afraid or in the right: what did you do, what would you like to do the next time, and who would notice?',
    description:
      'This is no confession, and nobody is adding up. Anger may have been the right answer; then say what you want to do with it. What you did well may stand here in plain words. One thing that could be seen on a Tuesday says more than a list of virtues.',
    placeholder: 'The next time I want to…',
  },
};
