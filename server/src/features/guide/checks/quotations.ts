import { JOINED } from '@pathkeeper/contract';
import { closesAt, onlyClosesAt, opensAt } from '../../../platform/language/quotation-marks.ts';
import type { QuoteDraft } from '../../guide-provider/index.ts';
import { splitSentences } from './sentences.ts';
import { createSources, type Source, type Sources } from './sources.ts';

const LONGEST_QUOTE = 300;

/** Minimum length, so that a match is not a coincidence, and maximum length of a quotation. */
function isQuotable(text: string): boolean {
  if (text.length > LONGEST_QUOTE) return false;
  if (JOINED.test(text)) return text.length >= 2;
  return text.length >= 8 || text.split(/\s+/).length >= 2;
}

const WRAPPING = /^(?:["“”„«「『]|…|\.\.\.)+\s*|\s*(?:["“”»」』]|…|\.\.\.)+$/g;

/**
 * Keeps the drafts whose text is a verbatim part of the entry they name, each as it stands there
 * (D31). Quote marks and white space may differ in shape; letters may not.
 */
export function checkQuotes(drafts: readonly QuoteDraft[], pages: readonly Source[]): QuoteDraft[] {
  const sources = createSources(pages);
  const kept = new Map<string, QuoteDraft>();
  for (const { entryId, text, note } of drafts) {
    const words = text.trim();
    if (words.length > LONGEST_QUOTE + 10) continue;
    const found =
      sources.find(words, entryId) ?? sources.find(words.replace(WRAPPING, ''), entryId);
    if (!found || !isQuotable(found.text)) continue;
    const key = `${entryId} ${found.text}`;
    if (!kept.has(key)) kept.set(key, { entryId, text: found.text, note });
  }
  return [...kept.values()];
}

/** Finds exact words in any of the texts, as they stand there; null for what is in none. */
export function verbatim(texts: readonly Source[]): (words: string) => string | null {
  const sources = createSources(texts);
  return (words) => {
    if (words.length > LONGEST_QUOTE + 10) return null;
    const found = sources.find(words) ?? sources.find(words.trim().replace(WRAPPING, ''));
    return found && isQuotable(found.text) ? found.text : null;
  };
}

interface Quotation {
  id: number;
  /** The writer's own characters. */
  text: string;
}

interface Placed extends Quotation {
  /** Where it ends in the prose, its closing mark included. */
  end: number;
  /** A comma or full stop that stood inside the marks and is not the writer's. */
  after: string;
}

/** The longest verbatim quotation that opens at `start`; null when there is none. */
function quotationAt(prose: string, start: number, sources: Sources): Placed | null {
  const opener = prose.charAt(start);
  const reach = Math.min(prose.length, start + LONGEST_QUOTE + 10);
  for (let end = reach - 1; end > start + 1; end--) {
    if (!closesAt(prose, end, opener)) continue;
    const words = prose.slice(start + 1, end);
    const whole = sources.find(words);
    if (whole) return { ...whole, end: end + 1, after: '' };
    const bare = sources.find(words.replace(/[,.]$/, ''));
    if (bare) return { ...bare, end: end + 1, after: /[,.]$/.exec(words)?.[0] ?? '' };
  }
  return null;
}

/** Placeholder for a quotation, so that the text around it can be checked and changed separately. */
const PLACE = '\uFFFC';

/** A sentence split into the guide's own words and its quotations. */
export interface Reading {
  /** The guide's own words, with a placeholder for each quotation. */
  own: string;
  quotations: Quotation[];
}

/** Splits one sentence; null when it quotes something that is in none of the sources (D31). */
export function readSentence(sentence: string, sources: Sources): Reading | null {
  const quotations: Quotation[] = [];
  let own = '';
  for (let index = 0; index < sentence.length; ) {
    if (!opensAt(sentence, index)) {
      // A closing mark alone belongs to a quotation that was cut.
      if (onlyClosesAt(sentence, index)) return null;
      own += sentence.charAt(index).replace(PLACE, '');
      index++;
      continue;
    }
    const quotation = quotationAt(sentence, index, sources);
    if (!quotation) return null;
    const next = sentence.charAt(quotation.end);
    own += PLACE + (/[,.;:?!]/.test(next) ? '' : quotation.after);
    quotations.push(quotation);
    index = quotation.end;
  }
  return { own, quotations };
}

/** Joins the sentence again, with its quotations in the writer's own characters and curly marks. */
export function sentenceOf({ own, quotations }: Reading): string {
  let place = 0;
  return own.replaceAll(PLACE, () => `“${quotations[place++]?.text ?? ''}”`);
}

/** Prose without the sentences whose quotations are in none of the entries; null when nothing is left. */
export function checkProse(text: string, pages: readonly Source[]): string | null {
  const sources = createSources(pages);
  const kept = splitSentences(text).map((sentence) => {
    const reading = readSentence(sentence, sources);
    return reading ? sentenceOf(reading) : '';
  });
  const left = kept.join('').trim();
  return left === '' ? null : left;
}

/**
 * The quotations of prose that has been checked, each with the entry it is from; what is quoted from
 * other sources than entries, such as the asker's question, has none.
 */
export function quotesIn(
  text: string,
  pages: readonly Source[],
  sources: Sources = createSources(pages),
): QuoteDraft[] {
  const drafts = splitSentences(text)
    .flatMap((sentence) => readSentence(sentence, sources)?.quotations ?? [])
    .map((quotation) => ({ entryId: quotation.id, text: quotation.text, note: '' }));
  return checkQuotes(drafts, pages);
}
