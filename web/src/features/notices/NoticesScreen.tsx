import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Button } from '../../ui/controls/Button.tsx';
import { Loaded } from '../../ui/feedback/Loaded.tsx';
import { Skeleton, SkeletonLine } from '../../ui/feedback/Skeleton.tsx';
import { allPages, MorePages } from '../../ui/lists/paging/MorePages.tsx';
import { useFocusAfter } from '../../ui/page/focus.ts';
import { PageTitle } from '../../ui/typography/PageTitle.tsx';
import { NothingTold } from './NothingTold.tsx';
import { NoticeList } from './NoticeList.tsx';
import { newestId } from './NoticesCard.tsx';
import classes from './NoticesScreen.module.css';
import { newestNotices, noticePages, useReadAll } from './notices.queries.ts';
import { ToldAbout } from './ToldAbout.tsx';

/** All notices, and what one is told about (D48). */
export function NoticesScreen({ userId }: { userId: number }) {
  const { data: newest } = useQuery(newestNotices(userId));
  const query = useInfiniteQuery(noticePages());
  const readAll = useReadAll();
  const unread = newest?.unread ?? 0;
  const page = useRef<HTMLDivElement>(null);
  useFocusAfter(unread > 0, () => page.current);
  const items = query.data?.pages.flatMap((page) => page.items);
  return (
    <div ref={page} tabIndex={-1} className={classes.page}>
      <PageTitle meta={unread > 0 ? `${unread} unread` : undefined}>Notices</PageTitle>
      {unread > 0 && (
        <Button
          variant="bare"
          className={classes.all}
          onClick={() => readAll.mutate(newestId([...(newest?.items ?? []), ...(items ?? [])]))}
        >
          Mark all read
        </Button>
      )}
      <div className={classes.columns}>
        <div>
          <Loaded
            query={allPages(query, items)}
            silentRefetch
            skeleton={
              <Skeleton label="Loading your notices">
                <SkeletonLine />
                <SkeletonLine width="70%" />
                <SkeletonLine />
              </Skeleton>
            }
            error={{
              title: 'The notices did not arrive.',
              words: 'They wait where they are.',
            }}
            empty={<NothingTold level={2} />}
          >
            {(all) => <NoticeList items={all} headingLevel={2} />}
          </Loaded>
          <MorePages query={query} label="Older notices" what="The older ones" />
        </div>
        <ToldAbout />
      </div>
    </div>
  );
}
