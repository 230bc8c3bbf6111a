import type { z } from 'zod';
import type {
  AskOptions,
  Guide,
  MonthDraft,
  PeriodRequest,
  ReflectionDraft,
  ReflectRequest,
  WeekDraft,
} from '../../guide-provider/index.ts';
import type { AnswerChecks } from '../../safety/index.ts';
import { countsIn, type KnownCounts } from './counts.ts';
import { monthShape, reflectionShape, weekShape } from './drafts.schema.ts';
import { consultGuarded } from './guard.consult.ts';
import { answersAsSources, lifePathGuarded } from './guard.life-path.ts';
import { visionGuarded } from './guard.vision.ts';
import { createOutputChecks, type OutputChecks, unusableAnswer } from './output-checks.ts';
import type { Source } from './sources.ts';

const MAX = { insights: 4, insight: 600, pattern: 400, question: 240, title: 80, prose: 900 };

/** The answer of the built-in guide when no line of an entry can be quoted. */
const NOTHING_TO_SAY =
  'There is nothing on this page that I can quote, so I will not pretend to have read it.';

const TITLE_END = /[.。]$/;

function shaped<S extends z.ZodType>(shape: S, draft: unknown): z.output<S> {
  const result = shape.safeParse(draft);
  if (!result.success) throw unusableAnswer();
  return result.data;
}

/** If the draft had a question, the checked draft must have one. A draft without a question is allowed. */
function questionOf(checked: OutputChecks, text: string): string {
  if (text.trim() === '') return '';
  const question = checked.question(text, MAX.question);
  if (question === null && !checked.isOwn) throw unusableAnswer();
  return question ?? '';
}

function reflection(checked: OutputChecks, answer: ReflectionDraft): ReflectionDraft {
  const draft = shaped(reflectionShape, answer);
  const insights = draft.insights
    .map((insight) => checked.prose(insight, MAX.insight))
    .filter((insight) => insight !== '')
    .slice(0, MAX.insights);
  if (insights.length === 0 && !checked.isOwn) throw unusableAnswer();
  // The built-in guide adds nothing to a grave entry (D76), so no fallback sentence is used there.
  if (insights.length === 0 && draft.insights.length > 0) insights.push(NOTHING_TO_SAY);
  const reflectionQuestion = questionOf(checked, draft.reflectionQuestion);
  const growthPattern = checked.prose(draft.growthPattern, MAX.pattern);
  const prose = [...insights, growthPattern, reflectionQuestion];
  const quotes = checked.quotes(draft.quotes, prose);
  return { insights, reflectionQuestion, growthPattern, quotes };
}

/** The named texts after the checks; refused when fewer than half of them are left. */
function proseOf<K extends string>(
  checked: OutputChecks,
  draft: Record<K, string>,
  names: readonly K[],
): Record<K, string> {
  const read = names.map((name) => [name, checked.prose(draft[name], MAX.prose)] as const);
  const given = names.filter((name) => draft[name].trim() !== '').length;
  const left = read.filter(([, text]) => text !== '').length;
  if (!checked.isOwn && (left === 0 || left * 2 < given)) throw unusableAnswer();
  return Object.fromEntries(read) as Record<K, string>;
}

const optionalProgress = { goalProgressAssessment: true } as const;

interface PeriodShape {
  title: string;
  question: string;
  goalProgressAssessment?: string | undefined;
  emergingGoals: string[];
}

function periodOf(checked: OutputChecks, draft: PeriodShape): PeriodShape {
  const progress = checked.prose(draft.goalProgressAssessment ?? '', MAX.prose);
  return {
    title: checked.line(draft.title, MAX.title).replace(TITLE_END, ''),
    question: questionOf(checked, draft.question),
    ...(progress === '' ? {} : { goalProgressAssessment: progress }),
    emergingGoals: checked.list(draft.emergingGoals),
  };
}

const WEEK = [
  'commonThemes',
  'growthObservations',
  'directionAndMomentum',
  'weeklyInsight',
] as const;
const MONTH = [
  'moodTrends',
  'keyThemes',
  'growthJourney',
  'lifeDirection',
  'monthlyWisdom',
] as const;

function week(checked: OutputChecks, answer: WeekDraft): WeekDraft {
  const draft = shaped(weekShape.partial(optionalProgress), answer);
  const read = { ...proseOf(checked, draft, WEEK), ...periodOf(checked, draft) };
  return { ...read, quotes: checked.quotes(draft.quotes, Object.values(read).flat()) };
}

function month(checked: OutputChecks, answer: MonthDraft): MonthDraft {
  const draft = shaped(monthShape.partial(optionalProgress), answer);
  const read = {
    ...proseOf(checked, draft, MONTH),
    ...periodOf(checked, draft),
    goalAchievementSuggestions: checked.list(draft.goalAchievementSuggestions),
  };
  return { ...read, quotes: checked.quotes(draft.quotes, Object.values(read).flat()) };
}

/** The numbers in a model's request; null for the built-in guide, whose counts come from code. */
function knownCounts(guide: Guide, request: object, pages: readonly Source[]): KnownCounts | null {
  if (guide.source.kind !== 'model') return null;
  const known = countsIn(request);
  // Of a full period only the longest entries are sent, so their number is not a count of the period.
  if (!('entryCount' in request)) known.counts.add(pages.length);
  return known;
}

/**
 * Wraps any guide, so that its text is checked before it is stored or shown: verbatim quotations
 * (D31), no advice, no danger (D32), lengths within bounds. A sentence
 * that fails is dropped. A streamed answer is passed on sentence by sentence, each after its checks.
 * @throws AppError guide_failed when not enough is left
 * @throws DangerInAnswer when the answer speaks of danger
 */
export function guardGuide(guide: Guide, checks: AnswerChecks): Guide {
  const checksFor = (request: object, pages: readonly Source[], more: readonly Source[] = []) =>
    createOutputChecks({
      pages,
      sources: [...pages, ...more],
      checks,
      known: knownCounts(guide, request, pages),
    });
  const ofEntry = (request: ReflectRequest) =>
    checksFor(request, [request.page, ...request.related]);
  const ofPeriod = (request: PeriodRequest) =>
    checksFor(request, [...request.pages, ...request.related]);
  return {
    source: guide.source,
    reflect: async (request, options) => {
      const checked = reflection(ofEntry(request), await guide.reflect(request, options));
      return {
        ...checked,
        ...(request.isQuiet ? { growthPattern: '' } : {}),
        ...(request.asking === 'nothing' ? { reflectionQuestion: '' } : {}),
      };
    },
    week: async (request, options) => week(ofPeriod(request), await guide.week(request, options)),
    month: async (request, options) =>
      month(ofPeriod(request), await guide.month(request, options)),
    consult: (request, options: AskOptions) => {
      // The user's own question may be quoted. It is not an entry, so the quotation has no link.
      const said = { id: 0, content: request.question };
      const checked = checksFor(request, request.pages, [said]);
      return consultGuarded((more) => guide.consult(request, more), options, checked);
    },
    architect: (request, options) => {
      // Only the person's own words may be quoted, and numbers are those that stand in the request.
      const own = request.messages.filter(({ role }) => role === 'user');
      const ask = (more: AskOptions) => guide.architect(request, more);
      return consultGuarded(ask, options, checksFor(request, own));
    },
    vision: async (request, options) => {
      const choices = await guide.vision(request, options);
      return visionGuarded(request, choices, guide.source.kind === 'built-in');
    },
    lifePath: async (request, options) => {
      const answers = answersAsSources(request);
      return lifePathGuarded(checksFor(answers, answers), await guide.lifePath(request, options));
    },
  };
}
