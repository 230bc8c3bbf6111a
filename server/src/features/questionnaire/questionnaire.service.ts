import type { api, Earnings, KeptLifePath, LifePath, ResponseOf } from '@pathkeeper/contract';
import type { Context, Moment } from '../../platform/context.ts';
import { markQuestionnaireDone } from '../accounts/index.ts';
import { analyseLifePath, type GuideProviders, guideRequests } from '../guide/index.ts';
import { asOwner, awardQuestionnaire } from '../progression/index.ts';
import { visitorAnalyses } from './questionnaire.limits.ts';
import * as repository from './questionnaire.repository.ts';

interface Asked {
  /** Null for a visitor, of whom nothing is stored. */
  ownerId: number | null;
  /** Network address, by which the limit counts visitors. */
  address: string;
  answers: string[];
  at: Moment;
  signal: AbortSignal;
}

type Answer = ResponseOf<typeof api.questionnaire.analyse>;

const NOTHING: Earnings = { xpAwarded: 0, newBadges: [] };

/**
 * Analyses sixteen answers. Of somebody signed in, answers and analysis are stored and the badge is
 * awarded, in one transaction. Of a visitor, or when a crisis notice takes the place of the analysis, nothing
 * is stored.
 * @throws AppError too_many_requests, guide_failed, guide_unavailable
 */
export async function analyseAnswers(
  context: Context,
  guides: GuideProviders,
  { address, ...asked }: Asked,
): Promise<Answer> {
  const { ownerId, answers, at } = asked;
  if (ownerId === null) await context.limits.consume(visitorAnalyses, address);
  else await context.limits.consume(guideRequests, String(ownerId));
  const { analysis, safety } = await analyseLifePath(context, guides, asked);
  if (!analysis) return { ikigaiAnalysis: null, id: null, safety, ...NOTHING };
  const stored = ownerId === null ? null : await store(context, ownerId, answers, analysis, at);
  return { ikigaiAnalysis: analysis, safety, ...(stored ?? { id: null, ...NOTHING }) };
}

function store(
  context: Context,
  ownerId: number,
  answers: string[],
  analysis: LifePath,
  { now }: Moment,
): Promise<{ id: number } & Earnings> {
  return asOwner(context, ownerId, async (tx, progress) => {
    const id = await repository.insertLifePath(tx, ownerId, { answers, analysis, createdAt: now });
    await markQuestionnaireDone(tx, ownerId);
    return { id, ...(await awardQuestionnaire(tx, progress, now)) };
  });
}

/** The newest life path, null when there is none. */
export async function latestLifePath(
  { db }: Context,
  ownerId: number,
): Promise<KeptLifePath | null> {
  const row = await repository.findLatestLifePath(db, ownerId);
  if (!row) return null;
  const { id, answers, analysis, createdAt } = row;
  return { id, answers, ikigaiAnalysis: analysis, createdAt: createdAt.toISOString() };
}

/** Marks the questionnaire as dealt with, also when it was skipped; only answers earn the badge. */
export async function completeQuestionnaire({ db }: Context, ownerId: number) {
  await markQuestionnaireDone(db, ownerId);
  return { success: true as const };
}
