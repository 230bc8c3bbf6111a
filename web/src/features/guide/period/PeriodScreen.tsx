import type {
  Earnings,
  MonthlyReflection,
  SafetyAnswer,
  WeeklyReflection,
} from '@pathkeeper/contract';
import type { ReactNode } from 'react';
import { ApiError } from '../../../lib/api/api-error.ts';
import type { Lock } from '../../progression/gates.queries.ts';
import { PeriodHead } from './PeriodHead.tsx';
import { PeriodReflection } from './PeriodReflection.tsx';
import { PeriodSafety } from './PeriodSafety.tsx';
import { PeriodFailure, PeriodLocked, PeriodSkeleton, PeriodUnasked } from './PeriodStates.tsx';
import { type PeriodContent, sizeLine } from './period-content.ts';
import type { PeriodFrame } from './period-frame.ts';

type Answer<R> = R & Earnings & { safety: SafetyAnswer | null };

interface PeriodScreenProps<R> {
  kind: 'week' | 'month';
  frame: PeriodFrame;
  /** What opens it, where a level still has to. */
  lock: Lock | null;
  query: {
    data: Answer<R> | undefined;
    error: Error | null;
    refetch: () => unknown;
    isFetching: boolean;
  };
  readingOf: (reflection: R) => PeriodContent;
  fresh: { mutate: () => void; isPending: boolean };
  /** The user has not consented, and the way to do so. */
  isDeclined: boolean;
  onAsk: () => void;
  link: (address: string, content: ReactNode) => ReactNode;
  /** Keeps a reflection that was made. */
  keep: (reflection: Answer<R>, reading: PeriodContent) => ReactNode;
}

/** A week or a month with its reflection, in every state. */
export function PeriodScreen<R extends WeeklyReflection | MonthlyReflection>({
  kind,
  frame,
  lock,
  query,
  readingOf,
  fresh,
  isDeclined,
  onAsk,
  link,
  keep,
}: PeriodScreenProps<R>) {
  const { data, error, refetch, isFetching } = query;
  const plainTitle = kind === 'week' ? 'Weekly Reflection' : 'Monthly Reflection';
  const reading = data && readingOf(data);
  // When every entry tells of danger, no reflection is made.
  const isEmpty = reading && data.title === '' && reading.prose.length === 0;
  // The level on screen may be older than the server's.
  const refused: Lock | null =
    error instanceof ApiError && error.code === 'level_required'
      ? { label: 'A later page', sentence: error.reason, way: null }
      : null;
  const locked = lock ?? refused;
  return (
    <>
      {data?.safety && <PeriodSafety answer={data.safety} />}
      <PeriodHead
        frame={frame}
        title={data?.title || plainTitle}
        size={data && sizeLine(data)}
        insight={reading?.insight}
        link={link}
      />
      {locked ? (
        <PeriodLocked lock={locked} />
      ) : data && reading && !isEmpty ? (
        <PeriodReflection
          kind={kind}
          reflection={data}
          reading={reading}
          isReading={fresh.isPending}
          onFresh={fresh.mutate}
          keep={keep(data, reading)}
        />
      ) : isEmpty ? null : error ? (
        <PeriodFailure
          kind={kind}
          error={error}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : isDeclined ? (
        <PeriodUnasked kind={kind} onAsk={onAsk} />
      ) : (
        <PeriodSkeleton kind={kind} />
      )}
    </>
  );
}
