import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { refetchChanged } from '../../../lib/queries/query-keys.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Loaded } from '../../../ui/feedback/Loaded.tsx';
import { Progress } from '../../../ui/feedback/Progress.tsx';
import classes from './BulkLine.module.css';
import { bulkProgress, useUndoBulk } from './bulk.queries.ts';
import { progressWords, skippedWords } from './bulk-words.ts';

interface BulkLineProps {
  id: number;
  onClose: () => void;
}

/** How far an act on many is, whom it left out, and the way to take it back. */
export function BulkLine({ id, onClose }: BulkLineProps) {
  const client = useQueryClient();
  const query = useQuery(bulkProgress(id));
  const undo = useUndoBulk();
  const state = query.data?.state;
  const isOver = state === 'done' || state === 'undone';
  useEffect(() => {
    // The table shows what has come of it.
    if (isOver) void refetchChanged(client, ['people']);
  }, [isOver, client]);
  return (
    <section aria-label="An act on many" className={classes.line}>
      <Loaded
        query={query}
        skeleton={<p>Looking how far it is…</p>}
        error={{
          small: true,
          title: 'How far it is did not arrive.',
          words: 'It goes on by itself.',
        }}
        silentRefetch
      >
        {(bulk) => (
          <>
            <div className={classes.words}>
              <p role="status">
                {progressWords(bulk)} {bulk.state === 'done' && skippedWords(bulk)}
              </p>
              {!isOver && (
                <Progress
                  aria-label="How far it is"
                  className={classes.progress}
                  value={bulk.state === 'undoing' ? bulk.undone : bulk.done}
                  max={bulk.state === 'undoing' ? bulk.done : bulk.total}
                />
              )}
            </div>
            <div className={classes.acts}>
              {bulk.undoable && (
                <Button busy={undo.isPending} onClick={() => undo.mutate(id)}>
                  Undo
                </Button>
              )}
              {isOver && (
                <Button variant="bare" onClick={onClose}>
                  Done
                </Button>
              )}
            </div>
          </>
        )}
      </Loaded>
    </section>
  );
}
