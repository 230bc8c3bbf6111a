import type { SecurityEvent } from '@pathkeeper/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { plainMoment } from '../../../lib/dates.ts';
import { SECURITY_WORDS } from '../../../lib/security-words.ts';
import { Loaded } from '../../../ui/feedback/Loaded.tsx';
import { Skeleton, SkeletonLine } from '../../../ui/feedback/Skeleton.tsx';
import { MorePages } from '../../../ui/lists/paging/MorePages.tsx';
import classes from './Security.module.css';
import { activity } from './security.queries.ts';

interface ActivityProps {
  /** Names a browser by what it calls itself. */
  nameOf: (userAgent: string | null) => string;
}

/** What happened at the door of the account in ninety days. */
export function Activity({ nameOf }: ActivityProps) {
  const query = useInfiniteQuery(activity());
  const events = query.data?.pages.flatMap(({ items }) => items);
  return (
    <>
      <Loaded
        query={{ ...query, data: events }}
        skeleton={
          <Skeleton label="Loading what happened">
            <SkeletonLine width="60%" />
            <SkeletonLine width="50%" />
          </Skeleton>
        }
        error={{ small: true, level: 3, title: 'What happened did not arrive.' }}
        empty={<p className={classes.note}>Nothing in ninety days.</p>}
      >
        {(all) => (
          <ol className={classes.events}>
            {all.map((event) => (
              <Row key={event.id} event={event} nameOf={nameOf} />
            ))}
          </ol>
        )}
      </Loaded>
      <MorePages query={query} label="Show more" what="What happened before" />
      <p className={classes.remark}>
        Something here that was not you? Change the password and sign out everywhere, in that order.
      </p>
    </>
  );
}

function Row({ event, nameOf }: ActivityProps & { event: SecurityEvent }) {
  const { at, kind, address, userAgent, here } = event;
  return (
    <li className={classes.event}>
      <time dateTime={at}>{plainMoment(at)}</time>
      <span className={classes.what}>{SECURITY_WORDS[kind]}</span>
      <span className={classes.where}>
        {nameOf(userAgent)}, {here ? 'here' : address}
      </span>
    </li>
  );
}
