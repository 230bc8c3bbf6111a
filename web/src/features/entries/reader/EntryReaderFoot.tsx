import type { Entry } from '@pathkeeper/contract';
import { clockTime, plainDay, today } from '../../../lib/dates.ts';
import classes from './EntryReader.module.css';

/** The end of the page: its length, what it was written for if for a quest, and when it was last edited. */
export function EntryReaderFoot({ entry }: { entry: Entry }) {
  const { type, wordCount, version, updatedAt } = entry;
  // An edit belongs to where it is read, unlike the entry, which stays in its own zone.
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const words = `${wordCount.toLocaleString('en-US')} ${wordCount === 1 ? 'word' : 'words'}`;
  const edited = `edited ${plainDay(today(new Date(updatedAt)))}, ${clockTime(updatedAt, here)}`;
  const parts = [words, type === 'quest' && 'written for a quest', version > 1 && edited];
  return <p className={classes.colophon}>{parts.filter(Boolean).join(' · ')}</p>;
}
