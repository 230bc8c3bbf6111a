import type {
  Guide,
  GuideEntry,
  Past,
  ReflectionDraft,
  ReflectRequest,
} from '../../../src/features/guide-provider/index.ts';
import { themesOf } from '../../../src/platform/language/themes.ts';
import { WRITERS } from './index.ts';
import type { SampleWriter } from './samples.types.ts';

export interface Trial {
  who: string;
  request: ReflectRequest;
  draft: ReflectionDraft;
  /** Milliseconds. */
  took: number;
}

const DAY = 86_400_000;

/** Every sample page with what its writer wrote before it, as the product would hand it over. */
export function sampleRequests(
  writers: readonly SampleWriter[] = WRITERS,
): { who: string; request: ReflectRequest }[] {
  return writers.flatMap((writer, at) => {
    const pages = writer.pages.map(
      ([mood, content], index): GuideEntry => ({
        id: at * 100 + index + 1,
        content,
        mood,
        tags: [],
        // Some days apart, more now and then, as people write.
        localDate: new Date(
          Date.UTC(2025, 1, 3) + (index * 6 + (index % 3) * 2 + (index > 6 ? 25 : 0) + at) * DAY,
        )
          .toISOString()
          .slice(0, 10),
        hour: (at * 7 + index * 5) % 24,
        words: content.match(/[\p{L}\p{N}]+/gu)?.length ?? 0,
      }),
    );
    return pages.map((page, index) => ({
      who: writer.who,
      request: {
        page,
        related: relatedTo(page, pages.slice(0, index)),
        past: pastOf(page, pages.slice(0, index)),
      },
    }));
  });
}

/** Asks a guide for a reflection on every sample. */
export async function tryGuide(guide: Guide, writers?: readonly SampleWriter[]): Promise<Trial[]> {
  const trials: Trial[] = [];
  const signal = new AbortController().signal;
  for (const { who, request } of sampleRequests(writers)) {
    const started = performance.now();
    const draft = await guide.reflect(request, { signal });
    trials.push({ who, request, draft, took: performance.now() - started });
  }
  return trials;
}

function relatedTo(page: GuideEntry, before: readonly GuideEntry[]): GuideEntry[] {
  const themes = new Set(themesOf(page.content, page.tags));
  return before
    .map((other) => ({
      other,
      shared: themesOf(other.content, other.tags).filter((theme) => themes.has(theme)).length,
    }))
    .filter(({ shared }) => shared > 0)
    .sort((a, b) => b.shared - a.shared || b.other.localDate.localeCompare(a.other.localDate))
    .slice(0, 5)
    .map(({ other }) => other);
}

function pastOf(page: GuideEntry, before: readonly GuideEntry[]): Past {
  const moods: Past['moods'] = {};
  for (const { mood } of before) if (mood) moods[mood] = (moods[mood] ?? 0) + 1;
  return {
    entries: before.length,
    firstDate: before[0]?.localDate ?? null,
    averageWords:
      before.length === 0
        ? 0
        : Math.round(before.reduce((sum, { words }) => sum + words, 0) / before.length),
    moods,
    themes: themesOf(page.content, page.tags).flatMap((theme) => {
      const on = before.filter((other) => themesOf(other.content, other.tags).includes(theme));
      const first = on[0];
      const last = on.at(-1);
      return first && last
        ? [{ theme, count: on.length, firstDate: first.localDate, lastDate: last.localDate }]
        : [];
    }),
  };
}

interface Measured {
  pages: number;
  quotations: number;
  /** Quotations, in prose and margin, that stand letter by letter on a page that was given. */
  verbatim: number;
  questions: number;
  /** The question asked most often, and how often. */
  mostAsked: { question: string; times: number };
  /** Pages whose reflection names something from their text. */
  named: number;
  median: number;
  slow: number;
}

export function measure(trials: readonly Trial[]): Measured {
  const quotations = trials.flatMap(quotationsOf);
  const asked = new Map<string, number>();
  for (const { draft } of trials) {
    if (draft.reflectionQuestion)
      asked.set(draft.reflectionQuestion, (asked.get(draft.reflectionQuestion) ?? 0) + 1);
  }
  const [most] = [...asked].sort(([, a], [, b]) => b - a);
  const times = trials
    .slice(1)
    .map(({ took }) => took)
    .sort((a, b) => a - b);
  return {
    pages: trials.length,
    quotations: quotations.length,
    verbatim: quotations.filter(({ found }) => found).length,
    questions: asked.size,
    mostAsked: { question: most?.[0] ?? '', times: most?.[1] ?? 0 },
    named: trials.filter(namesItsText).length,
    median: times[Math.floor(times.length / 2)] ?? 0,
    slow: times[Math.floor(times.length * 0.95)] ?? 0,
  };
}

/** Each quotation of a reflection, and whether it is a part of a page that was given. */
function quotationsOf({ request, draft }: Trial): { text: string; found: boolean }[] {
  const given = [request.page, ...request.related];
  const prose = [
    ...draft.insights,
    draft.reflectionQuestion,
    draft.growthPattern,
    ...draft.quotes.map(({ note }) => note),
  ];
  const inProse = prose
    .flatMap((text) => [...text.matchAll(/“([^”]*)”/gu)])
    .map(([, text = '']) => ({ text, found: given.some(({ content }) => content.includes(text)) }));
  const inMargin = draft.quotes.map(({ entryId, text }) => ({
    text,
    found: given.some(({ id, content }) => id === entryId && content.includes(text)),
  }));
  return [...inProse, ...inMargin];
}

function namesItsText({ request, draft }: Trial): boolean {
  // Of a grave page nothing is said; its line is quoted (D76).
  if (draft.insights.length === 0) return draft.quotes.length > 0;
  const said = [...draft.insights, draft.reflectionQuestion].join(' ');
  return [...said.matchAll(/“([^”]+)”/gu)].some(([, text = '']) =>
    request.page.content.includes(text),
  );
}
