import {
  addDays,
  type api,
  type GuideQuote,
  type GuideSource,
  isBlank,
  type SafetyAnswer,
} from '@pathkeeper/contract';
import type { z } from 'zod';
import { localDateAt } from '../../../platform/clock.ts';
import type { Context, Moment } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { listLatest } from '../../entries/index.ts';
import type { AskOptions, GuideEntry } from '../../guide-provider/index.ts';
import { readAhead, safetyOf } from '../../safety/index.ts';
import { DangerInAnswer } from '../checks/output-checks.ts';
import { guideRequests } from '../guide.limits.ts';
import { datedQuotes } from '../guide-entry.ts';
import { askGuide, type GuideProviders } from '../providers/choose-provider.ts';
import { QUIET_DAYS } from '../reflection/mourned.ts';
import { PAGES, pagesFor } from './consult-facts.ts';

type Question = z.output<typeof api.guide.consult.body>;

export interface MerlinAnswer {
  message: string;
  quotes: GuideQuote[];
  source: GuideSource;
  safety: SafetyAnswer | null;
}

/**
 * Asks Merlin in one of his four modes. The answer is made from the user's own entries. Words of danger in the
 * question, in the entry it is about, or in the last one of these days get the fixed answer (D32).
 */
export async function consultMerlin(
  context: Context,
  guides: GuideProviders,
  asked: Question & { ownerId: number; at: Moment } & AskOptions,
): Promise<MerlinAnswer> {
  const { ownerId, at, signal, onText, mode, question, context: screen, userName } = asked;
  await context.limits.consume(guideRequests, String(ownerId));
  if (mode === 'custom' && isBlank(question)) {
    throw new AppError('invalid_request', 'Merlin needs a question to answer.');
  }
  const latest = await listLatest(context.db, ownerId, PAGES);
  const today = localDateAt(at.now, at.zone);
  const last = latest.slice(0, 1).filter((page) => page.localDate >= addDays(today, -QUIET_DAYS));
  await readAhead(context, guides.safety, ownerId, last);
  const asks = safetyOf(guides.safety, [question, screen], at);
  const wrote = last[0] ? guides.safety.answerToEntry(last[0], at) : null;
  const safety = wrote?.tier === 'now' && asks?.tier !== 'now' ? wrote : (asks ?? wrote);
  if (safety?.tier === 'now') return safetyOnly(guides, safety);

  const { pages: found, facts } = await pagesFor(context, ownerId, asked, latest, today);
  await readAhead(context, guides.safety, ownerId, found);
  const pages = found.filter(guides.safety.isSafe);
  // When all that was found tells of danger, the answer is not "there are no entries".
  const worst = pages.length === 0 ? found[0] : undefined;
  const beside = worst && guides.safety.answerToEntry(worst, at);
  if (beside?.tier === 'now') return safetyOnly(guides, beside);
  try {
    const { draft, source } = await askGuide(
      context,
      // Words that may tell of danger go to no model (D33).
      asks ? { ...guides, outside: null } : guides,
      { ownerId, main: pages, also: [], at },
      (guide, { main }) => {
        const about = { mode, question, context: beginning(main, screen), userName, today };
        return guide.consult(
          { ...about, facts, pages: main },
          { signal, ...(onText ? { onText } : {}) },
        );
      },
    );
    const { message, quotes } = draft;
    return {
      message,
      quotes: datedQuotes(quotes, pages),
      source,
      safety: safety ?? beside ?? null,
    };
  } catch (error) {
    if (!(error instanceof DangerInAnswer)) throw error;
    return safetyOnly(guides, guides.safety.answerFor(error.finding, at));
  }
}

/**
 * The text that the screen sent, if an entry for the guide begins with it; else nothing. The screen may
 * show an entry that was closed, edited or deleted since.
 */
function beginning(shown: readonly GuideEntry[], screen: string): string {
  const start = screen.trim();
  return shown.some(({ content }) => content.trim().startsWith(start)) ? start : '';
}

/** The safety answer in place of Merlin's. */
const safetyOnly = ({ builtIn }: GuideProviders, safety: SafetyAnswer): MerlinAnswer => ({
  message: safety.message,
  quotes: [],
  source: builtIn.source,
  safety,
});
