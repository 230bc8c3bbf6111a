import {
  DAILY_QUESTION,
  type DailyStep,
  type PillarId,
  pillarOf,
  type VisionBoard,
  type VisionGoal,
  type VisionResponse,
  type VisionToday,
} from '@pathkeeper/contract';
import { aGoal, SAMPLE_DAY, SAMPLE_INSTANT, sampleId } from './samples.ts';

/** A board on which nothing was moved. */
export const NEW_BOARD: VisionBoard = {
  id: null,
  name: 'Life Vision',
  isDefault: true,
  layout: { pillars: {}, cards: {} },
  updatedAt: null,
};

/** A goal of the vision in a pillar, or (null) in a category of its writer's own. */
export function aVisionGoal(pillar: PillarId | null, own: Partial<VisionGoal> = {}): VisionGoal {
  const { name, color, icon } = pillar
    ? pillarOf(pillar)
    : { name: 'Garden', color: '#2F7471', icon: '🎯' };
  return {
    ...aGoal({ title: name }),
    pillar,
    category: pillar ? null : name,
    phrase: null,
    color,
    icon,
    obstacle: null,
    whenThen: null,
    position: 0,
    source: 'hand',
    evidence: { phrase: null, title: null, milestones: {} },
    ...own,
  };
}

/** A day on which nothing is asked. */
export const notAsked = (own: Partial<VisionToday> = {}): VisionToday => ({
  due: false,
  question: DAILY_QUESTION,
  answered: false,
  localDate: SAMPLE_DAY,
  dueAt: null,
  step: null,
  choices: [],
  ...own,
});

export const aDailyStep = (own: Partial<DailyStep> = {}): DailyStep => ({
  localDate: SAMPLE_DAY,
  step: 'Ring him and not say fine.',
  pillar: null,
  goalId: null,
  milestoneId: null,
  entryId: null,
  answeredAt: SAMPLE_INSTANT,
  ...own,
});

/** What the form made of seven answers. */
export const aVisionResponse = (own: Partial<VisionResponse> = {}): VisionResponse => ({
  id: sampleId(),
  kind: 'form',
  answers: [],
  lifeVisionSummary: '',
  ultimateGoals: {},
  extractedCategories: {},
  waiting: [],
  kept: [],
  takenOver: [],
  chosenBy: 'rules',
  createdAt: SAMPLE_INSTANT,
  ...own,
});
