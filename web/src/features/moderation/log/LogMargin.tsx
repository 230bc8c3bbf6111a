import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { paths } from '../../../lib/paths.ts';
import { Loaded } from '../../../ui/feedback/Loaded.tsx';
import { SkeletonRows } from '../../../ui/feedback/Skeleton.tsx';
import { SectionHead } from '../../../ui/typography/SectionHead.tsx';
import { logPages } from '../moderation.queries.ts';
import { LogDays } from './LogDays.tsx';
import classes from './LogMargin.module.css';

/** Lines beside the screen. */
const FIRST = 12;

/** The newest lines of the log, beside what is being done. */
export function LogMargin() {
  const query = useInfiniteQuery(logPages({}, FIRST));
  const events = query.data?.pages[0]?.items;
  return (
    <aside aria-labelledby="log" className={classes.margin}>
      <SectionHead
        id="log"
        remark={
          <Link to={paths.forumAdmin} search={{ tab: 'log' }}>
            All of it
          </Link>
        }
      >
        The log
      </SectionHead>
      <Loaded
        query={{ ...query, data: events }}
        skeleton={<SkeletonRows label="Loading the log" look="compact" />}
        error={{ title: 'The log did not arrive.', small: true, level: 3 }}
        empty={<p className={classes.none}>Nothing has been done here yet.</p>}
        silentRefetch
      >
        {(shown) => <LogDays events={shown} />}
      </Loaded>
    </aside>
  );
}
