import { ApiError, reasonOf } from '../../../lib/api/api-error.ts';
import { paths } from '../../../lib/paths.ts';
import { EmptyScene } from '../../../ui/art/EmptyScene.tsx';
import { Lamp } from '../../../ui/art/Lamp.tsx';
import { RankMark } from '../../../ui/art/RankMark.tsx';
import { Button } from '../../../ui/controls/Button.tsx';
import { LinkButton } from '../../../ui/controls/LinkButton.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Skeleton, SkeletonLine } from '../../../ui/feedback/Skeleton.tsx';
import type { Lock } from '../../progression/gates.queries.ts';
import { LockedState } from '../../progression/index.ts';
import classes from './PeriodStates.module.css';

const ROWS = [0, 1, 2, 3, 4, 5, 6];

/** The period being read: its table to come, and the lamp beside it. */
export function PeriodSkeleton({ kind }: { kind: 'week' | 'month' }) {
  return (
    <Skeleton label={`Reading your ${kind}`}>
      <div className={classes.columns}>
        <div className={classes.rows}>
          {ROWS.map((row) => (
            <div key={row} className={classes.row}>
              <SkeletonLine width={row % 2 ? '74%' : '92%'} />
            </div>
          ))}
        </div>
        <div className={classes.reading}>
          <Lamp size={110} />
          <p className={classes.words}>Reading your {kind}, page by page…</p>
        </div>
      </div>
    </Skeleton>
  );
}

interface PeriodFailureProps {
  kind: 'week' | 'month';
  error: Error;
  onRetry: () => void;
  retrying: boolean;
}

/** The reflection that could not be made, in the words of S1.8. */
export function PeriodFailure({ kind, error, onRetry, retrying }: PeriodFailureProps) {
  const isEmpty = error instanceof ApiError && error.status === 404;
  const fallback = `Make sure you have journal entries for this ${kind}.`;
  return (
    <div role="alert">
      <EmptyState
        glyph={
          isEmpty ? <RankMark level={1} ink size={92} /> : <EmptyScene scene="offline" size={240} />
        }
        title={`Unable to generate ${kind}ly reflection`}
        action={
          isEmpty ? (
            <LinkButton to={paths.home} variant="filled">
              Write today’s entry
            </LinkButton>
          ) : (
            <Button onClick={onRetry} busy={retrying} busyLabel="Trying…">
              Retry
            </Button>
          )
        }
      >
        {isEmpty ? fallback : reasonOf(error, fallback)}
      </EmptyState>
    </div>
  );
}

/**
 * The reflection that a level opens, and what is still to be walked. Whether today's page is written
 * does not decide it, so it is not asked for.
 */
export function PeriodLocked({ lock }: { lock: Lock }) {
  return (
    <LockedState
      lock={lock}
      glyph={<RankMark level={2} ink size={92} />}
      title="Not yet read from here."
    />
  );
}

/** The state before consent. */
export function PeriodUnasked({ kind, onAsk }: { kind: 'week' | 'month'; onAsk: () => void }) {
  return (
    <EmptyState
      glyph={<RankMark level={1} ink size={92} />}
      title={`Your ${kind}, unread.`}
      action={
        <Button variant="filled" onClick={onAsk}>
          {kind === 'week' ? 'Generate Weekly Reflection' : 'Generate Monthly Reflection'}
        </Button>
      }
    >
      Say who may read it, and it is read.
    </EmptyState>
  );
}
