import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import { isMissingPart } from '../../lib/missing-part.ts';

interface LazyPartProps {
  /** Components made with `lazy`. */
  children: ReactNode;
  /** What stands there while they are on their way. */
  fallback?: ReactNode;
}

/**
 * A part of a screen that is fetched when it is wanted. Where it cannot be had, its place stays empty
 * and the rest goes on: somebody may be writing there.
 */
export function LazyPart({ children, fallback }: LazyPartProps) {
  return (
    <CatchBoundary getResetKey={() => 'once'} errorComponent={NothingThere}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </CatchBoundary>
  );
}

function NothingThere({ error }: ErrorComponentProps) {
  if (!isMissingPart(error)) throw error;
  return null;
}
