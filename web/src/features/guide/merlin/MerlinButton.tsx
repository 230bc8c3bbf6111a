import { useMediaQuery } from '@mantine/hooks';
import type { User } from '@pathkeeper/contract';
import { type ComponentType, useEffect, useState } from 'react';
import { MerlinBust } from '../../../ui/art/MerlinBust.tsx';
import { toast } from '../../../ui/toast.ts';
import classes from './MerlinButton.module.css';

/** Where the header has two rows, and the upper one is lower (the same line as in its style sheet). */
const NARROW = '(max-width: 62.5rem)';

type Dialog = ComponentType<{ user: User; opened: boolean; onClose: () => void }>;

/**
 * Merlin's round button at the right end of the header, which floats there on a desk (S1.2). He himself
 * is fetched when first called.
 */
export function MerlinButton({ user }: { user: User }) {
  const [opened, setOpened] = useState(false);
  const [Dialog, setDialog] = useState<Dialog | null>(null);
  const isNarrow = useMediaQuery(NARROW, false, { getInitialValueInEffect: false });

  // Closed when it is first drawn: only a dialog that is seen to open gives the focus back.
  useEffect(() => {
    if (Dialog) setOpened(true);
  }, [Dialog]);
  const open = async () => {
    if (Dialog) return setOpened(true);
    try {
      const { MerlinDialog } = await import('./MerlinDialog.tsx');
      setDialog(() => MerlinDialog);
    } catch {
      toast({
        title: 'Merlin is out of reach.',
        description: 'He could not be fetched. Please try again.',
        tone: 'destructive',
      });
    }
  };
  return (
    <>
      <div className={classes.place}>
        <button
          type="button"
          className={classes.button}
          aria-label="Ask Merlin"
          aria-haspopup="dialog"
          aria-expanded={opened}
          onClick={() => void open()}
        >
          <MerlinBust size={isNarrow ? 40 : 56} />
        </button>
      </div>
      {Dialog && <Dialog user={user} opened={opened} onClose={() => setOpened(false)} />}
    </>
  );
}
