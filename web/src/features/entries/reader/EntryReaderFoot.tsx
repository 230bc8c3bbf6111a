import type { Entry } from '@pathkeeper/contract';
import { clockTime, plainDay, today } from '../../../lib/dates.ts';
import classes from './EntryReader.module.css';

/** The end of the page: kind, state, length, and when it was last edited. */
export function EntryReaderFoot({ entry }: { entry: Entry }) {
  const { type, status, wordCount, version, updatedAt } = entry;
  // An edit belongs to where it is read, unlike the entry, which stays in its own zone.
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const words = `${wordCount.toLocaleString('en-US')} ${wordCount === 1 ? 'word' : 'words'}`;
  const edited = `edited ${plainDay(today(new Date(updatedAt)))}, ${clockTime(updatedAt, here)}`;
  return (
    <p className={classes.colophon}>
      {[type, status, words, ...(version > 1 ? [edited] : [])].join(' · ')}
    </p>
  );
}
