import { amongMany, presentAmongMany } from './among-many.ts';
import { easedByLeaving } from './leaving.ts';
import { scoreOf } from './line.ts';
import {
  explicitnessOf,
  HARMS,
  type Harm,
  isInEnglish,
  type Likely,
  likeliest,
  likeliestOf,
  MANY,
  NONE,
  type Scored,
  saysTooLittle,
  scored,
  standard,
} from './meaning.ts';
import { type Passage, passagesOf } from './reading.ts';
import { signsOf } from './signs.ts';
import { WEIGHTS } from './weights.data.ts';
import { type Read, scoreOfPage, wordsOfPage } from './whole-page.ts';

/** What reads as present may read so much less like danger than what is only veiled. */
const NEARLY = 0.15;
/** A passage of fewer words is no full alarm by itself. */
const FEWEST = 3;

/** Danger that no list has a word for. */
export interface LikelyDanger {
  kind: Harm;
  /** Whether it reads like what is explicit and present. */
  isPresent: boolean;
  span: { start: number; end: number };
}

/** What the classifier makes of a text in which it looks for danger. */
export interface DangerReading {
  danger: LikelyDanger | null;
  /** Whether no passage reads like danger at all, in a language that it knows. */
  isDoubtful: boolean;
  /** Whether nothing that overlaps a span reads like danger, in a language that it knows. */
  isFaint(span: Likely['span']): boolean;
  /** Whether nothing that overlaps a span reads like explicit danger, in a language that it knows. */
  isUnlikely(span: Likely['span']): boolean;
}

/** The passages that tell of danger or none. */
const readOf = (passages: readonly Scored[]): Read[] =>
  passages
    .filter((own) => own.isKnown && !saysTooLittle(own, passages))
    .map(({ span, scores }) => ({ span, danger: scores.danger }));

/** How much all the words of a page read like danger; nothing for what is no page, or is in another language. */
function wholePage(passages: readonly Passage[]): number {
  const words = wordsOfPage(passages);
  if (!words || !isInEnglish({ words })) return NONE.score;
  return scoreOf(standard().page, signsOf(words));
}

/** How much more certain it has to be where the writer marked the day as a happy one, or says what they wish for. */
const WHERE_HOPEFUL = 1.5;

/** What of a text reads like danger, veiled or in words that no list knows (D76). */
export function readDanger(text: string, isHopeful = false): DangerReading {
  const read = passagesOf(text);
  const passages = scored(read, standard());
  const { danger, now } = likeliest(passages);
  const { thresholds } = WEIGHTS;
  const isBelow =
    (least: number, measure: (scores: Scored['scores']) => number): DangerReading['isFaint'] =>
    ({ start, end }) => {
      const near = passages.filter(({ span }) => span.start < end && span.end > start);
      const score = Math.max(...near.map(({ scores }) => measure(scores)));
      return near.length > 0 && near.every(({ isKnown }) => isKnown) && score < least;
    };
  const isFaint = isBelow(thresholds.faint, ({ danger }) => danger);
  const further = isHopeful ? WHERE_HOPEFUL : 0;
  const unlikely = passages.length < MANY ? thresholds.unlikely : thresholds.unlikelyInPage;
  const isAround = isBelow(unlikely + further, explicitnessOf);
  // Plain words around it dilute a short wish; on a happy day they say what it is: “she beat me” at cards.
  const isUnlikely: DangerReading['isUnlikely'] = (span) =>
    isAround(span) &&
    (isHopeful ||
      scored(passagesOf(text.slice(span.start, span.end)), standard()).every(
        ({ scores }) => explicitnessOf(scores) < unlikely,
      ));
  const least = thresholds.danger + amongMany(passages.length) - easedByLeaving(text);
  // What reads as present and hardly as danger is no full alarm: “im going to bed”, or “Tablets” above a list.
  const asPresent =
    danger.score > thresholds.doubt
      ? now.score - thresholds.now - presentAmongMany(passages.length)
      : 0;
  const said = text.slice(now.span.start, now.span.end).match(/\S+/gu)?.length ?? 0;
  const isPresent = asPresent > 0 && danger.score > least - NEARLY && said >= FEWEST;
  const readsPresent = isPresent || asPresent > amongMany(passages.length);
  const isInOneLine = readsPresent || danger.score > least + further;
  const isInSeveral = scoreOfPage(readOf(passages)) > thresholds.sum + further;
  if (!isInOneLine && !isInSeveral && wholePage(read) <= thresholds.page + further) {
    const isDoubtful = danger.score !== NONE.score && danger.score < thresholds.doubt;
    return { danger: null, isDoubtful, isFaint, isUnlikely };
  }
  const { start, end } = readsPresent ? now.span : danger.span;
  const kind = likeliestOf(HARMS, isInOneLine ? text.slice(start, end) : text);
  const found = { kind, isPresent, span: { start, end } };
  return { danger: found, isDoubtful: false, isFaint, isUnlikely };
}
