import { EmptyScene } from '../../ui/art/EmptyScene.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';

/** Where nobody has said anything yet. */
export function NothingTold({ level }: { level: 2 | 3 }) {
  return (
    <EmptyState
      glyph={<EmptyScene scene="folders" size={200} />}
      title="Nobody has called."
      level={level}
    >
      Answers to you, your name after an @, and posts you follow are told here. Your journal never
      is.
    </EmptyState>
  );
}
