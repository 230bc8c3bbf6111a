import { type PillarId, pillarOf, type VisionGoal } from '@pathkeeper/contract';

interface Sample {
  pillar: PillarId;
  phrase: string;
  /** Steps that are done, and those that are not. */
  done: string[];
  open: string[];
}

/** The sample goals (S2.4): an example of a board, of nobody's life, shown until there are own ones. */
const SAMPLES: Sample[] = [
  {
    pillar: 'health',
    phrase: 'I take the stairs at sixty without counting them.',
    done: ['Walk before the first coffee', 'Ask about the knee'],
    open: ['Swim once before winter', 'Asleep by midnight'],
  },
  {
    pillar: 'wealth',
    phrase: 'Money is a thing I know about on the day it is due, not the day after.',
    done: ['Write down what comes in'],
    open: ['Three months set aside', 'Read the pension letter'],
  },
  {
    pillar: 'love',
    phrase: 'I say the true thing while it is still useful.',
    done: ['Ring my brother first'],
    open: ['One evening without a screen', 'Learn the recipe', 'Visit before spring'],
  },
  {
    pillar: 'legacy',
    phrase: 'Somebody can do the thing I know without me in the room.',
    done: [],
    open: ['Write the instructions', 'Find one apprentice', 'Label the photographs'],
  },
  {
    pillar: 'wisdom',
    phrase: 'I finish the books I quote.',
    done: ['One chapter on Sundays', 'Keep a list of errors', 'Ask what I got wrong'],
    open: ['Read one old thing a year'],
  },
  {
    pillar: 'spirituality',
    phrase: 'Ten minutes of nothing, and I do not reach for anything.',
    done: ['A chair by the window'],
    open: ['Ten minutes before the house wakes'],
  },
  {
    pillar: 'character',
    phrase: 'One voice for everybody: those who can do something for me and those who cannot.',
    done: ['Say “I don’t know” out loud', 'Return what I borrowed'],
    open: ['Apologise without a because'],
  },
];

/** The instant at which the example pretends to have been made. */
const AT = '2026-01-01T09:00:00.000Z';

/** The example as goals; their ids are below zero, and nothing of it is ever sent. */
export const EXAMPLE: VisionGoal[] = SAMPLES.map(({ pillar, phrase, done, open }, index) => {
  const id = -(index + 1);
  const { name, color, icon } = pillarOf(pillar);
  const milestones = [...done, ...open].map((title, sortOrder) => ({
    id: id * 100 - sortOrder,
    goalId: id,
    title,
    description: null,
    targetDate: null,
    isCompleted: sortOrder < done.length,
    completedAt: sortOrder < done.length ? AT : null,
    sortOrder,
  }));
  return {
    id,
    title: name,
    description: null,
    targetDate: null,
    isCompleted: false,
    completedAt: null,
    createdAt: AT,
    progress: Math.round((done.length * 100) / milestones.length),
    milestones,
    notes: [],
    pillar,
    category: null,
    phrase,
    color,
    icon,
    obstacle: null,
    whenThen: null,
    position: index,
    source: 'hand',
    evidence: { phrase: null, title: null, milestones: {} },
  };
});
