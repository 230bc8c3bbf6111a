import {
  type Goal,
  OWN_CATEGORY,
  pillarOf,
  type VisionEvidence,
  type VisionGoal,
} from '@pathkeeper/contract';
import type { Database } from '../../platform/database/index.ts';
import { goalRows, withParts } from '../goals/index.ts';

const NO_EVIDENCE = { phrase: null, title: null, milestones: {} };

/** Goals of the vision with their steps and notes, in the order given. */
export async function presentVisionGoals(
  db: Database,
  ownerId: number,
  rows: goalRows.GoalRow[],
): Promise<VisionGoal[]> {
  const goals = await withParts(db, ownerId, rows);
  return goals.map((goal, place) => present(goal, rows[place] as goalRows.GoalRow, place));
}

/** All goals of somebody's vision, in their order. */
export async function listVision(db: Database, ownerId: number): Promise<VisionGoal[]> {
  return presentVisionGoals(db, ownerId, await goalRows.listVisionGoals(db, ownerId));
}

/** What an area looks like until somebody says otherwise. */
export const lookOf = ({ pillar }: Pick<goalRows.GoalRow, 'pillar'>) => {
  const { color, icon } = pillar ? pillarOf(pillar) : OWN_CATEGORY;
  return { color, icon };
};

function present(goal: Goal, row: goalRows.GoalRow, place: number): VisionGoal {
  const { pillar, category, phrase, obstacle, whenThen } = row;
  const look = lookOf(row);
  return {
    ...goal,
    ...{ pillar, category, phrase, obstacle, whenThen },
    color: row.color ?? look.color,
    icon: row.icon ?? look.icon,
    position: row.position ?? place,
    source: row.source ?? 'hand',
    evidence: evidenceOf(goal, row.evidence ?? NO_EVIDENCE),
  };
}

/** Evidence of steps that are there and still say what was said. */
function evidenceOf({ milestones }: Goal, evidence: VisionEvidence): VisionEvidence {
  const told = milestones.flatMap(({ id, title }) => {
    const quote = evidence.milestones[id];
    return quote?.quote.includes(title.replace(/…$/, '').trim()) ? [[id, quote] as const] : [];
  });
  return { ...evidence, milestones: Object.fromEntries(told) };
}
