import type { GuideSource } from '@pathkeeper/contract';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import type { GuideEntry, ReflectionDraft } from '../../guide-provider/index.ts';
import { guardGuide } from '../checks/guard.ts';
import type { GuideProviders } from '../providers/choose-provider.ts';
import { auditedCalls, NotAllowed } from '../providers/consent.ts';

const WORDS =
  'The ferry was late this morning, so I walked along the harbour wall and watched two men mend a net. I had meant to be cross about the meeting. By the second bollard I had forgotten which meeting it was.';

/** A page that nobody wrote. */
const INVENTED: GuideEntry = {
  ...{ id: 1, content: WORDS, mood: 'calm', tags: [], localDate: '2026-01-15', hour: 9 },
  words: WORDS.split(' ').length,
};

/** What is known of its writer: nothing. */
const NO_PAST = {
  ...{ entries: 0, firstDate: null, averageWords: 0, moods: {} },
  themes: [],
};

export interface GuideTrial {
  ok: boolean;
  source: GuideSource;
  text: string | null;
  /** For the operator. */
  problem: string | null;
}

/**
 * Has the configured guide read an invented page, as it would read anybody's. What it costs counts towards
 * the day of whoever tries it, and is recorded among what was sent (D33).
 */
export async function tryGuide(
  { db }: Pick<Context, 'db'>,
  { builtIn, outside, safety }: GuideProviders,
  asked: { ownerId: number; now: Date; signal: AbortSignal },
): Promise<GuideTrial> {
  const { ownerId, now, signal } = asked;
  const problems: string[] = [];
  const guide = outside
    ? outside.guide.guideFor(
        auditedCalls(db, outside, { ownerId, at: { now }, isTrial: true }),
        (sentence) => problems.push(sentence),
      )
    : builtIn;
  const { source } = guide;
  try {
    const request = { page: INVENTED, related: [], past: NO_PAST };
    const draft = await guardGuide(guide, safety.answerChecks).reflect(request, { signal });
    return { ok: true, source, text: textOf(draft), problem: null };
  } catch (error) {
    const problem = problems.at(-1) ?? sentenceFor(error);
    return { ok: false, source, text: null, problem };
  }
}

function sentenceFor(error: unknown): string {
  if (error instanceof NotAllowed) {
    return 'The trial would cost more than is left of your day (GUIDE_DAILY_COST).';
  }
  if (error instanceof AppError) return error.message;
  throw error;
}

const textOf = ({ insights, reflectionQuestion }: ReflectionDraft): string =>
  [...insights, reflectionQuestion].filter((each) => each !== '').join('\n\n');
