import { IconPlus } from '@tabler/icons-react';
import { RankMark } from '../../../ui/art/RankMark.tsx';
import { Button } from '../../../ui/controls/Button.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import type { Lock } from '../../progression/gates.queries.ts';
import { LockedState } from '../../progression/index.ts';

interface NoGoalsProps {
  buttonId: string;
  lock: Lock | null;
  onNew: () => void;
}

/** The screen without a goal: what one is, or what opens it. */
export function NoGoals({ buttonId, lock, onNew }: NoGoalsProps) {
  if (lock) {
    return (
      <LockedState
        lock={lock}
        glyph={<RankMark level={5} ink size={92} />}
        title="Goals wait a little further on."
      >
        What you are working towards, in steps, with the pages that belong to it.
      </LockedState>
    );
  }
  return (
    <EmptyState
      glyph={<RankMark level={6} ink size={92} />}
      title="Nothing to steer by yet."
      action={
        <Button id={buttonId} variant="filled" icon={<IconPlus aria-hidden />} onClick={onNew}>
          New goal
        </Button>
      }
    >
      A goal is a line, and a few steps if it has them. Tie the pages you write on the way to it,
      and you can see afterwards how you got there.
    </EmptyState>
  );
}
