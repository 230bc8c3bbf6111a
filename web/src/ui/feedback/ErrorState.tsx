import type { ReactNode } from 'react';
import { EmptyScene } from '../art/EmptyScene.tsx';
import { Button } from '../controls/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

export interface ErrorStateProps {
  /** What did not work, e.g. `Failed to load recent entries.` */
  title: ReactNode;
  /** What is safe, and what to do. */
  children?: ReactNode;
  onRetry?: () => void;
  retryLabel?: string;
  retrying?: boolean;
  level?: 1 | 2 | 3;
  /** Without the drawing, for a small place. */
  small?: boolean;
}

/** Something failed to arrive: said at once, with a way to try again. */
export function ErrorState({
  title,
  children,
  onRetry,
  retryLabel = 'Try again',
  retrying = false,
  level,
  small = false,
}: ErrorStateProps) {
  return (
    <div role="alert">
      <EmptyState
        glyph={!small && <EmptyScene scene="offline" size={240} />}
        title={title}
        level={level}
        align={small ? 'start' : 'center'}
        action={
          onRetry && (
            <Button onClick={onRetry} busy={retrying} busyLabel="Trying…">
              {retryLabel}
            </Button>
          )
        }
      >
        {children}
      </EmptyState>
    </div>
  );
}
