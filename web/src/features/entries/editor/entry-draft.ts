import { ENTRY_LIMITS, type Entry, type Mood } from '@pathkeeper/contract';
import type { Successor } from '../../../lib/drafts/draft-types.ts';

/** What is typed of a new entry. */
export interface EntryWords {
  content: string;
  mood: Mood | null;
  tags: string[];
}

/** An edit of an entry: its words, and the version they were changed from. */
export interface EditWords extends EntryWords {
  folderId: number | null;
  version: number;
}

const NEW_ENTRY: EntryWords = { content: '', mood: null, tags: [] };

/** What every draft of an edit looks like. */
export const EDIT_PATTERN: EditWords = { ...NEW_ENTRY, folderId: null, version: 0 };

/** The editor for a person's new entry. */
export const newEntryForm = (userId: number): Successor & { start: EntryWords } => ({
  key: `new-entry:${userId}`,
  start: NEW_ENTRY,
});

/** Where a person's edits of an entry are kept. */
export const editKey = (userId: number, entryId: number): string => `entry:${userId}:${entryId}`;

export const editOf = ({ content, mood, tags, folderId, version }: Entry): EditWords => ({
  content,
  mood,
  tags,
  folderId,
  version,
});

/** Nothing in it would be missed. */
export const isEmpty = ({ content }: EntryWords): boolean => content.trim() === '';

/**
 * An entry that could not be saved, above what was typed since it was sent. As many tags as an entry
 * can have; the mood is that of the entry, where it has one.
 */
export const joined = (sent: EntryWords, since: EntryWords): EntryWords => ({
  content: isEmpty(since) ? sent.content : `${sent.content.trimEnd()}\n\n${since.content}`,
  mood: sent.mood ?? since.mood,
  tags: [...new Set([...sent.tags, ...since.tags])].slice(0, ENTRY_LIMITS.tags),
});
