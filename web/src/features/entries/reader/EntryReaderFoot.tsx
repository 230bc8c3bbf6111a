import type { Entry } from '@pathkeeper/contract';
import { IconHistory } from '@tabler/icons-react';
import { plainMoment } from '../../../lib/dates.ts';
import { counted } from '../../../lib/text/in-words.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import classes from './EntryReader.module.css';

interface EntryReaderFootProps {
  entry: Entry;
  onVersions: () => void;
}

/** The end of the page: its length, what it was written for if for a quest, and when it was last edited. */
export function EntryReaderFoot({ entry, onVersions }: EntryReaderFootProps) {
  const { type, wordCount, version, updatedAt } = entry;
  // An edit belongs to where it is read, unlike the entry, which stays in its own zone.
  const words = counted(wordCount, 'word');
  const edited = `edited ${plainMoment(updatedAt)}`;
  const parts = [words, type === 'quest' && 'written for a quest', version > 1 && edited];
  return (
    <div className={classes.colophon}>
      <p>{parts.filter(Boolean).join(' · ')}</p>
      {version > 1 && (
        <Button variant="bare" icon={<IconHistory aria-hidden />} onClick={onVersions}>
          Earlier versions
        </Button>
      )}
    </div>
  );
}
