import { clauseAt, sound } from '../../../platform/language/clauses.ts';
import { withoutEnd } from '../../../platform/language/edges.ts';
import type { Sentence, Span } from '../../../platform/language/reading.ts';
import { quoted } from '../words.ts';

const INSIGHT_WORDS = 26;
const QUESTION_WORDS = 8;
const CHARACTERS = 150;

/** A clause round a place of a sentence, fit for an insight or the margin; null when there is none. */
export function clauseOf(sentence: Sentence, at: Span): Span | null {
  const span = clauseAt(sentence, at, { words: INSIGHT_WORDS });
  return span && span.text.length <= CHARACTERS ? span : null;
}

const dependent =
  /^(?:because|cos|if|when|while|who|which|that|so|as|until|before|after|whether|how|what|where|than)$/;

/** A short clause round a place, fit for a question; null when the sentence has none. */
export function shortClauseOf(sentence: Sentence, at: Span): Span | null {
  const span = clauseAt(sentence, at, { words: QUESTION_WORDS });
  if (!span || span.text.length > 70 || /[?!]$/.test(span.text)) return null;
  if (/^\s*\(/.test(sentence.text.slice(span.end - sentence.start))) return null;
  // "on the letter I was waiting for" is a part of a thing, not something to ask about.
  const first = sentence.tokens.find(({ start }) => start >= span.start);
  const inside = span.start > sentence.start && dependent.test(first?.lower ?? '');
  return first?.pos === 'ADP' || inside ? null : span;
}

/** Slots {q} and, where there is a short clause, {k}. */
export function quoteSlots(q: Span, k: Span | null): Record<string, string> {
  return k ? { q: quoted(q.text), k: quoted(k.text) } : { q: quoted(q.text) };
}

/** A whole sentence without its stop, where it can stand between quotation marks. */
export function wholeOf(sentence: Sentence, characters = CHARACTERS): Span | null {
  const text = withoutEnd(sentence.text, /[\s.,;:…–—-]/u);
  if (text.length < 2 || text.length > characters || !sound(text)) return null;
  return { start: sentence.start, end: sentence.start + text.length, text };
}
