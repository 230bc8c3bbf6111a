import type { LifePath, SafetyAnswer } from '@pathkeeper/contract';
import type { Context, Moment } from '../../platform/context.ts';
import type { Guide } from '../guide-provider/index.ts';
import { safetyOf } from '../safety/index.ts';
import { guardGuide } from './checks/guard.ts';
import { DangerInAnswer } from './checks/output-checks.ts';
import { askGuide, type GuideProviders } from './providers/choose-provider.ts';

interface Asked {
  /** Null for a visitor, whose answers only the built-in guide gets. */
  ownerId: number | null;
  answers: readonly string[];
  at: Moment;
  signal: AbortSignal;
}

/**
 * The analysis, and helplines where the answers tell of danger. Of danger that is explicit and present there
 * is no analysis; anything less urgent lays helplines beside it (D32, D76).
 */
export type LifePathAnalysis =
  | { analysis: LifePath; safety: SafetyAnswer | null }
  | { analysis: null; safety: SafetyAnswer };

/**
 * Analyses sixteen answers. Stores nothing, and sends nothing to an outside guide without consent
 * (D33).
 * @throws AppError guide_failed, guide_unavailable
 */
export async function analyseLifePath(
  context: Context,
  guides: GuideProviders,
  asked: Asked,
): Promise<LifePathAnalysis> {
  const { answers, at } = asked;
  const { safety } = guides;
  const told = safetyOf(safety, textsToCheck(answers), at);
  if (told?.tier === 'now') return { analysis: null, safety: told };
  const started = performance.now();
  try {
    // Words that may tell of danger go to no model (D33).
    const allowed = told ? { ...guides, outside: null } : guides;
    const { draft, source } = await ask(context, allowed, asked);
    const processingTime = Math.round(performance.now() - started);
    return { analysis: { ...draft, source, processingTime }, safety: told };
  } catch (error) {
    if (!(error instanceof DangerInAnswer)) throw error;
    return { analysis: null, safety: safety.answerFor(error.finding, at) };
  }
}

/**
 * The texts to check for danger: each answer, all of them, and all of them joined, because a sentence
 * may begin in one answer and end in the next. Pairs too, so that no words elsewhere make the sentence
 * look like a figure of speech.
 */
function textsToCheck(answers: readonly string[]): string[] {
  const bare = answers.map((answer) => answer.trim());
  const twos = bare.slice(1).map((answer, index) => `${bare[index]} ${answer}`);
  return [...answers, answers.join('\n\n'), bare.join(' '), ...twos];
}

async function ask(
  context: Context,
  guides: GuideProviders,
  { ownerId, answers, at, signal }: Asked,
) {
  const call = (guide: Guide) => guide.lifePath({ answers }, { signal });
  if (ownerId !== null) {
    return askGuide(context, guides, { ownerId, main: [], also: [], at }, call);
  }
  const { builtIn, safety } = guides;
  const guarded = guardGuide(builtIn, safety.answerChecks);
  return { draft: await call(guarded), source: builtIn.source };
}
