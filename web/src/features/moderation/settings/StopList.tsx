import { useInfiniteQuery } from '@tanstack/react-query';
import { clockHere, dayHere, longMonthDay } from '../../../lib/dates.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Loaded } from '../../../ui/feedback/Loaded.tsx';
import { SkeletonRows } from '../../../ui/feedback/Skeleton.tsx';
import { allPages, MorePages } from '../../../ui/lists/paging/MorePages.tsx';
import { useRowsFocus } from '../../../ui/page/focus.ts';
import { SectionHead } from '../../../ui/typography/SectionHead.tsx';
import { stopPages, useLiftStop } from '../moderation.queries.ts';
import classes from './StopList.module.css';

/** Who may not write in the forum at the moment, and the way to let them. */
export function StopList() {
  const query = useInfiniteQuery(stopPages());
  const stops = query.data?.pages.flatMap((page) => page.items);
  const list = useRowsFocus<HTMLElement>(stops?.length ?? 0);
  const { mutate: lift, isPending, variables } = useLiftStop();
  return (
    <section ref={list} tabIndex={-1} aria-labelledby="stops" className={classes.stops}>
      <SectionHead id="stops">Stopped from writing</SectionHead>
      <Loaded
        query={allPages(query, stops)}
        skeleton={<SkeletonRows label="Loading who is stopped" count={2} look="compact" />}
        error={{ title: 'The list did not arrive.', small: true, level: 3 }}
        empty={<p className={classes.none}>Everyone may write.</p>}
      >
        {(shown) => (
          <ul className={classes.list}>
            {shown.map(({ userId, username, until, reason, stoppedBy }) => (
              <li key={userId} className={classes.row}>
                <div>
                  <p className={classes.head}>
                    <b>{username}</b> until {longMonthDay(dayHere(until))}, {clockHere(until)}
                    {stoppedBy && `, by ${stoppedBy}`}
                  </p>
                  <p className={classes.why} dir="auto">
                    {reason}
                  </p>
                </div>
                <Button
                  aria-label={`Let ${username} write`}
                  busy={isPending && variables === userId}
                  onClick={() => lift(userId)}
                >
                  Let write
                </Button>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      <MorePages query={query} label="Show more" what="The rest of them" />
    </section>
  );
}
