import type { GuideQuote } from '@pathkeeper/contract';
import type { Database } from '../../platform/database.ts';
import { entriesByIds } from './entries.repository.ts';
import type { EntryRow, KeptReflection } from './entries.tables.ts';

const QUOTED = /“([^”]+)”/g;

const quotedIn = (text: string): string[] =>
  [...text.matchAll(QUOTED)].map(([, words = '']) => words);

/**
 * What still stands of a reflection once some words it quotes are gone (D31): quotations that
 * `stands` refuses go, and with them every insight, question and note that quotes those words. Null
 * when nothing is left of it.
 */
function standing(
  reflection: KeptReflection,
  stands: (quote: Pick<GuideQuote, 'entryId' | 'text'>) => boolean,
  isGone: (words: string) => boolean,
): KeptReflection | null {
  const holds = (text: string) => !quotedIn(text).some(isGone);
  const keep = (text: string) => (holds(text) ? text : '');
  const quotes = reflection.quotes
    .filter(stands)
    .map((quote) => ({ ...quote, note: keep(quote.note) }));
  const insights = reflection.insights.filter(holds);
  if (insights.length === 0) return null;
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
  reflection: KeptReflection,
  page: { id: number; content: string },
): KeptReflection | null {
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
  reflection: KeptReflection,
  page: { id: number; content: string | null },
): KeptReflection | null {
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

/**
 * What stands of a page's reflection, the other pages it quotes being as they are now; one that
 * `mayBeRead` refuses is as good as deleted. Null when nothing is left of it.
 */
export async function standingToday(
  db: Database,
  { userId, id }: Pick<EntryRow, 'userId' | 'id'>,
  reflection: KeptReflection,
  mayBeRead: (page: EntryRow) => boolean,
): Promise<KeptReflection | null> {
  const ids = new Set(reflection.quotes.map(({ entryId }) => entryId));
  ids.delete(id);
  if (ids.size === 0) return reflection;
  const pages = (await entriesByIds(db, userId, [...ids])).filter(mayBeRead);
  let left: KeptReflection | null = reflection;
  for (const other of ids) {
    const content = pages.find((page) => page.id === other)?.content ?? null;
    left = left && afterOther(left, { id: other, content });
  }
  return left;
}
