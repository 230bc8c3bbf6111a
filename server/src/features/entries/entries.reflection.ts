import type { EntryReflection, GuideQuote } from '@pathkeeper/contract';

const QUOTED = /“([^”]+)”/g;

const quotedIn = (text: string): string[] =>
  [...text.matchAll(QUOTED)].map(([, words = '']) => words);

/**
 * What still stands of a reflection once some words it quotes are gone (decision 31): quotations that
 * `stands` refuses go, and with them every insight and question that quotes those words. Null when
 * nothing is left of it.
 */
function standing(
  reflection: EntryReflection,
  stands: (quote: Pick<GuideQuote, 'entryId' | 'text'>) => boolean,
  isGone: (words: string) => boolean,
): EntryReflection | null {
  const quotes = reflection.quotes.filter(stands);
  const holds = (text: string) => !quotedIn(text).some(isGone);
  const insights = reflection.insights.filter(holds);
  if (insights.length === 0) return null;
  const keep = (text: string) => (holds(text) ? text : '');
  return {
    ...reflection,
    quotes,
    insights,
    reflectionQuestion: keep(reflection.reflectionQuestion),
    growthPattern: keep(reflection.growthPattern),
  };
}

/** A page's own reflection after the page was edited. */
export function afterEdit(
  reflection: EntryReflection,
  page: { id: number; content: string },
): EntryReflection | null {
  const others = reflection.quotes.filter(({ entryId }) => entryId !== page.id);
  const isSaid = (words: string) =>
    page.content.includes(words) || others.some(({ text }) => text.includes(words));
  return standing(
    reflection,
    ({ entryId, text }) => entryId !== page.id || page.content.includes(text),
    (words) => !isSaid(words),
  );
}

/** Another page's reflection after the page it quotes was edited, or deleted (`content` null). */
export function afterOther(
  reflection: EntryReflection,
  page: { id: number; content: string | null },
): EntryReflection | null {
  const isThere = (text: string) => page.content?.includes(text) ?? false;
  const gone = reflection.quotes.filter(
    ({ entryId, text }) => entryId === page.id && !isThere(text),
  );
  return standing(
    reflection,
    (quote) => !gone.some(({ entryId, text }) => entryId === quote.entryId && text === quote.text),
    (words) => gone.some(({ text }) => text.includes(words) || words.includes(text)),
  );
}
