import type { GuideQuote } from '@pathkeeper/contract';
import type { Database } from '../../../platform/database/index.ts';
import { KEPT_AS_WRITTEN, kindOf } from '../../entry-kind/index.ts';
import { entriesByIds } from '../entries.repository.ts';
import type { EntryRow, StoredReflection } from '../entries.tables.ts';

const QUOTED = /“([^”]+)”/g;

const quotedIn = (text: string): string[] =>
  [...text.matchAll(QUOTED)].map(([, words = '']) => words);

/**
 * Drops from a reflection what quotes words that are gone (D31): the quotations that `isValid` refuses,
 * and every insight, question and note that quotes words of which `isGone` says so. Null when no
 * insight is left, or, where there were none, no quotation.
 */
function prune(
  reflection: StoredReflection,
  isValid: (quote: Pick<GuideQuote, 'entryId' | 'text'>) => boolean,
  isGone: (words: string) => boolean,
): StoredReflection | null {
  const isIntact = (text: string) => !quotedIn(text).some(isGone);
  const orEmpty = (text: string) => (isIntact(text) ? text : '');
  const quotes = reflection.quotes
    .filter(isValid)
    .map((quote) => ({ ...quote, note: orEmpty(quote.note) }));
  const insights = reflection.insights.filter(isIntact);
  // That of a grave entry has never held more than a quotation and one sentence.
  const isSilent = reflection.insights.every((insight) => insight === KEPT_AS_WRITTEN);
  if (isSilent ? quotes.length === 0 : insights.length === 0) return null;
  return {
    ...reflection,
    quotes,
    insights,
    reflectionQuestion: orEmpty(reflection.reflectionQuestion),
    growthPattern: orEmpty(reflection.growthPattern),
  };
}

/**
 * The reflection as it may stand beside its entry. Of an entry that tells of a death, a grave illness
 * or violence only what is quoted of the entry itself is kept, without a note (D76); null when nothing is.
 */
export function befitting(
  reflection: StoredReflection,
  { id, content }: { id: number; content: string },
): StoredReflection | null {
  if (kindOf(content).grave === null) return reflection;
  const quotes = reflection.quotes
    .filter(({ entryId }) => entryId === id)
    .map((quote) => ({ ...quote, note: '' }));
  if (quotes.length === 0) return null;
  return {
    ...reflection,
    insights: [KEPT_AS_WRITTEN],
    reflectionQuestion: '',
    growthPattern: '',
    quotes,
  };
}

/** An entry's own reflection after the entry was edited; null when nothing is left of it. */
export function afterEdit(
  reflection: StoredReflection,
  entry: { id: number; content: string },
): StoredReflection | null {
  const others = reflection.quotes.filter(({ entryId }) => entryId !== entry.id);
  const isSaid = (words: string) =>
    entry.content.includes(words) || others.some(({ text }) => text.includes(words));
  const left = prune(
    reflection,
    ({ entryId, text }) => entryId !== entry.id || entry.content.includes(text),
    (words) => !isSaid(words),
  );
  return left && befitting(left, entry);
}

/**
 * A reflection after another entry that it quotes was edited, or deleted (`content` null); null when
 * nothing is left of it.
 */
export function afterEditOfQuoted(
  reflection: StoredReflection,
  quoted: { id: number; content: string | null },
): StoredReflection | null {
  const isThere = (text: string) => quoted.content?.includes(text) ?? false;
  const gone = reflection.quotes.filter(
    ({ entryId, text }) => entryId === quoted.id && !isThere(text),
  );
  return prune(
    reflection,
    (quote) => !gone.some(({ entryId, text }) => entryId === quote.entryId && text === quote.text),
    (words) => gone.some(({ text }) => text.includes(words) || words.includes(text)),
  );
}

/**
 * What is still valid of an entry's reflection, the other entries that it quotes being as they are
 * now. One that `mayBeQuoted` refuses counts as deleted. Null when nothing is left.
 */
export async function validReflection(
  db: Database,
  { userId, id }: Pick<EntryRow, 'userId' | 'id'>,
  reflection: StoredReflection,
  mayBeQuoted: (entry: EntryRow) => boolean,
): Promise<StoredReflection | null> {
  const ids = new Set(reflection.quotes.map(({ entryId }) => entryId));
  ids.delete(id);
  if (ids.size === 0) return reflection;
  const quoted = (await entriesByIds(db, userId, [...ids])).filter(mayBeQuoted);
  let left: StoredReflection | null = reflection;
  for (const other of ids) {
    const content = quoted.find((entry) => entry.id === other)?.content ?? null;
    left = left && afterEditOfQuoted(left, { id: other, content });
  }
  return left;
}
