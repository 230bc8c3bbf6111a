import { dayOfArrival, ENTRY_LIMITS, type Entry, type Mood } from '@pathkeeper/contract';
import { ApiError } from '../../../lib/api/api-error.ts';
import { instantHere, today } from '../../../lib/dates.ts';
import type { Successor } from '../../../lib/drafts/draft-types.ts';
import { serverNow } from '../../../lib/server-clock.ts';

/** What is typed of a new entry. */
export interface EntryWords {
  content: string;
  mood: Mood | null;
  tags: string[];
}

/** The step of a goal that an entry is written about. */
export interface AboutStep {
  goalId: number;
  milestoneId: number;
  title: string;
  /** The pillar or category of its goal, in words. */
  area: string;
}

/** A new entry as it is written. */
export interface NewWords extends EntryWords {
  /** When its writing began, with the offset of where that was: the day it belongs to (D79). */
  begunAt: string | null;
  /** The past day that it was dated to by hand, YYYY-MM-DD. */
  day: string | null;
  /** The step that it is tied to once it is saved. */
  about: AboutStep | null;
  /** What it answers: stands above the words and is none of them. */
  prompt: string | null;
}

/** An edit of an entry: its words, and the version they were changed from. */
export interface EditWords extends EntryWords {
  folderId: number | null;
  /** The day it stands on; empty while another one is being typed. */
  localDate: string;
  version: number;
}

const NO_WORDS: EntryWords = { content: '', mood: null, tags: [] };
const NEW_ENTRY: NewWords = { ...NO_WORDS, begunAt: null, day: null, about: null, prompt: null };

/** What every draft of an edit looks like. */
export const EDIT_PATTERN: EditWords = { ...NO_WORDS, folderId: null, localDate: '', version: 0 };

/** The editor for a person's new entry. */
export const newEntryForm = (userId: number): Successor & { start: NewWords } => ({
  key: `new-entry:${userId}`,
  start: NEW_ENTRY,
});

/** Where a person's edits of an entry are kept. */
export const editKey = (userId: number, entryId: number): string => `entry:${userId}:${entryId}`;

export const editOf = ({
  content,
  mood,
  tags,
  folderId,
  localDate,
  version,
}: Entry): EditWords => ({
  content,
  mood,
  tags,
  folderId,
  localDate,
  version,
});

/**
 * What changes with the text of a new entry: its writing begins with the first character typed, and
 * begins anew once the sheet is empty.
 */
export const withText = (
  { begunAt }: NewWords,
  content: string,
): Pick<NewWords, 'content' | 'begunAt'> => ({
  content,
  begunAt: content.trim() === '' ? null : (begunAt ?? instantHere(new Date())),
});

/** The day that a new entry gets if it is saved now: that set by hand, else by the server's own rule (D79). */
export function sheetDay({ begunAt, day }: NewWords): string {
  if (day !== null) return day;
  const now = new Date();
  return dayOfArrival(
    { begunAt: begunAt ?? instantHere(now), sentAt: now.getTime(), now: serverNow() },
    (instant) => today(new Date(instant)),
  );
}

/** Nothing in it would be missed. */
export const isEmpty = ({ content }: EntryWords): boolean => content.trim() === '';

/** As `isEmpty`, and with neither a prompt nor a step on the sheet. */
export const isBlank = (words: NewWords): boolean =>
  isEmpty(words) && words.prompt === null && words.about === null;

/**
 * An entry that could not be saved, above what was typed since it was sent. As many tags as an entry
 * can have; mood, beginning and prompt are those of the entry, where it has them.
 */
export const joined = (sent: NewWords, since: NewWords): NewWords => ({
  content: isEmpty(since) ? sent.content : `${sent.content.trimEnd()}\n\n${since.content}`,
  mood: sent.mood ?? since.mood,
  tags: [...new Set([...sent.tags, ...since.tags])].slice(0, ENTRY_LIMITS.tags),
  begunAt: sent.begunAt ?? since.begunAt,
  day: sent.day ?? since.day,
  about: sent.about ?? since.about,
  prompt: sent.prompt ?? since.prompt,
});

/** Whether what was saved before is somebody else's by now: the words are for a new entry. */
export const isForNewEntry = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'edit_conflict' || error.code === 'entry_deleted');
