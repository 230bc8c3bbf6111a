import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { paths } from '../../lib/paths.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Loaded } from '../../ui/feedback/Loaded.tsx';
import { Skeleton, SkeletonLine } from '../../ui/feedback/Skeleton.tsx';
import { betaStatus } from './accounts.queries.ts';

interface BetaOnlyProps {
  /** What it is called; the heading of the page where it is closed. */
  title: string;
  children: ReactNode;
}

/**
 * Content that is still tried out: shown to beta testers, in whose place everybody else reads that it is
 * not open to their account (D8, S3.2). The server guards what the content calls; this only says so.
 */
export function BetaOnly({ title, children }: BetaOnlyProps) {
  return (
    <Loaded
      query={useQuery(betaStatus())}
      silentRefetch
      skeleton={
        <Skeleton label={`Loading ${title}`}>
          <SkeletonLine width="40%" />
          <SkeletonLine />
        </Skeleton>
      }
      error={{ level: 1, title: `${title} did not arrive.` }}
    >
      {({ isBetaTester }) => (isBetaTester ? children : <NotOpen title={title} />)}
    </Loaded>
  );
}

function NotOpen({ title }: { title: string }) {
  return (
    <EmptyState level={1} title={title} action={<Link to={paths.home}>Back to Home</Link>}>
      This feature is currently in beta testing and not available to your account.
    </EmptyState>
  );
}
