import { useIntersection } from '@mantine/hooks';
import { useEffect } from 'react';
import { figure } from '../../../lib/text/in-words.ts';
import { EndMark } from '../../../ui/art/Ornament.tsx';
import { Button } from '../../../ui/controls/Button.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import classes from './ListEnd.module.css';

interface ListEndProps {
  shown: number;
  /** How many pages the place holds in all, once that is known. */
  total: number | undefined;
  hasMore: boolean;
  isLoading: boolean;
  hasFailed: boolean;
  onMore: () => void;
  /** What is shown is announced elsewhere already. */
  silent: boolean;
}

/** Far enough ahead that somebody who scrolls seldom meets the end of what is loaded. */
const AHEAD = '1600px 0px';

/** The foot of the list: loads more as it comes near, offers a button for it, and says when all is there. */
export function ListEnd(props: ListEndProps) {
  const { shown, total, hasMore, isLoading, hasFailed, onMore, silent } = props;
  const { ref, entry } = useIntersection({ rootMargin: AHEAD });
  const isNear = entry?.isIntersecting ?? false;
  const wants = isNear && hasMore && !isLoading && !hasFailed;
  useEffect(() => {
    if (wants) onMore();
  }, [wants, onMore]);

  const all = Math.max(total ?? 0, shown);
  return (
    <div ref={ref} className={classes.end}>
      {hasFailed ? (
        <div className={classes.failed}>
          <ErrorState
            small
            title="The next pages did not arrive."
            retryLabel="Retry"
            retrying={isLoading}
            onRetry={onMore}
          >
            The ones above are all there.
          </ErrorState>
        </div>
      ) : (
        <>
          {!hasMore && <EndMark />}
          <p role={silent ? undefined : 'status'} className={classes.words}>
            {figure(shown)} of {figure(all)} {all === 1 ? 'page' : 'pages'}
          </p>
          {hasMore && (
            <Button busy={isLoading} busyLabel="Turning the page…" onClick={onMore}>
              More entries
            </Button>
          )}
        </>
      )}
    </div>
  );
}
