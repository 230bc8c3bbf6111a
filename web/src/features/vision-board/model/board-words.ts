import {
  OWN_CATEGORY,
  PILLARS,
  type PillarId,
  pillarOf,
  type VisionGoal,
} from '@pathkeeper/contract';
import { dayHere, longMonthDay, today } from '../../../lib/dates.ts';
import { inWords } from '../../../lib/text/in-words.ts';
import { MILESTONES_SHOWN } from './card-layout.ts';

/** Characters of a step's label on the wheel (S3.9). */
const LABEL = 15;

/** A step's label on the wheel, cut at fifteen characters (S3.9). */
export function stepLabel(title: string): string {
  const characters = [...title];
  return characters.length > LABEL ? `${characters.slice(0, LABEL).join('').trimEnd()}…` : title;
}

type Steps = Pick<VisionGoal, 'milestones'>;

/** '1 of 4'. */
export const doneOf = ({ milestones }: Steps): string =>
  `${milestones.filter(({ isCompleted }) => isCompleted).length} of ${milestones.length}`;

/** '1 of 4 steps done', or that there are none. */
export function stepsLine(goal: Steps | null): string {
  if (!goal) return 'no goal yet';
  if (goal.milestones.length === 0) return 'no steps yet';
  return `${doneOf(goal)} ${goal.milestones.length === 1 ? 'step' : 'steps'} done`;
}

/** '+2 more...' for the milestones that a card has no room for (S2.4), or null. */
export function moreLine({ milestones }: Steps): string | null {
  const more = milestones.length - MILESTONES_SHOWN;
  return more > 0 ? `+${more} more...` : null;
}

/** 'Pillar three of seven'. */
export const placeLine = (id: PillarId): string =>
  `Pillar ${inWords(PILLARS.findIndex((each) => each.id === id) + 1)} of ${inWords(PILLARS.length)}`;

/** The name of the area that a goal belongs to. */
export const areaOf = ({ pillar, category }: Pick<VisionGoal, 'pillar' | 'category'>): string =>
  pillar ? pillarOf(pillar).name : (category ?? 'Another goal');

/** A goal's title where it says more than its area's name. */
export const ownTitle = (goal: VisionGoal): string | null =>
  goal.title.trim().toLowerCase() === areaOf(goal).toLowerCase() ? null : goal.title;

/** The colour that somebody gave a goal; undefined for that of its area. */
export function ownColor({ pillar, color }: VisionGoal): string | undefined {
  const usual = pillar ? pillarOf(pillar) : OWN_CATEGORY;
  return color.toUpperCase() === usual.color ? undefined : color;
}

/** What stands under a step: when it was done, by when it is wanted, or that it has no date. */
export function stepWhen(
  { completedAt, targetDate }: { completedAt: string | null; targetDate: string | null },
  now = today(),
): string {
  if (completedAt) return `Done ${longMonthDay(dayHere(completedAt), now)}`;
  return targetDate ? `By ${longMonthDay(targetDate, now)}` : 'No date';
}

/** 'shares “house” and “Tomas”', as said under an entry that speaks of a goal. */
export function howFound({ how, words }: { how: 'chosen' | 'words'; words: string[] }): string {
  if (how === 'chosen') return 'you chose it';
  const quoted = words.slice(0, 3).map((word) => `“${word}”`);
  if (quoted.length === 0) return 'shares words with it';
  const last = quoted.pop();
  return `shares ${quoted.length > 0 ? `${quoted.join(', ')} and ` : ''}${last}`;
}

const TOOLS = {
  form: 'the vision form',
  journey: 'the Life Vision Journey',
  chat: 'the Vision Architect',
} as const;

/** The tool that something was made with. */
export const toolName = (kind: keyof typeof TOOLS): string => TOOLS[kind];
