import { excerpts } from '../../platform/language/excerpt.ts';
import { type Line, sentencesOf } from '../../platform/language/sentences.ts';
import { clausesOf, LONGEST, saysWhose } from './clauses.ts';
import { FEW, POINTING_BACK, weightOf, wordsIn } from './line-weight.ts';

/** A verbatim line of an entry, and how much it seems to weigh there. */
export interface WeighedLine {
  text: string;
  start: number;
  words: number;
  weight: number;
  paragraph: number;
}

/** The longest line that is made of several sentences. */
const JOINED = 180;
/** A line of fewer words says nothing by itself. */
export const LEAST = 4;
/** A sentence of so many words that is most of its page is read by its clauses. */
const MANY = 9;
/** Such a share of a page is most of it: of several sentences, and of a single one. */
const MOST = { joined: 0.8, single: 0.87 };

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** A sentence, or a clause of one that is too long to be quoted; a verbatim part of the content. */
interface Part {
  text: string;
  start: number;
  paragraph: number;
  item: boolean;
  isClause: boolean;
  /** Whether it was parted from what it is understood by, since both are too long. */
  isCut?: boolean | undefined;
  /** Whether it is the end of what is most of a page, where its point is. */
  isPoint?: boolean;
  /** Whether it ends its line, so that nothing is joined to it. */
  isLast: boolean;
  /** The places of its first and last sentence. */
  from: number;
  to: number;
  /** Where those begin that are joined in it. */
  starts: number[];
}

/**
 * The lines of an entry in the order of the text, each weighed by what can be seen of it (`weightOf`). A line is to be
 * understood by itself: a sentence that leans on the one before it is one line with it. Of a long
 * entry its beginning, its end and parts between are read.
 */
export function weighedLines(content: string): WeighedLine[] {
  const sentences = sentencesIn(content);
  const last = sentences.length - 1;
  // What comes first prepares what is told: it is seldom the point.
  let first = hasTitle(content, sentences) ? 1 : 0;
  while (first < last && SALUTATION.test(sentences[first]?.text ?? '')) first += 1;
  const parts = sentences.flatMap((line, at) => partsOf(line, at, content));
  return joined(content, parts, first).map((line) => {
    const { from, to, paragraph, isClause, isCut, isPoint } = line;
    const { text, start } = withoutLoneMarks(line);
    const weight = weightOf(text, {
      isAbove: to < first,
      isFirst: from === first && last > first,
      share: last === 0 ? 0 : from / last,
      endsParagraph: isLastOf(sentences, to),
      isCut: isClause && isCut === true,
      isPoint: isPoint === true,
    });
    return { text, start, words: wordsIn(text), weight, paragraph };
  });
}

/** The sentences of an entry, and the clauses of long ones, each by itself. */
export const sentencesAlone = (content: string): string[] =>
  sentencesIn(content)
    .flatMap((line, at) => partsOf(line, at, content))
    .map((part) => withoutLoneMarks(part).text);

const sentencesIn = (content: string): Line[] =>
  excerpts(content).flatMap(([from, to]) =>
    sentencesOf(content.slice(from, to)).map((line) => ({ ...line, start: line.start + from })),
  );

type Judge = (line: { text: string }) => boolean;

/** Tells of a line whether it is so much of its page that to show it is to repeat the page. */
export function mostOf(content: string, share = MOST.single): Judge {
  const [title, ...others] = sentencesIn(content);
  const body = hasTitle(content, [title, ...others]) ? content.slice(title?.text.length) : content;
  const most = share * body.trim().length;
  return ({ text }) => text.length >= most;
}

function partsOf(line: Line, at: number, content: string): Part[] {
  const { text, paragraph, item, lastOfLine } = line;
  const isLong = text.length > LONGEST;
  const isPage = wordsIn(text) >= MANY && text.length >= MOST.joined * content.trim().length;
  const all = isLong || isPage ? clausesOf(text, isPage) : [{ text, offset: 0 }];
  return all.map(({ text: own, offset }, place) => ({
    ...{ text: own, start: line.start + offset, paragraph, item, isClause: all.length > 1 },
    ...{
      isLast: lastOfLine && place === all.length - 1,
      from: at,
      to: at,
      starts: [line.start + offset],
    },
  }));
}

/** Parts, each that leans on the one before it joined with it, as long as both can be quoted at once. */
function joined(content: string, parts: readonly Part[], first: number): Part[] {
  const lines: Part[] = [];
  for (const part of parts) {
    const before = lines.at(-1);
    const text = before ? content.slice(before.start, part.start + part.text.length) : '';
    const isNear = before && !before.isLast && !part.item && before.to >= first;
    const leans = isNear && leansOn(part, before);
    if (leans && text.length <= (part.isClause ? LONGEST : JOINED)) {
      const { isLast, to } = part;
      const isClause = before.isClause || part.isClause;
      const starts = [...before.starts, part.start];
      lines[lines.length - 1] = { ...before, text, isClause, isLast, to, starts };
    } else {
      if (leans) before.isCut = true;
      lines.push({ ...part, isCut: leans });
    }
  }
  const isMost = mostOf(content, MOST.joined);
  return lines.flatMap((line) => (isMost(line) ? parted(line, isMost, mostOf(content)) : [line]));
}

