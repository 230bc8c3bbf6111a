import { VISION_LIMITS } from '@pathkeeper/contract';
import { HEDGES } from '../../platform/language/cues.data.ts';
import { PAST_FORMS } from '../../platform/language/retell.data.ts';
import { languageOf } from '../../platform/language/script.ts';
import { type Line, sentencesOf } from '../../platform/language/sentences.ts';
import { spokenParts } from '../../platform/language/speech.ts';
import * as cue from './cues.data.ts';
import { cutAtClause, cutAtWord, turnsInRest } from './cuts.ts';
import { isFragment, isFragmentStep, isPositive } from './fragments.ts';
import { isForeignWish, isMeant, isOwnPlan, isOwnWish } from './own-wish.ts';
import type { Passage } from './vision-builder.types.ts';
import { GOES_ASTRAY, TURNS_BACK } from './wish.data.ts';

/** A sentence of the person's own that may be used. */
export interface OwnSentence {
  passage: Passage;
  /** Verbatim. */
  text: string;
  /** In lower case with straight apostrophes. */
  folded: string;
  /** Its place among all sentences, in the order they were written. */
  order: number;
  wish: boolean;
  intention: boolean;
  value: boolean;
  /** Something to do with a measure or a time. */
  step: boolean;
  /** Denied or half taken back: no wish, and no plan. */
  weak: boolean;
  /** Said with "maybe", or half said. */
  doubted: boolean;
  /** Said in a few words without a verb of its own: it takes its sense from the question. */
  fragment: boolean;
}

/** Whether a sentence says a wish or a plan of the person's own: nothing else becomes a goal (D69). */
export const isWanted = ({ wish, intention }: OwnSentence): boolean => wish || intention;

/** The longest part of what has no full stop that is used as a sentence. */
const LONGEST = 300;
const FEWEST_WORDS = 3;
/** A sentence of a conversation that is longer is cut to the clause that says the wish. */
const LONG = 200;
/** An answer to a pillar's own question stands whole, up to the length of the field. */
export const LONGEST_ANSWERED = VISION_LIMITS.phrase;
const LONGEST_FRAGMENT = 200;

const pastForms = new Set(PAST_FORMS.split(' '));
const actions = new Set(cue.ACTIONS.split(' '));
const hedges = new RegExp(HEDGES.source);

/**
 * The sentences of a passage that are the person's own and say something of themselves: no
 * questions, nothing that others said or want, no wish denied or long over, no talk about the
 * conversation. Each is a verbatim part of the passage. What answers a question in a few words is one
 * too, as far as its sentences stand beside each other (`Passage.wants`).
 */
export function ownSentences(passage: Passage, from = 0): OwnSentence[] {
  const english = languageOf(passage.text) === 'en';
  const isQuoted = quotedIn(passage.text);
  const lines = sentencesOf(passage.text);
  const read = lines.map((line, at): OwnSentence | null => {
    if (isQuoted(line)) return null;
    const next = fold(lines[at + 1]?.text ?? '');
    return sentenceOf(passage, line.text, { english, next, order: from + at });
  });
  if (!english || !passage.wants) return read.filter((one) => one !== null);
  return withFragments(passage, lines, read, from);
}

/** Tells of a sentence of a text whether somebody else says it: in speech marks, or behind a mail's “>”. */
export function quotedIn(text: string): (line: Pick<Line, 'start' | 'end'>) => boolean {
  const spoken = spokenParts(text);
  return ({ start, end }) =>
    /^\s*>/.test(lineAt(text, start)) ||
    spoken.some((said) => said.start < end && start < said.end);
}

