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
import { listVision, lookOf } from '../vision-goals.present.ts';
import type { ResponseRow } from './responses.repository.ts';

/** Where a draft comes from: the tool, and when its answers were given. */
export interface Origin {
  source: VisionSource;
  now: Date;
}

/**
 * Makes goals of the drafted pillars that hold none yet. The others wait: nothing is overwritten (D66). What a pillar
 * holds already, or what the answers before these made of it too and was decided then, is not asked about again.
 * @param before the answers before these
 * @returns the pillars that do not wait, each with the goal that it holds
 */
export async function adoptDraft(
  tx: Database,
  ownerId: number,
  drafted: readonly DraftedPillar[],
  { before, ...origin }: Origin & { before: Before | undefined },
): Promise<Taken[]> {
  const goals = await listVision(tx, ownerId);
  const taken: Taken[] = [];
  let position = goals.length;
  for (const each of drafted) {
    const { pillar } = each;
    const standing = goals.find((goal) => goal.pillar === pillar);
    if (standing) {
      const decided = decidedBefore(each, before);
      if (decided?.goalId === standing.id) taken.push({ ...decided, formerId: null });
      else if (isSame(each, standing)) taken.push({ pillar, goalId: standing.id, formerId: null });
      continue;
    }
    const goalId = await insertDrafted(tx, ownerId, each, { ...origin, position });
    taken.push({ pillar, goalId, formerId: null });
    position += 1;
  }
  return taken;
}

type Before = Pick<ResponseRow, 'draft' | 'taken'>;
type Words = Pick<DraftedPillar, 'phrase'> & { milestones: readonly { title: string }[] };

const isSame = (drafted: Words, other: { phrase: string | null } & Pick<Words, 'milestones'>) =>
  drafted.phrase === other.phrase &&
  drafted.milestones.every(({ title }) => other.milestones.some((step) => step.title === title));

function decidedBefore(drafted: DraftedPillar, before: Before | undefined): Taken | undefined {
  const same = before?.draft?.pillars.find(({ pillar }) => pillar === drafted.pillar);
  return same && isSame(drafted, same) && isSame(same, drafted)
    ? before?.taken.find(({ pillar }) => pillar === drafted.pillar)
    : undefined;
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
