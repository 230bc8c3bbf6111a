import { excerpts } from '../../platform/language/excerpt.ts';
import { sentencesOf } from '../../platform/language/sentences.ts';
import { commonWords } from '../../platform/language/themes.ts';

/** A verbatim line of an entry, and how much it seems to weigh there. */
export interface WeighedLine {
  text: string;
  start: number;
  words: number;
  weight: number;
}

/** The longest line that is quoted, in UTF-16 characters. */
export const LONGEST = 240;
/** A line is only as good as its ending where it had to be cut. */
const CUT = 150;

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/**
 * The lines of an entry in the order of the text, each weighed by what can be seen of it: where it
 * stands, how long it is, the writer's own emphasis and rare words. Of a long
 * entry its beginning, its end and parts between are read.
 */
export function weighedLines(content: string): WeighedLine[] {
  const sentences = excerpts(content).flatMap(([from, to]) =>
    sentencesOf(content.slice(from, to)).map((line) => ({ ...line, start: line.start + from })),
  );
  const alone = new Map<number, number>();
  for (const { paragraph } of sentences) alone.set(paragraph, (alone.get(paragraph) ?? 0) + 1);
  const last = sentences.length - 1;
  // What comes first prepares what is told: it is seldom the point.
  let first = hasTitle(content, sentences) ? 1 : 0;
  while (first < last && SALUTATION.test(sentences[first]?.text ?? '')) first += 1;
  return sentences.flatMap((line, at) =>
    pieces(line.text)
      .map(withoutLoneMarks)
      .map(({ text, offset, isWhole }) => {
        let weight = weightOf(text);
        if (at === last) weight += 1;
        else if (at === first && last - first > 1) weight -= 0.7;
        else if (isLastOf(sentences, at)) weight += 0.3;
        if (at > 0 && POINTING_BACK.test(text)) weight -= 1.3;
        else if (at > 0 && GOING_ON.test(text)) weight -= 0.5;
        const isAlone = alone.get(line.paragraph) === 1 && !line.item;
        if (at < first) weight -= 4;
        else if (sentences.length > 3 && isAlone) weight += 0.6;
        if (line.item) weight -= 0.6;
        if (!isWhole) weight -= 0.5;
        return { text, start: line.start + offset, words: wordsIn(text), weight };
      }),
  );
}

