import { AppError } from '../../../platform/errors.ts';
import type { QuoteDraft } from '../../guide-provider/index.ts';
import { type AnswerChecks, dangerInAnswer, type SafetyFinding } from '../../safety/index.ts';
import { countsAreKnown, type KnownCounts } from './counts.ts';
import { asQuestion, fitting, plainProse } from './plain-prose.ts';
import { checkQuotes, quotesIn, type Reading, readSentence, sentenceOf } from './quotations.ts';
import { splitSentences } from './sentences.ts';
import { createSources, type Source, type Sources } from './sources.ts';
import { createGroundCheck, slantedAsQuoted } from './ungrounded.ts';

/** A guide's answer speaks of danger. Whoever catches this answers with the fixed text and helplines. */
export class DangerInAnswer extends AppError {
  constructor(readonly finding: SafetyFinding) {
    super('guide_failed', 'That is not a question for software. Your page is safe.');
  }
}

/** The error when too little of an answer passed the checks. */
export function unusableAnswer(): AppError {
  return new AppError(
    'guide_failed',
    'The guide answered with something that could not be used. Your page is safe; try again.',
  );
}

const LIST = { items: 6, item: 160 };
const NOTE = 200;
const QUOTES = 8;

export interface OutputCheckOptions {
  /** What may be quoted in prose. */
  sources: readonly Source[];
  /** What may be quoted and linked. */
  pages: readonly Source[];
  checks: AnswerChecks;
  /** The numbers in a model's request. Null for the built-in guide, whose counts come from code. */
  known: KnownCounts | null;
}

/** Checks a guide's words before they are shown, and leaves out the sentences that fail. */
export interface OutputChecks {
  /** True for the built-in guide: only quotations are checked, and nothing is an error. */
  readonly isOwn: boolean;
  /** @throws DangerInAnswer when the text speaks of danger */
  refuseDanger(text: string): void;
  /** One sentence as it may be shown; null when it may not. */
  sentence(text: string): string | null;
  /** The sentences that may be shown, as many as fit. */
  prose(text: string, max: number): string;
  /** One question; null when it is not one or may not be shown. */
  question(text: string, max: number): string | null;
  /** A single line, such as a title; empty when it may not be shown. */
  line(text: string, max: number): string;
  list(texts: readonly string[], items?: number, max?: number): string[];
  /**
   * The quotations that are verbatim parts of the entry they name, at most eight by default; then what the
   * prose quotes besides, so that every quotation links to its entry.
   */
  quotes(drafts: readonly QuoteDraft[], prose: readonly string[], most?: number): QuoteDraft[];
}

/** A sentence in which italics count as quotation marks, outside of what it quotes. */
function readSlanted(text: string, sources: Sources): Reading | null {
  const reading = readSentence(text, sources);
  const marked = slantedAsQuoted(reading?.own ?? text);
  if (marked === null) return null;
  return readSentence(reading ? sentenceOf({ ...reading, own: marked }) : marked, sources);
}

/** Every method but `sentence` also checks for danger, and throws DangerInAnswer. */
export function createOutputChecks(options: OutputCheckOptions): OutputChecks {
  const { checks, known, pages } = options;
  const sources = createSources(options.sources);
  const isOwn = known === null;
  const isUngrounded = createGroundCheck(options.sources);
  const refuseDanger = (words: string): void => {
    // People read the built-in guide's phrases before a release.
    if (isOwn) return;
    const finding = dangerInAnswer(words, checks);
    if (finding) throw new DangerInAnswer(finding);
  };
  const sentence = (text: string): string | null => {
    const reading = known ? readSlanted(text, sources) : readSentence(text, sources);
    if (!reading || !known) return reading && sentenceOf(reading);
    // Quotations are exempt: they stay verbatim, and what writers say about their own medicine is not advice.
    const own = plainProse(reading.own);
    if (checks.advice(own) || !countsAreKnown(own, known)) return null;
    if (isUngrounded(own, reading.quotations.length)) return null;
    return sentenceOf({ ...reading, own });
  };
  const prose = (text: string, max: number): string => {
    // Two sentences may tell of danger only together.
    refuseDanger(text);
    const kept = splitSentences(text).map((part) => sentence(part) ?? '');
    return fitting(kept.join(''), max);
  };
  const line = (text: string, max: number): string => {
    const flat = text.trim().replace(/\s+/g, ' ');
    const kept = prose(flat, Math.max(max, flat.length)).trim();
    return kept.length <= max ? kept : '';
  };
  return {
    isOwn,
    refuseDanger,
    sentence,
    prose,
    line,
    question: (text, max) => asQuestion(prose(text, Math.max(max, text.length)), max),
    list: (texts, items = LIST.items, max = LIST.item) => {
      const lines = texts.map((text) => line(text, max)).filter((text) => text !== '');
      return [...new Set(lines)].slice(0, items);
    },
    quotes: (drafts, texts, most = QUOTES) => {
      const named = checkQuotes(drafts, pages)
        .slice(0, most)
        .map((quote) => ({ ...quote, note: prose(quote.note, NOTE) }));
      const notes = named.map(({ note }) => note);
      const found = [...texts, ...notes].flatMap((text) => quotesIn(text, pages, sources));
      const isNamed = ({ text }: QuoteDraft) =>
        named.some((quote) => quote.text.includes(text) || text.includes(quote.text));
      return [...named, ...checkQuotes(found, pages).filter((quote) => !isNamed(quote))];
    },
  };
}
