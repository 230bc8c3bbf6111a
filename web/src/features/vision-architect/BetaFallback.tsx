import { VISION_CLOSED } from '@pathkeeper/contract';
import { CatchBoundary } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Button } from '../../ui/controls/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';

/** Says in place of a conversation that fails what the documents have for it (S3.2.6). */
export function BetaFallback({ children }: { children: ReactNode }) {
  return (
    <CatchBoundary
      getResetKey={() => 'architect'}
      errorComponent={({ reset }) => (
        <EmptyState
          level={1}
          title="Vision Architect"
          action={<Button onClick={reset}>Try again</Button>}
        >
          {VISION_CLOSED} What you wrote is kept.
        </EmptyState>
      )}
    >
      {children}
    </CatchBoundary>
  );
}