/** Whether the first line stands above the text: alone on its line, without a full stop. */
function hasTitle(content: string, [line, next]: readonly { text: string; start: number }[]) {
  if (!line || !next || wordsIn(line.text) > LONGEST_TITLE) return false;
  const end = line.start + line.text.length;
  return /^[ \t]*\r?\n/u.test(content.slice(end)) && !/[.!…]["”’)]*$/u.test(line.text);
}

/** Whether a sentence ends a paragraph of three or more: that is where a point is made. */
function isLastOf(sentences: readonly { paragraph: number }[], at: number): boolean {
  const own = sentences[at]?.paragraph;
  return sentences[at + 1]?.paragraph !== own && sentences[at - 2]?.paragraph === own;
}

/** The weightiest lines, at most so many, in the order of the text. */
export function weightiest(lines: readonly WeighedLine[], most: number): WeighedLine[] {
  const seen = new Set<string>();
  return [...lines]
    .sort((a, b) => b.weight - a.weight || a.start - b.start)
    .filter(({ text, words }) => words > 0 && !seen.has(text) && seen.add(text))
    .slice(0, most)
    .sort((a, b) => a.start - b.start);
}

const wordsIn = (text: string): number => count(text, /[\p{L}\p{N}]+(?:['’]\p{L}+)*/gu);

function weightOf(text: string): number {
  const words = wordsIn(text);
  let weight = words < 3 ? -0.8 : words < 5 ? 0 : words <= 24 ? 1 : words <= 36 ? 0.4 : -0.6;
  if (/(?<![\p{L}'’])(?:i|me|my|mine|we|our|us)(?![\p{L}])/iu.test(text)) weight += 0.6;
  if (/[!?][”"’)]*$/u.test(text)) weight += 0.4;
  if (/[*_]\S[^*_\n]*\S[*_]|(?<!\p{L})(?!I\b)\p{Lu}{3,}(?!\p{L})/u.test(text)) weight += 0.4;
  if (TURN.test(text)) weight += 0.5;
  if (MEANT.test(text)) weight += 0.7;
  if (HEADER.test(text)) weight -= 3;
  if (LABEL.test(text)) weight -= 0.4;
  if (/^[^“”"]*[“"][^“”"]+[”"][^“”"]*$/u.test(text)) weight += 0.35;
  if (count(text, /\d/g) > 3) weight -= 0.4;
  weight += Math.min(rareWords(text).length, 4) * 0.2;
  return weight;
}

const TURN =
  /(?<!\p{L})(?:but|though|still|instead|never|nobody|nothing|only|anyway|finally|at last|first time|last time|for once|even so|yet|until|almost|enough|without)(?!\p{L})/iu;
const MEANT =
  /(?<!\p{L})(?:want(?:ed|s)?|wish(?:ed)?|miss(?:ed)?|lov(?:e|ed|es)|hat(?:e|ed)|hop(?:e|ed|ing)|fe(?:lt|el)|remember(?:ed)?|reali[sz]ed?|knew|know|decided|promised?|sorry|thank(?:ed|s)?|proud|ashamed|cried|crying|laugh(?:ed|ing)|told|need(?:ed)?|afraid|scared|lonely|alone|tired|happy|glad|angry|forg[aio]ve|understood|dare[d]?|quit|home|should have|could have|used to)(?!\p{L})/iu;

/** Begins with a word for what the line before it names: alone it says little. */
const POINTING_BACK =
  /^\W*(?:(?:then|so|and|or|because) )?(?:it|that|this|they|these|those|which|both|neither|there)(?:['’]\p{L}+)?(?!\p{L})/iu;
/** Begins with somebody named before it, who is understood sooner. */
const GOING_ON = /^\W*(?:(?:then|so|and|or|because) )?(?:he|she)(?:['’]\p{L}+)?(?!\p{L})/iu;

/** The head of a letter: who it is from, and to whom. */
const HEADER = /^\W*(?:from|to|cc|bcc|sent|date|subject|reply-to)\s*:|\S+@\S+\.\S+/iu;

/** What a line is about, before it says it: “Seen: two grebes”. */
const LABEL = /^\W*\p{L}[\p{L} ]{1,30}:\s/u;
/** How a letter begins, before it says anything. */
const SALUTATION =
  /^\W*(?:(?:dear|hi|hello|hey|sirs?|madam)\b[^.!?]{0,40}|thank you for your \p{L}+[^!?]*)$/iu;
/** The most words that stand above a text. */
const LONGEST_TITLE = 25;

const rareWords = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).filter((word) => !commonWords.has(word));

/** Without a quotation mark at an end that nothing in the line answers. */
function withoutLoneMarks({ text, offset, isWhole }: Piece): Piece {
  const isOdd = count(text, /"/g) % 2 === 1;
  const opens = count(text, /“/g) - count(text, /”/g);
  const start = (isOdd && text.startsWith('"')) || (opens > 0 && text.startsWith('“')) ? 1 : 0;
  const end = (isOdd && text.endsWith('"')) || (opens < 0 && text.endsWith('”')) ? 1 : 0;
  const bare = start === 1 ? text.slice(1) : text.slice(0, text.length - end);
  return { text: bare, offset: offset + start, isWhole };
}

interface Piece {
  text: string;
  offset: number;
  isWhole: boolean;
}

/** A sentence, or the parts of one without stops that is too long to be quoted. */
function pieces(sentence: string): Piece[] {
  if (sentence.length <= LONGEST) return [{ text: sentence, offset: 0, isWhole: true }];
  const found: Piece[] = [];
  let offset = 0;
  for (const part of sentence.split(/(?<=[,;:—–])\s+|\s+(?=(?:and|but|because|so|then)\s)/u)) {
    const at = sentence.indexOf(part, offset);
    offset = at + part.length;
    const text = part.length <= LONGEST ? part : part.slice(0, CUT).replace(/\s\S*$/u, '');
    const isFit = text.length <= LONGEST && /[\p{L}\p{N}]/u.test(text);
    if (isFit) {
      const joint = /^(?:and|but|because|so|then)\s+/u.exec(text)?.[0].length ?? 0;
      const bare = text.slice(joint).replace(/[,;:—–\s]+$/u, '');
      found.push({ text: bare, offset: at + joint, isWhole: false });
    }
    if (found.length > 200) break;
  }
  return found.filter(({ text }) => text !== '');
}
