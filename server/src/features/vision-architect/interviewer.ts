import {
  type ArchitectMessage,
  type PillarId,
  subjectsIn,
  VISION_SUBJECTS,
  type VisionSubjectId,
  visionReadiness,
} from '@pathkeeper/contract';
import { kindOf } from '../entry-kind/index.ts';
import { answeredPillar } from '../vision-builder/index.ts';
import { answerKindOf } from './answer-kind.ts';
import * as data from './interviewer.data.ts';
import { pieceOf } from './piece.ts';

/** A message as the interviewer reads it. */
export interface Heard {
  id: number;
  number: number;
  role: 'user' | 'assistant';
  content: string;
  /** What a question asked about; null of what the person said. */
  pillar: PillarId | null;
  aspect: string | null;
  /** Whether the words tell of danger, urgent or not: they are not repeated. */
  heavy: boolean;
}

/** What the architect says next. */
export interface Planned {
  content: string;
  pillar: PillarId | null;
  /** One of `ASPECTS`, "again", "waiting" where nothing is asked, the id of a subject, or null. */
  aspect: string | null;
  quotes: ArchitectMessage['quotes'];
}

/** Characters below which an answer is thin, and is asked for once more. */
const THIN = 40;
/** Questions between a thin answer and the second one about it. */
const LATER = 2;
/** Words about somebody that are not repeated: so few may tell of more than they say. */
const FEW = 6;

/** The first question of a conversation, which needs no answer before it. */
export const opening = (): Planned => ({
  content: data.OPENING,
  pillar: null,
  aspect: 'opening',
  quotes: [],
});

/** Asks about a subject that somebody has pressed (D68). */
export function askAbout(subject: VisionSubjectId): Planned {
  const pillar = VISION_SUBJECTS.find(({ id }) => id === subject)?.pillar ?? null;
  return { content: data.SUBJECT_QUESTIONS[subject], pillar, aspect: subject, quotes: [] };
}

/**
 * What the built-in interviewer says after the last answer: a short remark with a verbatim piece of
 * it, and one question, chosen by what is still unsaid; at most forty words, and never praise (D69). After
 * a loss, an illness, violence or "stop" it waits in one sentence, and of words that may tell of danger it
 * repeats none (D76).
 * Answers the same for the same conversation.
 */
export function nextQuestion(heard: readonly Heard[]): Planned {
  const last = heard.at(-1);
  if (last?.role === 'user') {
    const kind = answerKindOf(last.content);
    if (kind === 'grave') return waiting(data.QUIET_REMARK);
    if (kind === 'stop') return waiting(data.STOPPED);
  }
  const question = isQuestion(last) ? repeated(heard) : chosen(heard);
  const { remark, quotes } = remarkOn(heard, last);
  return { ...question, content: `${remark} ${question.content}`, quotes };
}

const waiting = (content: string): Planned => ({
  ...{ content, pillar: null, aspect: 'waiting', quotes: [] },
});

type Question = Omit<Planned, 'quotes'>;

interface Round extends Question {
  /** What was answered to it; empty when it has not been. */
  answer: string;
}

/** The questions so far, each with its answer. */
function roundsOf(heard: readonly Heard[]): Round[] {
  return heard.flatMap((one, at) => {
    if (one.role !== 'assistant') return [];
    const end = heard.findIndex((later, index) => index > at && later.role === 'assistant');
    const answers = heard.slice(at + 1, end < 0 ? undefined : end);
    const answer = answers.map(({ content }) => content).join(' ');
    return [{ content: one.content, pillar: one.pillar, aspect: one.aspect, answer }];
  });
}

function chosen(heard: readonly Heard[]): Question {
  const rounds = roundsOf(heard);
  const asked = (pillar: PillarId, aspect: string) =>
    rounds.findIndex((round) => round.pillar === pillar && round.aspect === aspect);
  const said = subjectsSaid(heard);

  const spoken = rounds.map(({ pillar, answer }) =>
    pillar && answerKindOf(answer) === 'answer' ? answeredPillar(answer, pillar) : null,
  );
  // Of a pillar of which somebody has said nothing, or would say no more, nothing more is asked.
  const isLeftOpen = (pillar: PillarId) =>
    spoken.lastIndexOf(pillar) <=
    rounds.findLastIndex((one) => one.pillar === pillar && answerKindOf(one.answer) === 'none');

  const thin = data.ASKED_ORDER.find((pillar) => {
    const at = asked(pillar, 'wish');
    return (
      at >= 0 &&
      at <= rounds.length - 1 - LATER &&
      answerKindOf(rounds[at]?.answer ?? '') === 'answer' &&
      (rounds[at]?.answer.trim().length ?? 0) < THIN &&
      asked(pillar, 'again') < 0 &&
      !isLeftOpen(pillar)
    );
  });
  if (thin) return { content: backTo(thin, data.AGAIN[thin]), pillar: thin, aspect: 'again' };

  // First the wish of each pillar: those of which least has been said come first.
  const unsaid = data.ASKED_ORDER.filter((pillar) => asked(pillar, 'wish') < 0);
  const [next] = unsaid.toSorted((a, b) => spokenOf(a, said) - spokenOf(b, said));
  if (next) return { content: data.QUESTIONS[next].wish, pillar: next, aspect: 'wish' };

  // Then why, and what stands in the way: of the pillar that was spoken of last first, so that the question
  // goes on with what was just said.
  const last = spoken.at(-1) ?? null;
  const told = data.ASKED_ORDER.filter((pillar) => !isLeftOpen(pillar));
  for (const pillar of told.toSorted((a, b) => Number(b === last) - Number(a === last))) {
    for (const aspect of data.ASPECTS) {
      if (asked(pillar, aspect) >= 0) continue;
      const question = data.QUESTIONS[pillar][aspect];
      return { content: pillar === last ? question : backTo(pillar, question), pillar, aspect };
    }
  }
  const open = VISION_SUBJECTS.find(
    ({ id }) => !said.has(id) && !rounds.some(({ aspect }) => aspect === id),
  );
  if (open) return { ...askAbout(open.id) };
  return { content: data.LAST, pillar: null, aspect: 'last' };
}