function sentenceOf(
  passage: Passage,
  line: string,
  { english, next, order }: { english: boolean; next: string; order: number },
): OwnSentence | null {
  const whole = fold(line);
  if (/[?？]/.test(whole) || !isMeant(whole, next)) return null;
  const isAnswer = passage.pillar !== undefined;
  const clause =
    english && line.length > (isAnswer ? LONGEST_ANSWERED : LONG) ? wishClause(line) : null;
  const text =
    clause ?? (isAnswer ? cutAtClause(line, LONGEST_ANSWERED) : cutAtWord(line, LONGEST));
  if (isAnswer && !clause && turnsInRest(line, text)) return null;
  const folded = fold(text);
  if (!isUsable(folded, english)) return null;
  const wish = isOwnWish(clause ? whole : folded) || (!english && isForeignWish(folded));
  const intention = isOwnPlan(clause ? whole : folded);
  const doubted = english && (hedges.test(folded) || halfSaid(folded));
  const weak = doubted || (english && isNegated(folded));
  const isDenied = weak || cue.NEGATION.test(folded);
  return {
    ...{ passage, text, folded, order, wish, intention, weak, doubted },
    value: cue.VALUE.test(folded),
    step:
      english && !isDenied && isStep(folded, wish || intention || (isAnswer && isDoing(folded))),
    fragment: false,
  };
}

/** Puts what is said in few words beside the whole sentences. */
function withFragments(
  passage: Passage,
  lines: readonly Line[],
  read: readonly (OwnSentence | null)[],
  from: number,
): OwnSentence[] {
  const isWay = passage.wants === 'way';
  const isPart = (at: number): boolean => {
    const [line, own] = [lines[at], read[at]];
    if (!line || own?.wish || own?.intention || (own?.step && at > 0 && !isWay)) return false;
    const folded = fold(line.text);
    if (/^\s*>/.test(lineAt(passage.text, line.start)) || !isSaidOfOneself(folded)) return false;
    const isLeftOpen = hedges.test(folded) || halfSaid(folded);
    return !isLeftOpen && isMeant(folded, fold(lines[at + 1]?.text ?? '')) && isFragment(folded);
  };
  const all: OwnSentence[] = [];
  for (let at = 0; at < lines.length; at++) {
    const own = read[at];
    let end = at;
    while (isPart(end) && (end === at || lines[end]?.paragraph === lines[at]?.paragraph)) {
      end += 1;
      // A way there is one step, with its day in a sentence after it; a list is one wish a line.
      const said = fold(passage.text.slice(lines[at]?.start, lines[end - 1]?.end));
      if ((isWay && isFragmentStep(said)) || lines[end - 1]?.lastOfLine) break;
    }
    const run = end > at ? fragmentOf(passage, lines.slice(at, end), from + at) : null;
    if (run) all.push(run);
    else if (own) all.push(own);
    at = Math.max(at, end - 1);
  }
  return all;
}

function fragmentOf(passage: Passage, lines: readonly Line[], order: number): OwnSentence | null {
  const [first, last] = [lines[0], lines.at(-1)];
  if (!first || !last || !lines.some(({ text }) => isPositive(fold(text)))) return null;
  const text = passage.text.slice(first.start, last.end);
  if (text.length > LONGEST_FRAGMENT) return null;
  const folded = fold(text);
  const step = passage.wants === 'way' && isFragmentStep(folded);
  if (passage.wants === 'way' && !step) return null;
  return {
    ...{ passage, text, folded, order, step, fragment: true },
    ...{ wish: !step, intention: false, value: false, weak: false, doubted: false },
  };
}

