import { HEDGES } from '../../platform/language/cues.data.ts';
import { PAST_FORMS } from '../../platform/language/retell.data.ts';
import { languageOf } from '../../platform/language/script.ts';
import { sentencesOf } from '../../platform/language/sentences.ts';
import { spokenParts } from '../../platform/language/speech.ts';
import * as cue from './cues.data.ts';
import { isForeignWish, isMeant, isOwnPlan, isOwnWish } from './own-wish.ts';
import type { Passage } from './vision-builder.types.ts';

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
}

/** The longest part of what has no full stop that is used as a sentence. */
const LONGEST = 300;
const FEWEST_WORDS = 3;

const pastForms = new Set(PAST_FORMS.split(' '));
const actions = new Set(cue.ACTIONS.split(' '));
const hedges = new RegExp(HEDGES.source);

/**
 * The sentences of a passage that are the person's own and say something of themselves: no
 * questions, nothing that others said or want, no wish denied or long over, no talk about the
 * conversation. Each is a verbatim part of the passage.
 */
export function ownSentences(passage: Passage, from = 0): OwnSentence[] {
  const english = languageOf(passage.text) === 'en';
  const spoken = spokenParts(passage.text);
  const lines = sentencesOf(passage.text);
  return lines.flatMap((line, at) => {
    if (/^\s*>/.test(lineAt(passage.text, line.start))) return [];
    const text = cutAtWord(line.text, LONGEST);
    const folded = fold(text);
    if (spoken.some((said) => said.start < line.end && line.start < said.end)) return [];
    if (!isUsable(folded, english) || !isMeant(folded, fold(lines[at + 1]?.text ?? ''))) return [];
    const wish = isOwnWish(folded) || (!english && isForeignWish(folded));
    const intention = isOwnPlan(folded);
    const weak = english && (isNegated(folded) || hedges.test(folded) || halfSaid(folded));
    return [
      {
        passage,
        text,
        folded,
        order: from + at,
        wish,
        intention,
        value: cue.VALUE.test(folded),
        step: english && !weak && !cue.NEGATION.test(folded) && isStep(folded, wish || intention),
        weak,
      },
    ];
  });
}

function isUsable(folded: string, english: boolean): boolean {
  if (/[?？]/.test(folded)) return false;
  if (!english) return /\p{L}/u.test(folded);
  return (
    (folded.match(/\p{L}+/gu)?.length ?? 0) >= FEWEST_WORDS &&
    !cue.SMALL_TALK.test(folded) &&
    !cue.REPORTED.test(beforeWish(folded).replaceAll(cue.OWN_SAYING, ' ; ')) &&
    !cue.DENIED.test(folded) &&
    !cue.BYGONE.test(folded)
  );
}

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
  return words.slice(subject + 1).some((word) => actions.has(word));
}

/** "To save 200 a month", "First, call the bank on Monday". */
function startsWithAim(words: readonly string[]): boolean {
  const lead = words.slice(0, 3).findIndex((word) => !/^(?:to|first|then|and|next)$/.test(word));
  return lead > 0 && actions.has(words[lead] ?? '');
}

const fold = (text: string): string => text.toLowerCase().replaceAll(/[’‘]/g, "'");

function lineAt(text: string, place: number): string {
  return text.slice(text.lastIndexOf('\n', place - 1) + 1, place);
}

/** The beginning of a text up to so many characters, cut where a word ends; nothing is added. */
export function cutAtWord(text: string, most: number): string {
  if (text.length <= most) return text;
  const part = text.slice(0, most + 1);
  const space = part.search(/\s+\S*$/);
  if (space > 0) return part.slice(0, space);
  // No space at all: cut between characters, not within one.
  const end = /[\uD800-\uDBFF]/.test(text.charAt(most - 1)) ? most - 1 : most;
  return text.slice(0, end);
}
