import { can } from '@pathkeeper/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { paths } from '../../lib/paths.ts';
import { RankMark } from '../../ui/art/RankMark.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Loaded } from '../../ui/feedback/Loaded.tsx';
import { Skeleton, SkeletonLine } from '../../ui/feedback/Skeleton.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { currentUser } from '../accounts/accounts.queries.ts';
import { siteInfo } from './site.queries.ts';

interface VisionOnlyProps {
  /** What the tool is called; the heading of the page where it is closed. */
  title: string;
  /** Stands under that, where the tool is closed: what somebody wrote in it before. */
  closed?: ReactNode;
  children: ReactNode;
}

/**
 * A vision tool, shown to those to whom the installation opens them; everybody else reads in its place
 * that it is not open to their account (D65, S3.2.7). The server refuses its calls as well.
 */
export function VisionOnly({ title, closed, children }: VisionOnlyProps) {
  const { data: user } = useQuery(currentUser());
  const site = useQuery(siteInfo());
  // An administrator need not wait for what is said of the installation.
  if (user && can(user, 'useVision', { visionAccess: 'admins' })) return children;
  return (
    <Loaded
      query={site}
      silentRefetch
      skeleton={
        <Page>
          <Skeleton label={`Loading ${title}`}>
            <SkeletonLine width="40%" />
            <SkeletonLine />
          </Skeleton>
        </Page>
      }
      error={{ level: 1, title: `${title} did not arrive.` }}
    >
      {({ visionAccess }) =>
        can(user ?? null, 'useVision', { visionAccess }) ? (
          children
        ) : (
          <NotOpen title={title} below={closed} />
        )
      }
    </Loaded>
  );
}

function NotOpen({ title, below }: { title: string; below: ReactNode }) {
  return (
    <Page>
      <title>{`${title} · Pathkeeper`}</title>
      <EmptyState
        level={1}
        glyph={<RankMark level={1} ink size={92} />}
        title={title}
        action={<Link to={paths.home}>Back to Home</Link>}
      >
        This feature is currently in beta testing and not available to your account.
      </EmptyState>
      {below}
    </Page>
  );
}
