import type { ReactNode } from 'react';
import { ErrorState, type ErrorStateProps } from './ErrorState.tsx';

/** What `Loaded` reads of a query. */
export interface Loadable<T> {
  data: T | undefined;
  isError: boolean;
  isFetching: boolean;
  refetch: () => unknown;
}

/** What is said where nothing arrived. */
export interface LoadError
  extends Pick<ErrorStateProps, 'title' | 'retryLabel' | 'small' | 'level'> {
  /** What is safe, and what to do. */
  words?: ReactNode;
}

export interface LoadedProps<T> {
  query: Loadable<T>;
  /** The shape of what is on its way. */
  skeleton: ReactNode;
  /** Said with a way to try again. */
  error: LoadError;
  /** In place of a list without anything in it. */
  empty?: ReactNode;
  /** Says nothing when data that is on screen could not be fetched anew. */
  silentRefetch?: boolean;
  children: (data: T) => ReactNode;
}

/**
 * The states of what is fetched, one way everywhere: its skeleton, its error with a retry, its empty
 * state, its content. What arrived once stays on screen when fetching it anew fails; the error is
 * then said above it.
 */
export function Loaded<T>({
  query,
  skeleton,
  error,
  empty,
  silentRefetch = false,
  children,
}: LoadedProps<T>) {
  const { data, isError, isFetching, refetch } = query;
  const isThere = data !== undefined;
  const isEmpty = empty !== undefined && Array.isArray(data) && data.length === 0;
  return (
    <>
      {!isThere && !isError && skeleton}
      {isError && !(isThere && silentRefetch) && (
        <ErrorState
          title={error.title}
          retryLabel={error.retryLabel}
          small={error.small}
          level={error.level}
          retrying={isFetching}
          onRetry={() => void refetch()}
        >
          {error.words}
        </ErrorState>
      )}
      {isThere && (isEmpty ? empty : children(data))}
    </>
  );
}

/** Queries whose answers are drawn together, as one; trying again asks only for those that failed. */
export function together<A, B>(a: Loadable<A>, b: Loadable<B>): Loadable<[A, B]> {
  const failed = [a, b].filter(({ isError }) => isError);
  return {
    data: a.data === undefined || b.data === undefined ? undefined : [a.data, b.data],
    isError: failed.length > 0,
    isFetching: failed.some(({ isFetching }) => isFetching),
    refetch: () => failed.map(({ refetch }) => refetch()),
  };
}