/** The part of a sentence that says the wish, from there on; null where none can be parted. */
function wishClause(line: string): string | null {
  const folded = fold(line);
  const own = cue.WISH.exec(folded) ?? cue.INTENTION.exec(folded);
  if (!own) return null;
  const lead = /(?:^|[,;—–(] ?)(?:(?:and|but|so|then|or) )*(what )?$/.exec(
    folded.slice(0, own.index),
  );
  if (!lead) return null;
  const rest = line.slice(own.index - (lead[1]?.length ?? 0));
  const parts = [...rest.matchAll(/[^,;—–]+[,;—–]?/g)].map(([part]) => part);
  let end = 0;
  for (const part of parts) {
    const said = fold(part.trim());
    const isOver = end > 0 && (GOES_ASTRAY.test(said) || end + part.length > LONG);
    // What turns back on the wish belongs to it, and may deny it.
    if (isOver && !TURNS_BACK.test(said)) break;
    end += part.length;
    if (end > LONGEST) return null;
  }
  return rest.slice(0, end).replace(/[\s,;—–]+$/, '');
}

function isUsable(folded: string, english: boolean): boolean {
  if (!english) return /\p{L}/u.test(folded);
  return (folded.match(/\p{L}+/gu)?.length ?? 0) >= FEWEST_WORDS && isSaidOfOneself(folded);
}

/** Nothing that others said or want, no wish denied or long over, no talk about the conversation. */
const isSaidOfOneself = (folded: string): boolean =>
  !cue.SMALL_TALK.test(folded) &&
  !cue.REPORTED.test(beforeWish(folded).replaceAll(cue.OWN_SAYING, ' ; ')) &&
  !cue.DENIED.test(folded) &&
  !cue.BYGONE.test(folded);

/** What stands before the wish: "I want to be somebody he tells things to" reports nobody. */
function beforeWish(folded: string): string {
  const own = cue.WISH.exec(folded) ?? cue.INTENTION.exec(folded);
  return own ? folded.slice(0, own.index) : folded;
}

/**
 * Whether a sentence is taken back: by a "not" where it says no wish, before the wish, or in the "but"
 * after it. "I want to owe nobody anything" is a whole wish.
 */
function isNegated(folded: string): boolean {
  const own = cue.WISH.exec(folded);
  if (!own) return cue.NEGATION.test(folded);
  if (cue.NEGATION.test(folded.slice(0, own.index))) return true;
  const rest = folded.slice(own.index + own[0].length);
  const turn = /\bbut\b/.exec(rest);
  return turn !== null && cue.NEGATION.test(rest.slice(turn.index));
}

const halfSaid = (folded: string): boolean => cue.HALF_SAID.test(folded);

/** An action of the person's own, ahead of them, with a measure or a time. */
function isStep(folded: string, isOwn: boolean): boolean {
  if (!cue.MEASURE.test(folded) || cue.PAST_TIME.test(folded)) return false;
  const words = folded.match(/[\p{L}']+/gu) ?? [];
  const subject = words.findIndex((word) => /^(?:i|we|i'll|i'd|we'll|i'm|im)$/.test(word));
  if (subject < 0) return actions.has(words[0] ?? '') || startsWithAim(words);
  // "I sleep badly in term" says how things are, not what is to be done.
  if (!isOwn) return false;
  const after = words.slice(subject + 1, subject + 4);
  if (after.slice(0, 2).some((word) => pastForms.has(word) && word !== 'would')) return false;
  if (after[0]?.endsWith('ed') && after[0] !== 'need') return false;
  // Nobody falls asleep by deciding to.
  return words.slice(subject + 1).some((word) => actions.has(word) && word !== 'sleep');
}

/** "I should call her on Sunday", "we swim on Tuesdays": what is done or ought to be. */
function isDoing(folded: string): boolean {
  const [subject, verb = ''] = folded.match(/[\p{L}']+/gu) ?? [];
  if (subject !== 'i' && subject !== 'we') return false;
  return /^(?:should|need|must)$/.test(verb) || actions.has(verb);
}

/** "To save 200 a month", "First, call the bank on Monday". */
function startsWithAim(words: readonly string[]): boolean {
  const lead = words.slice(0, 3).findIndex((word) => !/^(?:to|first|then|and|next)$/.test(word));
  return lead > 0 && actions.has(words[lead] ?? '');
}

export const fold = (text: string): string => text.toLowerCase().replaceAll(/[’‘]/g, "'");

function lineAt(text: string, place: number): string {
  return text.slice(text.lastIndexOf('\n', place - 1) + 1, place);
}
