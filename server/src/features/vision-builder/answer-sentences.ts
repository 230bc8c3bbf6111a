import type { PillarId } from '@pathkeeper/contract';
import { PAST_FORMS } from '../../platform/language/retell.data.ts';
import { languageOf } from '../../platform/language/script.ts';
import { sentencesOf } from '../../platform/language/sentences.ts';
import { kindOf } from '../entry-kind/index.ts';
import { checkSafety } from '../safety/index.ts';
import * as cue from './cues.data.ts';
import { cutAtClause, turnsInRest } from './cuts.ts';
import {
  fold,
  LONGEST_ANSWERED,
  type OwnSentence,
  ownSentences,
  quotedIn,
} from './own-sentences.ts';
import { isMeant } from './own-wish.ts';
import { pillarOf } from './place-sentences.ts';
import { isEmptyTalk } from './refusal.ts';
import type { Passage } from './vision-builder.types.ts';
import { FEAR, FOREIGN_NEGATION, LESS_OF_IT, TROUBLE } from './wish.data.ts';

/** How much a sentence says of what its writer would have. */
export const SAYS = {
  wish: 7,
  plan: 6,
  /** "I should …", "to be …", "learn …". */
  aim: 5,
  /** How it is or is to be, in a sentence or in a few words. */
  statement: 4,
  /** What is in the way, was so, or is feared. */
  trouble: 3,
  /** Denied, doubted or half said. */
  weak: 2,
  /** A question, or said to whoever asks. */
  others: 1,
  /** A loss, an illness, violence. */
  grave: 0,
} as const;

export interface AnswerSentence {
  sentence: OwnSentence;
  /** One of `SAYS`. */
  says: number;
}

/** "Not shouting when I am tired" says what is aimed at. */
const AIM_BY_DENIAL = /^(?:not|never) (?:to \p{L}+|(?!noth|anyth)\p{L}{2,}ing)\b/u;
const AIM =
  /^(?:and |but |so |then )*(?:(?:i|we)(?: really| just| also)? (?:should|need|must|have to|ought)\b|to \p{L}+|(?:be|stay|live|feel|keep|have)\b)/u;

const actions = new Set(cue.ACTIONS.split(' '));
const pastForms = new Set(PAST_FORMS.split(' '));

/**
 * All sentences of an answer from which a goal may be taken, in their order: everything that says
 * something and is meant, but nothing that is dangerous to its writer or to somebody else.
 */
export function answerSentences(passage: Passage, from = 0): AnswerSentence[] {
  const own = ownSentences(passage, from).map((sentence) => ({ sentence, says: saysOf(sentence) }));
  const lines = sentencesOf(passage.text);
  const isQuoted = quotedIn(passage.text);
  const others = lines.flatMap((line, at): AnswerSentence[] => {
    const { text } = line;
    if (own.some(({ sentence }) => overlap(sentence.text, text))) return [];
    if (!isMeant(fold(text), fold(lines[at + 1]?.text ?? ''))) return [];
    if (isQuoted(line) || isOfOthers(fold(text))) return [];
    const sentence = unread(passage, text, from + at);
    if (turnsInRest(text, sentence.text)) return [];
    const says = cue.DENIED.test(sentence.folded) ? SAYS.weak : SAYS.others;
    return [{ sentence, says: isGrave(text) ? SAYS.grave : says }];
  });
  return [...own, ...others]
    .filter(
      ({ sentence }) =>
        !isEmptyTalk(sentence.folded) && !isDangerous(sentence) && !isOfOthers(sentence.folded),
    )
    .sort((a, b) => a.sentence.order - b.sentence.order);
}

/**
 * Whether a sentence of an answer can be a step towards its goal: something to do, or a wish in few words or
 * many with a measure or a day.
 */
export const isStepOf = ({ sentence, says }: AnswerSentence): boolean =>
  says > SAYS.grave &&
  (sentence.step ||
    (isMeasured(sentence.folded) && !sentence.weak && (sentence.wish || says === SAYS.aim)));

