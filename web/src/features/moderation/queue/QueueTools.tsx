import { IconRefresh } from '@tabler/icons-react';
import { Button } from '../../../ui/controls/Button.tsx';
import { KeyCap } from './KeyCap.tsx';
import classes from './QueueTools.module.css';
import type { QueueState } from './use-queue.ts';

/** Beside the queue's filters: fetches what waits now, and names the keys of the list. */
export function QueueTools({ queue: { query, lookAgain } }: { queue: QueueState }) {
  return (
    <div className={classes.tools}>
      <Button
        variant="bare"
        icon={<IconRefresh aria-hidden />}
        busy={query.isRefetching}
        onClick={() => void lookAgain()}
      >
        Look again
      </Button>
      <p className={classes.keys} aria-hidden>
        <KeyCap>↑</KeyCap>
        <KeyCap>↓</KeyCap> move <KeyCap>Z</KeyCap> undo
      </p>
    </div>
  );
}
