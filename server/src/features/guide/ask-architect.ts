import type { GuideSource } from '@pathkeeper/contract';
import type { Context, Moment } from '../../platform/context.ts';
import type { ArchitectRequest, AskOptions, ConsultDraft } from '../guide-provider/index.ts';
import type { SafetyFinding } from '../safety/index.ts';
import { DangerInAnswer, unusableAnswer } from './checks/output-checks.ts';
import { askGuide, type GuideProviders } from './providers/choose-provider.ts';

/** Words that a remark and a question may have; one that says more has not kept to its task. */
const MOST_WORDS = 90;

/** The architect's next words, or what was found in them instead (D32). */
export type ArchitectAnswer =
  | { draft: ConsultDraft; source: GuideSource; danger: null }
  | { draft: null; source: null; danger: SafetyFinding };

/**
 * Asks the chosen guide for the architect's next words, under the same consent, cost cap and checks as
 * everything else that it is asked (D31, D33): one remark, one question at the end.
 * @throws AppError guide_failed, guide_unavailable
 */
export async function askArchitect(
  context: Context,
  guides: GuideProviders,
  {
    ownerId,
    at,
    request,
    ...options
  }: AskOptions & {
    ownerId: number;
    at: Moment;
    request: ArchitectRequest;
  },
): Promise<ArchitectAnswer> {
  try {
    const asked = { ownerId, main: [], also: [], at };
    const { draft, source } = await askGuide(context, guides, asked, (guide) =>
      guide.architect(request, options),
    );
    if (source.kind === 'model' && !isOneQuestion(draft.message)) throw unusableAnswer();
    return { draft, source, danger: null };
  } catch (error) {
    if (!(error instanceof DangerInAnswer)) throw error;
    return { draft: null, source: null, danger: error.finding };
  }
}

const isOneQuestion = (message: string): boolean =>
  /[?？]["”’)]*$/u.test(message.trim()) && message.split(/\s+/).length <= MOST_WORDS;
