import { clockHere } from '../../lib/dates.ts';
import classes from './EditorScreen.module.css';
import type { SaveState } from './saving/save-queue.ts';
import { TextButton } from './TextButton.tsx';

interface SaveLineProps {
  saving: SaveState;
  /** The browser keeps what is typed. */
  isKept: boolean;
  /** An article that readers have, or will have at its time: what is saved waits. */
  isSet: boolean;
  /** Something of it waits. */
  hasWaiting: boolean;
  onRetry: () => void;
}

const clock = (at: number) => clockHere(new Date(at));

/** Says where the words are: saved, on their way, or kept in this browser for now. */
export function SaveLine({ saving, isKept, isSet, hasWaiting, onRetry }: SaveLineProps) {
  if (!isKept && saving.kind !== 'saved') {
    return (
      <p role="alert" className={classes.state}>
        This browser will not keep what you type. Stay until it is saved.
      </p>
    );
  }
  if (saving.kind === 'failed') {
    return (
      <p role="alert" className={classes.state}>
        Not saved: {saving.reason} Your words are kept in this browser.{' '}
        <TextButton onClick={onRetry}>Try again</TextButton>
      </p>
    );
  }
  return (
    <p role="status" className={classes.state}>
      {wordsFor(saving, { isSet, hasWaiting })}
    </p>
  );
}

function wordsFor(
  saving: SaveState,
  { isSet, hasWaiting }: Pick<SaveLineProps, 'isSet' | 'hasWaiting'>,
): string {
  switch (saving.kind) {
    case 'saved':
      if (saving.at === null || (isSet && !hasWaiting)) return '';
      return isSet
        ? `Kept at ${clock(saving.at)}, not published`
        : `Saved by itself at ${clock(saving.at)}`;
    case 'conflict':
      return 'Two texts: choose one';
    case 'saving':
      return 'Saving…';
    default:
      return 'Kept in this browser';
  }
}