const isMeasured = (folded: string): boolean =>
  cue.MEASURE.test(folded) && !cue.PAST_TIME.test(folded) && !cue.NEGATION.test(folded);

/** The sentence that says most; of equals the first. */
export const strongestOf = (said: readonly AnswerSentence[]): AnswerSentence | undefined =>
  said.toSorted((a, b) => b.says - a.says || a.sentence.order - b.sentence.order)[0];

/** The pillar that an answer in a conversation speaks of: the one asked about, unless plainly another. */
export function answeredPillar(text: string, asked: PillarId): PillarId {
  const source = { kind: 'message' as const, id: 0, pillar: asked };
  const best = strongestOf(answerSentences({ source, asked, wants: 'wish', text }));
  return (best && pillarOf(best.sentence)?.pillar) ?? asked;
}

const overlap = (one: string, other: string): boolean => one.includes(other) || other.includes(one);

const isGrave = (text: string): boolean => kindOf(text).grave !== null;

const isDangerous = ({ text, folded }: OwnSentence): boolean =>
  cue.AGAINST_SOMEBODY.test(folded) || cue.LEAVES_MEDICINE.test(folded) || isInDanger(text);

/** What somebody else wants of the writer, or says to them. */
const OTHERS_WANT =
  /^(?:they|he|she|everyone|everybody|people|(?:my|our|his|her) (?:[\p{L}-]+ )?[\p{L}-]+) (?:always |still |also |all )?(?:wants?|wanted|expects?|expected|wish(?:es|ed)?|said|says?|told|tells?|thinks?|asks?|asked) (?:that )?(?:me|us|i|we)\b/u;
const isOfOthers = (folded: string): boolean => OTHERS_WANT.test(folded);

/** Danger of one's own, however long ago; somebody else's is no more than grave. */
function isInDanger(text: string): boolean {
  const found = checkSafety(text);
  return found?.tier === 'explicit' && found.who === 'self';
}

/** A sentence of which the rules make nothing; it is somebody's answer all the same. */
function unread(passage: Passage, line: string, order: number): OwnSentence {
  const text = cutAtClause(line, LONGEST_ANSWERED);
  return {
    ...{ passage, text, folded: fold(text), order, weak: true, doubted: false },
    ...{ wish: false, intention: false, value: false, step: false, fragment: false },
  };
}

/** Whether a sentence denies from its first clause on; "enough money and no debts" does not. */
const isDenied = (folded: string): boolean =>
  cue.NEGATION.test((folded.split(/[,;:—–]|\band\b/)[0] ?? '').replaceAll(/\bwithout\b/g, ''));

function saysOf(sentence: OwnSentence): number {
  const { passage, text, folded, wish, intention, weak, doubted, fragment, step } = sentence;
  if (isGrave(text)) return SAYS.grave;
  if (!doubted && AIM_BY_DENIAL.test(folded)) return SAYS.aim;
  if (doubted || (weak && (wish || intention || isDenied(folded)))) return SAYS.weak;
  if (wish && !fragment) return SAYS.wish;
  if (intention) return SAYS.plan;
  // "I want you to call", "he knows I want to leave": no wish of the writer's for themselves.
  if (!fragment && (cue.WISH.test(folded) || cue.INTENTION.test(folded))) return SAYS.weak;
  if (FOREIGN_NEGATION.test(folded) && languageOf(passage.text) !== 'en') return SAYS.weak;
  const words = folded.match(/[\p{L}']+/gu) ?? [];
  if (AIM.test(folded) || actions.has(words[0] ?? '')) return SAYS.aim;
  if (fragment || step) return SAYS.statement;
  const isPast =
    words.slice(0, 4).some((word) => pastForms.has(word)) || /^\p{L}{3,}ed\b/u.test(folded);
  const isTrouble = (TROUBLE.test(folded) || FEAR.test(folded)) && !LESS_OF_IT.test(folded);
  return isPast || isTrouble ? SAYS.trouble : SAYS.statement;
}
