import type { PeopleSort } from '@pathkeeper/contract';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { RankMark } from '../../../ui/art/RankMark.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Loaded } from '../../../ui/feedback/Loaded.tsx';
import { SkeletonRows } from '../../../ui/feedback/Skeleton.tsx';
import { peoplePage } from '../admin.queries.ts';
import { type DashboardAddress, type PeopleNarrowing, showsAll } from '../dashboard.address.ts';
import { counted, totalWords } from '../people-words.ts';
import { PeopleFilters } from './PeopleFilters.tsx';
import { type PagePlace, PeoplePages } from './PeoplePages.tsx';
import { PeopleTable } from './PeopleTable.tsx';

interface PeopleProps {
  address: DashboardAddress;
  onNarrow: (change: PeopleNarrowing) => void;
  onSort: (sort: PeopleSort) => void;
}

/** Filters, User Database and its pages (S2.2). */
export function People({ address, onNarrow, onSort }: PeopleProps) {
  const query = useQuery(peoplePage(address));
  const { data, isPlaceholderData } = query;
  /** Which page led to each: a cursor only leads on. */
  const before = useRef(new Map<string, PagePlace>());
  const { after, from } = address;
  if (data?.next && !isPlaceholderData) before.current.set(data.next, { after, from });
  const total = data?.total === undefined ? null : { count: data.total, is: data.totalIs };
  return (
    <section aria-label="User Database">
      <PeopleFilters
        address={address}
        onNarrow={onNarrow}
        found={total && !showsAll(address) && foundWords(total)}
      />
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
            <PeopleTable
              rows={rows}
              sort={address.sort ?? 'newest'}
              onSort={onSort}
              open={address.person}
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
  return is === 'exact' ? counted(count, 'person', 'people') : `${totalWords(count, is)} people`;
}
