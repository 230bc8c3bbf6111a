import { IconPrinter } from '@tabler/icons-react';
import { counted } from '../../../lib/text/in-words.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import classes from './PrintBar.module.css';
import type { Printing } from './use-printing.ts';

/** Asks for the printed book, and says how far its gathering is. */
export function PrintBar({ printing, isEmpty }: { printing: Printing; isEmpty: boolean }) {
  const { state, gathered, total, print, cancel } = printing;
  if (state === 'gathering') {
    return (
      <div className={classes.bar}>
        <progress
          className={classes.progress}
          aria-label="Gathering the book"
          value={gathered}
          max={Math.max(total, gathered, 1)}
        />
        <p className={classes.words}>
          {gathered.toLocaleString('en-US')} of {counted(total, 'entry', 'entries')} gathered.
        </p>
        <Button onClick={cancel}>Cancel</Button>
      </div>
    );
  }
  return (
    <div className={classes.bar}>
      {state === 'failed' && (
        <p role="alert" className={classes.words}>
          Gathering stopped at {gathered.toLocaleString('en-US')} of{' '}
          {counted(total, 'entry', 'entries')}. What is here is kept.
        </p>
      )}
      <Button
        variant="filled"
        icon={<IconPrinter aria-hidden />}
        disabled={isEmpty}
        onClick={print}
      >
        {state === 'failed' ? 'Go on gathering' : 'Print the book'}
      </Button>
    </div>
  );
}
