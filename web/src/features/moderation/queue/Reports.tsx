import { REPORT_REASONS, type ReportReason, type User } from '@pathkeeper/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { paths } from '../../../lib/paths.ts';
import { Loaded } from '../../../ui/feedback/Loaded.tsx';
import { SkeletonRows } from '../../../ui/feedback/Skeleton.tsx';
import { SelectField } from '../../../ui/forms/fields/SelectField.tsx';
import { allPages, MorePages } from '../../../ui/lists/paging/MorePages.tsx';
import { SectionHead } from '../../../ui/typography/SectionHead.tsx';
import { LogDays } from '../log/LogDays.tsx';
import type { ModerationAddress } from '../moderation.address.ts';
import { logPages } from '../moderation.queries.ts';
import { REASON_NAMES } from '../moderation-words.ts';
import { Queue } from './Queue.tsx';
import { QueueTools } from './QueueTools.tsx';
import classes from './Reports.module.css';
import type { QueueState } from './use-queue.ts';

interface ReportsProps {
  user: User;
  queue: QueueState;
  address: ModerationAddress;
  onAddress: (change: Partial<ModerationAddress>) => void;
}

/** Reports (D46): those that are open, of one reason or any, and what was decided about others. */
export function Reports({ user, queue, address, onAddress }: ReportsProps) {
  const { reason, settled = false } = address;
  return (
    <>
      <div className={classes.bar}>
        <nav aria-label="Reports" className={classes.states}>
          {[false, true].map((each) => (
            <Link
              key={String(each)}
              to={paths.forumAdmin}
              search={{ tab: 'reports', reason, settled: each || undefined }}
              replace
              resetScroll={false}
              activeOptions={{ exact: true, includeSearch: true, explicitUndefined: true }}
              aria-current={each === settled ? 'page' : undefined}
              className={classes.state}
            >
              {each ? 'Settled' : queue.query.data ? `Open ${queue.waiting}` : 'Open'}
            </Link>
          ))}
        </nav>
        {!settled && (
          <SelectField
            label="Reason"
            className={classes.reason}
            value={reason ?? ''}
            options={[
              { value: '', label: 'Any' },
              ...REPORT_REASONS.map((value) => ({ value, label: REASON_NAMES[value] })),
            ]}
            onChange={({ target: { value } }) =>
              onAddress({ reason: value ? (value as ReportReason) : undefined })
            }
          />
        )}
        {!settled && <QueueTools queue={queue} />}
      </div>
      {settled ? <Settled /> : <Queue user={user} queue={queue} reason={reason} />}
    </>
  );
}

/** What moderators have decided, newest first: lines of the log. */
function Settled() {
  const query = useInfiniteQuery(logPages({ settled: true }));
  const events = query.data?.pages.flatMap((page) => page.items);
  return (
    <section aria-labelledby="settled" className={classes.settled}>
      <SectionHead id="settled" remark="Newest first">
        Settled
      </SectionHead>
      <Loaded
        query={allPages(query, events)}
        skeleton={<SkeletonRows label="Loading what was decided" look="compact" />}
        error={{ title: 'What was decided did not arrive.', words: 'It is safe on the server.' }}
        empty={<p className={classes.none}>Nothing has been decided yet.</p>}
      >
        {(shown) => <LogDays events={shown} />}
      </Loaded>
      <MorePages query={query} label="Earlier" what="The earlier ones" />
    </section>
  );
}
