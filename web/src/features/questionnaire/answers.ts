import { type LifePath, QUESTIONNAIRE_LIMITS } from '@pathkeeper/contract';
import { SHARED } from '../../lib/drafts/draft-record.ts';
import { dropDraft, findDraft } from '../../lib/drafts/draft-store.ts';
import { storage } from '../../lib/storage/storage.ts';

/** Whose answers: an account's, or those of whoever sits here without one. */
export type Answerer = number | 'visitor';

/** Answers as far as they are written, and the question that was open. */
export interface Answers {
  texts: string[];
  /** 0 to 15. */
  at: number;
}

/** What was read in a visitor's answers: it is nowhere but in their browser. */
export interface VisitorReading {
  answers: string[];
  ikigaiAnalysis: LifePath;
  /** ISO instant. */
  createdAt: string;
}

const COUNT = QUESTIONNAIRE_LIMITS.answers;
const READING_KEY = 'life-path-visitor';

/** Where somebody's answers are kept. */
export const answersKey = (answerer: Answerer): string => `questionnaire:${answerer}`;

export const noAnswers = (): Answers => ({
  texts: Array.from({ length: COUNT }, () => ''),
  at: 0,
});

export const isUntouched = ({ texts }: Answers): boolean =>
  texts.every((text) => text.trim() === '');

export const isComplete = ({ texts }: Answers): boolean =>
  texts.every((text) => text.trim() !== '');

/** One's own answers with a visitor's: those go where nothing stands yet, and below what does. */
export function withVisitors(own: Answers, { texts, at }: Answers): Answers {
  const both = own.texts.map((mine, place) => {
    const theirs = texts[place] ?? '';
    if (theirs.trim() === '' || mine === theirs) return mine;
    return mine.trim() === '' ? theirs : `${mine}\n\n${theirs}`;
  });
  return { texts: both, at: isUntouched(own) ? at : own.at };
}

/** What is kept in this browser; of what cannot be made out, nothing. */
export const readAnswers = (answerer: Answerer): Answers => readable(find(answerer)?.fields);

/** Answers that a form can show, whatever was kept. */
export function readable(kept: Answers | undefined): Answers {
  if (!kept || kept.texts.length !== COUNT) return noAnswers();
  const at = Number.isInteger(kept.at) ? kept.at : 0;
  return { texts: kept.texts, at: Math.min(Math.max(at, 0), COUNT - 1) };
}

export function dropAnswers(answerer: Answerer): void {
  const kept = find(answerer);
  if (kept) dropDraft(kept, kept.changedAt);
}

const find = (answerer: Answerer) => findDraft(answersKey(answerer), SHARED, noAnswers());

export const areSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.every((text, place) => text === b[place]);

export function readVisitorReading(): VisitorReading | null {
  const kept = parsed(storage.get(READING_KEY));
  if (!isRecord(kept) || !areAnswers(kept.answers)) return null;
  if (!isRecord(kept.ikigaiAnalysis) || !Array.isArray(kept.ikigaiAnalysis.quotes)) return null;
  return kept as unknown as VisitorReading;
}

export const keepVisitorReading = (made: VisitorReading): boolean =>
  storage.set(READING_KEY, JSON.stringify(made));

const dropVisitorReading = (): void => storage.remove(READING_KEY);

/** In the tab's storage: opening an account ends in a new load of the page. */
const CLAIM_KEY = 'pathkeeper-life-path-claim';
/** Milliseconds. After that it may be somebody else who sits at this tab. */
const CLAIM_HOLDS = 30 * 60_000;

/** A visitor goes from their reading to open an account: the answers are that person's. */
export function claimAnswers(): void {
  try {
    sessionStorage.setItem(CLAIM_KEY, String(Date.now()));
  } catch {
    // Unclaimed, the answers are offered instead.
  }
}

/** Whether they were claimed in this tab a short while ago; answers true once. */
export function takeClaim(): boolean {
  try {
    const at = Number(sessionStorage.getItem(CLAIM_KEY));
    sessionStorage.removeItem(CLAIM_KEY);
    return Date.now() - at < CLAIM_HOLDS;
  } catch {
    return false;
  }
}

/** What somebody answered here before they signed in; null when there is nothing to offer back. */
export function visitorsAnswers(): Answers | null {
  const begun = readAnswers('visitor');
  if (!isUntouched(begun)) return begun;
  const read = readVisitorReading();
  return read && { texts: read.answers, at: 0 };
}

/** Forgets them; given answers, only when they are the same. */
export function dropVisitorsAnswers(same?: readonly string[]): void {
  const texts = visitorsAnswers()?.texts;
  if (same && texts && !areSame(texts, same)) return;
  dropAnswers('visitor');
  dropVisitorReading();
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const areAnswers = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length === COUNT && value.every((text) => typeof text === 'string');
