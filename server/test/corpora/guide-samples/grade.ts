import { kindOf } from '../../../src/features/entry-kind/index.ts';
import { guardGuide } from '../../../src/features/guide/index.ts';
import type {
  ConsultDraft,
  ConsultRequest,
  Guide,
  ReflectionDraft,
  ReflectRequest,
} from '../../../src/features/guide-provider/index.ts';
import { type AnswerChecks, checkSafety } from '../../../src/features/safety/index.ts';
import { sampleRequests } from './trial.ts';

/** What the output checks left of a model's answers to sample entries. */
export interface Grade {
  pages: number;
  /** Answers of which enough was left to be shown. */
  shown: number;
  /** Answers that did not come, or in no shape that could be read. */
  unread: number;
  sentences: { given: number; kept: number };
  quotations: { given: number; kept: number };
  questions: { given: number; kept: number };
  /** Milliseconds, the half of the answers took less. */
  median: number;
  verdict: 'fit' | 'usable' | 'unfit';
}

/** Shares of shown answers and of kept sentences and quotations. */
const BOUNDS = { fit: 0.9, usable: 0.7 };
/** Of so many samples one is a question to Merlin. */
const MERLIN = 5;

/**
 * Lets a model answer sample entries, and puts each answer through the output checks that every answer
 * goes through (D31, D32). Entries of a loss or of danger are left out: no model is sent those.
 */
export async function gradeModel(model: Guide, checks: AnswerChecks, most: number): Promise<Grade> {
  const grade = {
    ...{ pages: 0, shown: 0, unread: 0 },
    sentences: { given: 0, kept: 0 },
    quotations: { given: 0, kept: 0 },
    questions: { given: 0, kept: 0 },
  };
  const times: number[] = [];
  const options = { signal: new AbortController().signal };
  for (const [at, request] of samples(most).entries()) {
    grade.pages += 1;
    const began = performance.now();
    const isMerlin = at % MERLIN === MERLIN - 1;
    const draft = await (isMerlin
      ? model.consult(questionOn(request), options)
      : model.reflect(request, options)
    ).catch(() => null);
    if (!draft) {
      grade.unread += 1;
      continue;
    }
    times.push(performance.now() - began);
    add(grade, draft, 'given');
    const kept = await keptOf(model, checks, request, draft).catch(() => null);
    if (!kept) continue;
    grade.shown += 1;
    add(grade, kept, 'kept');
  }
  const median = times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
  return { ...grade, median, verdict: verdictOf(grade) };
}

type Draft = ReflectionDraft | ConsultDraft;

/** So many samples, spread evenly over all writers. */
function samples(most: number): ReflectRequest[] {
  const all = sampleRequests()
    .map(({ request }) => request)
    .filter(({ page }) => !kindOf(page.content).grave && !checkSafety(page.content));
  const count = Math.min(most, all.length);
  return Array.from(
    { length: count },
    (_, at) => all[Math.floor((at * all.length) / count)],
  ).filter((request) => request !== undefined);
}

const questionOn = ({ page, related }: ReflectRequest): ConsultRequest => ({
  ...{ mode: 'reflection', question: '', context: '', userName: 'Robin', today: page.localDate },
  pages: [page, ...related],
});

function keptOf(
  { source, ...model }: Guide,
  checks: AnswerChecks,
  request: ReflectRequest,
  draft: Draft,
): Promise<Draft> {
  const signal = new AbortController().signal;
  const answered: Guide = {
    ...{ ...model, source },
    reflect: async () => draft as ReflectionDraft,
    consult: async () => draft as ConsultDraft,
  };
  const guarded = guardGuide(answered, checks);
  return 'message' in draft
    ? guarded.consult(questionOn(request), { signal })
    : guarded.reflect(request, { signal });
}

function add(grade: Omit<Grade, 'median' | 'verdict'>, draft: Draft, to: 'given' | 'kept'): void {
  const prose = 'message' in draft ? [draft.message] : [...draft.insights, draft.growthPattern];
  grade.sentences[to] += prose.reduce((sum, text) => sum + sentencesIn(text), 0);
  if ('message' in draft) return;
  // Quotations of the prose are added by the checks; the model's own are those that it lists.
  grade.quotations[to] += draft.quotes.length;
  grade.questions[to] += draft.reflectionQuestion === '' ? 0 : 1;
}

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });
const sentencesIn = (text: string): number =>
  [...segmenter.segment(text)].filter(({ segment }) => /\p{L}/u.test(segment)).length;

const share = ({ given, kept }: { given: number; kept: number }): number =>
  given === 0 ? 1 : Math.min(1, kept / given);

function verdictOf({ pages, shown, sentences, quotations }: Omit<Grade, 'median' | 'verdict'>) {
  const least = Math.min(pages === 0 ? 0 : shown / pages, share(sentences), share(quotations));
  return least >= BOUNDS.fit ? 'fit' : least >= BOUNDS.usable ? 'usable' : 'unfit';
}
