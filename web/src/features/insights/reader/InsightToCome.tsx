import { isGone } from '../../../lib/api/api-error.ts';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { Skeleton, SkeletonLine } from '../../../ui/feedback/Skeleton.tsx';

interface InsightToComeProps {
  query: { error: Error | null; isFetching: boolean; refetch: () => unknown };
}

/** In place of an insight that is on its way, did not arrive, or is not there. */
export function InsightToCome({ query }: InsightToComeProps) {
  const { error, isFetching, refetch } = query;
  if (!error) {
    return (
      <Skeleton label="Loading the insight">
        <SkeletonLine />
        <SkeletonLine width="70%" />
      </Skeleton>
    );
  }
  if (isGone(error)) {
    return <p>There is nothing of yours under that number. It may have been deleted.</p>;
  }
  return (
    <ErrorState
      small
      level={3}
      title="This insight did not arrive."
      onRetry={() => void refetch()}
      retrying={isFetching}
    >
      It is safe where it is.
    </ErrorState>
  );
}