/** A line that is most of its page, in two where each says something; its end is to be understood alone. */
function parted(line: Part, isMost: Judge, isAll: Judge): Part[] {
  const pairs = line.starts.slice(1).map((start): [Part, Part] => {
    const at = start - line.start;
    const before = line.text.slice(0, at).replace(/(?:\s(?:and|so|then))?[,;:—–\s]+$/iu, '');
    return [
      { ...line, text: before, to: line.from },
      { ...line, start, text: line.text.slice(at), from: line.to },
    ];
  });
  const ends = pairs.filter(([, end]) => !isAll(end) && wordsIn(end.text) >= LEAST);
  const own = ends.find(([, end]) => !isPointing(end.text) && !HINGE.test(end.text));
  const before = pairs.findLast(([start]) => !isMost(start) && wordsIn(start.text) >= FEW);
  if (!own && before && !line.isClause) return before;
  const [start, end] = own ?? ends[0] ?? [line];
  return end ? [start, { ...end, isPoint: true }] : [line];
}

/** Whether a part is not understood without the one before it. */
function leansOn({ text, isClause }: Part, before: Part): boolean {
  if (isOpen(before.text) || wordsIn(text) < FEW) return true;
  if (isPointing(text)) return true;
  return isClause ? wordsIn(before.text) < FEW || !saysWhose(text) : HINGE.test(text);
}

/** Begins with a word that turns or goes on with what is before it. */
const HINGE = /^\W*(?:and|but|so|or|nor|because|which|who|except|though)(?!\p{L})/iu;

const isPointing = (text: string): boolean => POINTING_BACK.test(text) || GOING_ON.test(text);

const isOpen = (text: string): boolean =>
  count(text, /"/g) % 2 === 1 ||
  count(text, /“/g) > count(text, /”/g) ||
  count(text, /\(/g) > count(text, /\)/g);

/** Whether the first line stands above the text: alone on its line, without a full stop. */
function hasTitle(content: string, [line, next]: readonly (Line | undefined)[]): boolean {
  if (!line || !next || wordsIn(line.text) > LONGEST_TITLE) return false;
  const end = line.start + line.text.length;
  return /^[ \t]*\r?\n/u.test(content.slice(end)) && !/[.!…]["”’)]*$/u.test(line.text);
}

/** Whether a sentence ends a paragraph of three or more: that is where a point is made. */
function isLastOf(sentences: readonly { paragraph: number }[], at: number): boolean {
  const own = sentences[at]?.paragraph;
  return sentences[at + 1]?.paragraph !== own && sentences[at - 2]?.paragraph === own;
}

/** A line that weighs so much less than the weightiest is not shown beside it. */
export const FAR = 2;
/** What a line loses beside one of its own paragraph. */
const NEAR = 0.5;

/** The weightiest lines, at most so many and from all over the text, in its order. */
export function weightiest(lines: readonly WeighedLine[], most: number): WeighedLine[] {
  let left = lines.filter(({ words }) => words > 0);
  const chosen: WeighedLine[] = [];
  while (left.length > 0 && chosen.length < most) {
    const best = left.reduce((a, b) => (b.weight > a.weight ? b : a));
    if (chosen[0] && best.weight < chosen[0].weight - FAR) break;
    chosen.push(best);
    left = left
      .filter(({ text }) => text !== best.text)
      .map((line) =>
        line.paragraph === best.paragraph ? { ...line, weight: line.weight - NEAR } : line,
      );
  }
  return chosen.sort((a, b) => a.start - b.start);
}

/** Begins with somebody named before it, who is understood sooner. */
const GOING_ON = /^\W*(?:(?:then|so|and|or|because) )?(?:he|she)(?:['’]\p{L}+)?(?!\p{L})/iu;

/** How a letter begins, before it says anything. */
const SALUTATION =
  /^\W*(?:(?:dear|hi|hello|hey|sirs?|madam)\b[^.!?]{0,40}|thank you for your \p{L}+[^!?]*)$/iu;
/** The most words that stand above a text. */
const LONGEST_TITLE = 25;

/** Without a quotation mark at an end that nothing in the line answers. */
function withoutLoneMarks({ text, start }: Pick<Part, 'text' | 'start'>) {
  const isOdd = count(text, /"/g) % 2 === 1;
  const opens = count(text, /“/g) - count(text, /”/g);
  const from = (isOdd && text.startsWith('"')) || (opens > 0 && text.startsWith('“')) ? 1 : 0;
  const end = (isOdd && text.endsWith('"')) || (opens < 0 && text.endsWith('”')) ? 1 : 0;
  const bare = from === 1 ? text.slice(1) : text.slice(0, text.length - end);
  return { text: bare, start: start + from };
}
