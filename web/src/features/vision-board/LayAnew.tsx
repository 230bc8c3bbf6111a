import { VISION_LIMITS } from '@pathkeeper/contract';
import { useState } from 'react';
import { Button } from '../../ui/controls/Button.tsx';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx';
import { toast } from '../../ui/toast.ts';
import classes from './BoardScreen.module.css';
import { type Move, useReset } from './board.queries.ts';

interface LayAnewProps {
  board: Move['board'];
  /** What was moved there, by key. */
  layout: Readonly<Record<string, { x: number; y: number }>>;
  onMove: (moves: Move[]) => void;
}

/** Lays a drawing out as at first, after a question, and with a way back to how it lay. */
export function LayAnew({ board, layout, onMove }: LayAnewProps) {
  const [isAsking, setIsAsking] = useState(false);
  const reset = useReset();
  const moved = Object.entries(layout).map(([key, { x, y }]): Move => ({ board, key, x, y }));
  const what = board === 'pillars' ? 'pillar' : 'card';
  const layAnew = () =>
    reset.mutate(board, {
      onSuccess: () => {
        setIsAsking(false);
        toast({
          title: `Every ${what} lies where it lay at first`,
          action: {
            label: 'Undo',
            onClick: () => {
              for (let from = 0; from < moved.length; from += VISION_LIMITS.moves) {
                onMove(moved.slice(from, from + VISION_LIMITS.moves));
              }
            },
          },
        });
      },
    });
  return (
    <>
      {moved.length > 0 && (
        <div className={classes.anew}>
          <Button variant="bare" onClick={() => setIsAsking(true)}>
            Lay every {what} out anew
          </Button>
        </div>
      )}
      <ConfirmDialog
        opened={isAsking}
        title="Lay it out anew?"
        confirmLabel="Lay it out anew"
        cancelLabel="Leave it"
        busy={reset.isPending}
        busyLabel="Laying it out…"
        onCancel={() => setIsAsking(false)}
        onConfirm={layAnew}
      >
        Every {what} goes back to where it lay at first, on all your devices. Goals and steps stay
        as they are.
      </ConfirmDialog>
    </>
  );
}
