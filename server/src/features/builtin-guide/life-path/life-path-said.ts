import type { Analyse } from '../../../platform/language/analyse.ts';
import { sound } from '../../../platform/language/clauses.ts';
import { withoutEnd } from '../../../platform/language/edges.ts';
import type { Reading, Sentence, Span } from '../../../platform/language/reading.ts';
import { type Retold, retold } from '../../../platform/language/retell.ts';
import { clauseOf, wholeOf } from '../observe/quote.ts';
import { salience } from '../observe/salience.ts';

/** What one answer says: the line of it that answers its question. */
export interface Said {
  /** The question's number. */
  number: number;
  reading: Reading;
  /** A verbatim part of the answer; null when none can stand between quotation marks. */
  quote: string | null;
  /** The same clause as one would say it to its writer, where that can be proved. */
  retold: Retold | null;
}

/** Characters of a line that is quoted. */
const LINE = 120;
/** People answer first and explain afterwards. */
const FIRST = 1.2;
const LATER = 0.15;
const LEAD = 1.6;

/** Words that answer a question, where a longer answer has them only in one of its sentences. */
const LEADS: Readonly<Record<number, RegExp>> = {
  2: /\bi(?:'d| would)? (?:\w+ )?(?:want|wish|like|love|need|long|miss)\b|\bmore \w+/,
  3: /\b(?:afraid|scared|fear|can't|cannot|money|rent|because|promised?|have to|keeps? me)\b/,
  4: /\bstill\b|\bused to\b|\bno longer\b/,
  7: /\bi(?:'m| am)\b/,
  14: /\blast \w+|\bi \w+ed\b|\bwhen i\b/,
  16: /\bi(?:'ll| will| can| could| might)\b|^(?:to )?(?:write|call|ring|ask|send|book|tell|buy|clear|draw|make)\b/,
};

export function saidIn(analyse: Analyse, number: number, answer: string): Said {
  const reading = analyse(answer);
  if (reading.language === 'none') return { number, reading, quote: signs(answer), retold: null };
  const sentence = reading.language === 'en' ? lineOf(reading, number) : null;
  if (!sentence) return { number, reading, quote: anyLine(reading), retold: null };
  const at = leadOf(sentence, number);
  const quote = wholeOf(sentence, LINE) ?? clauseOf(sentence, at);
  return {
    number,
    reading,
    quote: quote && !reading.sampled ? quote.text : anyLine(reading),
    retold: retold(sentence, at),
  };
}

/** The sentence that answers most plainly. */
function lineOf(reading: Reading, number: number): Sentence | null {
  const lead = LEADS[number];
  const ranked = reading.sentences
    .filter(({ spoken }) => !spoken)
    .map((sentence) => ({
      sentence,
      rank:
        salience(reading, sentence) * 0.5 +
        (lead?.test(sentence.folded) ? LEAD : 0) +
        (sentence.index === 0 ? FIRST : 0) -
        sentence.index * LATER,
    }))
    .sort((a, b) => b.rank - a.rank);
  return ranked[0]?.sentence ?? null;
}

function leadOf(sentence: Sentence, number: number): Span {
  const match = LEADS[number]?.exec(sentence.folded);
  const start = sentence.start + (match?.index ?? 0);
  const length = match?.[0].length ?? 1;
  const from = start - sentence.start;
  return { start, end: start + length, text: sentence.text.slice(from, from + length) };
}

const START = /^[¿¡\s]+(?=\S)/u;
const END = /[\s.,;:…。、]/u;

/** Any line that can be quoted, or its first part. */
function anyLine({ sentences }: Reading): string | null {
  const lines = sentences.map(({ text }) => withoutEnd(text.replace(START, ''), END));
  const parts = lines.map((line) => line.split(/[,;:、，；：—–]/u)[0]?.trim() ?? '');
  const fits = (line: string) => line !== '' && line.length <= LINE && sound(line);
  return [...lines, ...parts].find(fits) ?? null;
}

const SIGNS = 6;
const segmenter = new Intl.Segmenter('en');

/** The first signs of an answer without words. */
function signs(answer: string): string | null {
  const first = /\S{1,24}/u.exec(answer)?.[0] ?? '';
  const shown = Array.from(segmenter.segment(first), ({ segment }) => segment)
    .slice(0, SIGNS)
    .join('');
  return shown === '' || /["“”„«»「」『』]/.test(shown) ? null : shown;
}
