import type { Entry } from '@pathkeeper/contract';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { dayMonth } from '../../../lib/dates.ts';
import { excerpt } from '../../../lib/text/excerpt.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Loaded } from '../../../ui/feedback/Loaded.tsx';
import { Skeleton, SkeletonLine } from '../../../ui/feedback/Skeleton.tsx';
import { VisuallyHidden } from '../../../ui/page/VisuallyHidden.tsx';
import { entryPages } from '../../entries/entries.queries.ts';
import classes from './EntryChoice.module.css';

/** Characters of a page that are shown: two lines hold no more. */
const OPENING = 110;

interface EntryChoiceProps {
  /** What is searched for; everything when it is empty. */
  query: string;
  /** Entries that are tied already. */
  linked: ReadonlySet<number | null>;
  chosen: number | null;
  onChoose: (id: number) => void;
}

/** One of the writer's entries, newest first. */
export function EntryChoice({ query, linked, chosen, onChoose }: EntryChoiceProps) {
  const pages = useInfiniteQuery({
    ...entryPages(query ? { query } : {}),
    placeholderData: keepPreviousData,
  });
  const entries = pages.data?.pages.flatMap(({ items }) => items) ?? [];
  const found = `${entries.length}${pages.hasNextPage ? ' or more' : ''}`;
  return (
    <Loaded
      query={pages}
      silentRefetch
      skeleton={
        <Skeleton label="Loading entries">
          <div className={classes.coming}>
            <SkeletonLine />
            <SkeletonLine width="70%" />
          </div>
        </Skeleton>
      }
      error={{
        small: true,
        level: 3,
        title: 'Your entries did not arrive.',
        words: 'They are where they were.',
      }}
    >
      {() => (
        <>
          <VisuallyHidden role="status">
            {query !== '' &&
              !pages.isPlaceholderData &&
              `${found} ${entries.length === 1 ? 'entry' : 'entries'} found`}
          </VisuallyHidden>
          {entries.length === 0 ? (
            <p className={classes.none}>
              {query === ''
                ? 'There is no page to link yet. The first is yours to write.'
                : 'No page has these words. Fewer of them may find one.'}
            </p>
          ) : (
            <fieldset className={classes.choice} aria-busy={pages.isPlaceholderData}>
              <legend className={classes.legend}>Your entries, newest first</legend>
              <ul className={classes.list}>
                {entries.map((entry) => (
                  <li key={entry.id}>
                    <Row
                      entry={entry}
                      isLinked={linked.has(entry.id)}
                      isChosen={entry.id === chosen}
                      onChoose={() => onChoose(entry.id)}
                    />
                  </li>
                ))}
              </ul>
              {pages.hasNextPage && (
                <Button
                  variant="bare"
                  busy={pages.isFetchingNextPage}
                  busyLabel="Turning back…"
                  onClick={() => void pages.fetchNextPage({ cancelRefetch: false })}
                >
                  Earlier entries
                </Button>
              )}
            </fieldset>
          )}
        </>
      )}
    </Loaded>
  );
}

interface RowProps {
  entry: Entry;
  isLinked: boolean;
  isChosen: boolean;
  onChoose: () => void;
}

function Row({ entry, isLinked, isChosen, onChoose }: RowProps) {
  const id = useId();
  return (
    <label className={classes.row} htmlFor={id}>
      <input
        id={id}
        type="radio"
        name="entry"
        className={classes.dot}
        checked={isChosen}
        disabled={isLinked}
        onChange={onChoose}
      />
      <span className={classes.day}>{dayMonth(entry.localDate)}</span>
      <span className={classes.opening} dir="auto">
        {excerpt(entry.content, OPENING)}
      </span>
      {isLinked && <span className={classes.linked}>linked</span>}
    </label>
  );
}