/** A question that goes back to a pillar, which it names: "Back to learning: which book …". */
const backTo = (pillar: PillarId, question: string): string =>
  `${data.BACK_TO[pillar]}: ${question.charAt(0).toLowerCase()}${question.slice(1)}`;

const spokenOf = (pillar: PillarId, said: ReadonlySet<VisionSubjectId>): number =>
  VISION_SUBJECTS.filter((subject) => subject.pillar === pillar && said.has(subject.id)).length;

function subjectsSaid(heard: readonly Heard[]): Set<VisionSubjectId> {
  const own = heard.filter(({ role }) => role === 'user');
  return new Set(own.flatMap(({ content }) => subjectsIn(content)));
}

/** Somebody who only asks gets the question that is open once more. */
const isQuestion = (last: Heard | undefined): boolean =>
  last?.role === 'user' && /^[^.!?…]*[?？]\s*$/.test(last.content.trim());

function repeated(heard: readonly Heard[]): Question {
  const open = heard.findLast(({ role }) => role === 'assistant');
  if (!open) return opening();
  return { content: questionIn(open.content), pillar: open.pillar, aspect: open.aspect };
}

/** The last question of a message. */
function questionIn(content: string): string {
  const [question] = /[^.!?:]*\?\s*$/.exec(content) ?? [content];
  const bare = question.trim();
  return bare.charAt(0).toUpperCase() + bare.slice(1);
}

function remarkOn(
  heard: readonly Heard[],
  last: Heard | undefined,
): { remark: string; quotes: Planned['quotes'] } {
  if (last?.role !== 'user') return { remark: data.PLAIN_REMARK, quotes: [] };
  if (isQuestion(last)) return { remark: data.NO_ANSWERS, quotes: [] };
  if (answerKindOf(last.content) === 'none') return { remark: data.LEFT_OPEN, quotes: [] };
  const isFew = last.content.trim().split(/\s+/).length <= FEW && kindOf(last.content).isTerse;
  const isKept = isFew || last.heavy || kindOf(last.content).grave !== null;
  const piece = isKept ? null : pieceOf(last.content);
  const before = visionReadiness(heard.filter(({ number }) => number < last.number)).ready;
  const now = visionReadiness(heard).ready;
  const enough = now && !before ? ` ${data.ENOUGH}` : '';
  if (!piece) return { remark: `${data.PLAIN_REMARK}${enough}`, quotes: [] };
  const form = data.REMARKS[heard.length % data.REMARKS.length] ?? data.REMARKS[0];
  return {
    remark: `${form.replace('%', () => `“${piece}”`)}${enough}`,
    quotes: [{ text: piece, messageId: last.id, number: last.number }],
  };
}

/**
 * What a question asks for: a wish, a way there, or neither. An answer in a few words is read by it.
 */
export function wantedBy(aspect: string | null | undefined): 'wish' | 'way' | undefined {
  if (aspect === 'way') return 'way';
  if (aspect === 'wish' || aspect === 'again' || aspect === 'opening') return 'wish';
  const isSubject = VISION_SUBJECTS.some(({ id }) => id === aspect);
  return isSubject && !data.NO_WISH_ASKED.some((id) => id === aspect) ? 'wish' : undefined;
}

/** What is still unsaid of each pillar, for a model that asks in the interviewer's place. */
export function stateOf(heard: readonly Heard[]): { said: string[]; open: string[] } {
  const said = subjectsSaid(heard);
  const names = (isSaid: boolean) =>
    VISION_SUBJECTS.filter(({ id }) => said.has(id) === isSaid).map(({ name }) => name);
  return { said: names(true), open: names(false) };
}
