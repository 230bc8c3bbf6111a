import type { PeopleSort, User } from '@pathkeeper/contract';
import { useQuery } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import { RankMark } from '../../../ui/art/RankMark.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Loaded } from '../../../ui/feedback/Loaded.tsx';
import { SkeletonRows } from '../../../ui/feedback/Skeleton.tsx';
import { SectionHead } from '../../../ui/typography/SectionHead.tsx';
import { peoplePage } from '../admin.queries.ts';
import { BulkBar } from '../bulk/BulkBar.tsx';
import { BulkLine } from '../bulk/BulkLine.tsx';
import { useSelection } from '../bulk/use-selection.ts';
import {
  type DashboardAddress,
  narrowingOf,
  type PeopleNarrowing,
  showsAll,
} from '../dashboard.address.ts';
import { oneOrMany, totalWords } from '../people-words.ts';
import classes from './People.module.css';
import { PeopleFilters } from './PeopleFilters.tsx';
import { type PagePlace, PeoplePages } from './PeoplePages.tsx';
import { PeopleTable } from './PeopleTable.tsx';

interface PeopleProps {
  user: User;
  address: DashboardAddress;
  onNarrow: (change: PeopleNarrowing) => void;
  onSort: (sort: PeopleSort) => void;
  /** Follows an act on many, or none. */
  onBulk: (id: number | undefined) => void;
}

/** Filters, User Database and its pages (S2.2). */
export function People({ user, address, onNarrow, onSort, onBulk }: PeopleProps) {
  const headId = useId();
  const selection = useSelection(JSON.stringify(narrowingOf(address)));
  const query = useQuery(peoplePage(address));
  const { data, isPlaceholderData } = query;
  /** Which page led to each: a cursor only leads on. */
  const before = useRef(new Map<string, PagePlace>());
  const { after, from } = address;
  if (data?.next && !isPlaceholderData) before.current.set(data.next, { after, from });
  const total = data?.total === undefined ? null : { count: data.total, is: data.totalIs };
  return (
    <section aria-labelledby={headId}>
      <SectionHead id={headId} className={classes.head}>
        User Database
      </SectionHead>
      <PeopleFilters
        address={address}
        onNarrow={onNarrow}
        found={total && !showsAll(address) && foundWords(total)}
      />
      {address.bulk !== undefined && (
        <BulkLine key={address.bulk} id={address.bulk} onClose={() => onBulk(undefined)} />
      )}
      <Loaded
        query={{ ...query, data: data?.items }}
        skeleton={<SkeletonRows label="Loading people" count={8} look="compact" />}
        error={{ title: 'The people did not arrive.', words: 'They are who they were.' }}
        empty={
          <EmptyState glyph={<RankMark level={2} ink size={92} />} title="Nobody fits.">
            Fewer filters find more.
          </EmptyState>
        }
      >
        {(rows) => (
          <>
            <BulkBar
              {...{ user, address, rows, total, selection }}
              onOrdered={(id) => onBulk(id)}
            />
            <PeopleTable
              rows={rows}
              sort={address.sort ?? 'newest'}
              onSort={onSort}
              open={address.person}
              selection={selection}
              isStale={isPlaceholderData}
            />
            <PeoplePages
              address={address}
              shown={rows.length}
              total={total}
              next={data?.next ?? null}
              before={after === undefined ? undefined : before.current.get(after)}
            />
          </>
        )}
      </Loaded>
    </section>
  );
}

function foundWords({ count, is }: { count: number; is: string | null | undefined }): string {
  if (count === 0) return '';
  return is === 'exact' ? oneOrMany(count, 'person', 'people') : `${totalWords(count, is)} people`;
}
