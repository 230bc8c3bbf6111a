import {
  type PillarId,
  VISION_LIMITS,
  type VisionEvidence,
  type VisionPassageSource,
  type VisionQuote,
  type VisionSource,
} from '@pathkeeper/contract';
import type { Database } from '../../../platform/database/index.ts';
import { goalRows, milestoneRows } from '../../goals/index.ts';
import type { DraftedPillar, Evidence } from '../../vision-builder/index.ts';
import type { Taken } from '../vision.tables.ts';
import { lookOf } from '../vision-goals.present.ts';

/** Where a draft comes from: the tool, and when its answers were given. */
export interface Origin {
  source: VisionSource;
  now: Date;
}

/**
 * Makes goals of the drafted pillars that hold none yet. The others wait: nothing is overwritten (D66).
 * @returns the pillars that were filled, each with its new goal
 */
export async function adoptDraft(
  tx: Database,
  ownerId: number,
  drafted: readonly DraftedPillar[],
  origin: Origin,
): Promise<Taken[]> {
  const goals = await goalRows.listVisionGoals(tx, ownerId);
  const held = new Set(goals.map(({ pillar }) => pillar));
  const taken: Taken[] = [];
  for (const each of drafted) {
    if (held.has(each.pillar)) continue;
    const position = goals.length + taken.length;
    const goalId = await insertDrafted(tx, ownerId, each, { ...origin, position });
    taken.push({ pillar: each.pillar, goalId, formerId: null });
  }
  return taken;
}

/** Makes the goal of a drafted pillar, with its steps and what they go back to; answers its id. */
export async function insertDrafted(
  tx: Database,
  ownerId: number,
  { pillar, title, phrase, milestones, evidence }: DraftedPillar,
  { source, now, position }: Origin & { position: number },
): Promise<number> {
  const goalId = await goalRows.insertGoal(
    tx,
    ownerId,
    {
      ...{ pillar, phrase, source, position, createdAt: now },
      ...{ title, description: null, targetDate: null },
      ...lookOf({ pillar }),
    },
    null,
  );
  const steps = milestones.slice(0, VISION_LIMITS.steps);
  const rows = steps.map((step) => ({ title: step.title, description: null, targetDate: null }));
  const ids = await milestoneRows.insertMilestones(tx, ownerId, goalId, rows, 0);
  const told: VisionEvidence = {
    title: evidence.title && quoteOf(evidence.title),
    phrase: quoteOf(evidence.phrase),
    milestones: Object.fromEntries(steps.map((step, place) => [String(ids[place]), quoteOf(step)])),
  };
  await goalRows.updateGoal(tx, ownerId, goalId, { evidence: told });
  return goalId;
}

/** What a passage of a response says of itself beside kind and id. */
type Source = Evidence['source'] & { pillar?: PillarId | null };

function quoteOf({ quote, source }: Evidence): VisionQuote {
  const { kind, id, pillar = null } = source as Source;
  const from: VisionPassageSource = {
    kind: kind === 'message' ? 'message' : 'response',
    id: Number(id),
    pillar,
  };
  return { quote, source: from };
}
