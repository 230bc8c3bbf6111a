import type { Prompt } from '@pathkeeper/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { RankMark } from '../../ui/art/RankMark.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Loaded } from '../../ui/feedback/Loaded.tsx';
import { Skeleton, SkeletonLine } from '../../ui/feedback/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/page/VisuallyHidden.tsx';
import classes from './PromptList.module.css';
import { PromptRow } from './PromptRow.tsx';
import type { PromptsAddress } from './prompts.address.ts';
import { promptPages } from './prompts.queries.ts';

interface PromptListProps {
  address: PromptsAddress;
  /** Shows the whole shelf again. */
  onClear: () => void;
  onWrite: (prompt: Prompt) => void;
}

/** The prompts of a shelf, in every state the list can be in. */
export function PromptList({ address, onClear, onWrite }: PromptListProps) {
  const list = useInfiniteQuery({
    ...promptPages(address),
    // While somebody types, the last answer stays.
    placeholderData: (before) => before,
  });
  const prompts = useMemo(() => list.data?.pages.flatMap(({ items }) => items), [list.data]);
  const rows = useRef<HTMLUListElement>(null);
  const showMore = async () => {
    const asked = document.activeElement;
    const shown = prompts?.length ?? 0;
    await list.fetchNextPage();
    setTimeout(() => {
      // On with the first of the new ones: the button is below them all now.
      if (![asked, document.body].includes(document.activeElement)) return;
      rows.current?.children[shown]?.querySelector('button')?.focus({ preventScroll: true });
    });
  };
  const isNarrowed = address.theme !== undefined || address.query !== undefined;
  return (
    <Loaded
      query={{ ...list, data: prompts }}
      skeleton={<PromptSkeleton />}
      error={{ title: 'The shelf did not arrive', words: 'Please try again in a moment.' }}
    >
      {(found) => (
        <>
          <VisuallyHidden role="status">
            {isNarrowed && !list.isPlaceholderData && foundWords(found.length, list.hasNextPage)}
          </VisuallyHidden>
          {found.length === 0 ? (
            !list.isPlaceholderData && <NoPrompts isNarrowed={isNarrowed} onClear={onClear} />
          ) : (
            <ul
              ref={rows}
              className={classes.list}
              aria-label="Prompts"
              aria-busy={list.isPlaceholderData}
            >
              {found.map((prompt) => (
                <li key={prompt.id}>
                  <PromptRow prompt={prompt} onWrite={onWrite} />
                </li>
              ))}
            </ul>
          )}
          {list.hasNextPage && (
            <div className={classes.more}>
              <Button
                busy={list.isFetchingNextPage}
                busyLabel="Fetching…"
                onClick={() => void showMore()}
              >
                Show more
              </Button>
            </div>
          )}
        </>
      )}
    </Loaded>
  );
}

const foundWords = (count: number, hasMore: boolean): string =>
  `${count}${hasMore ? ' or more' : ''} ${count === 1 ? 'prompt' : 'prompts'} found`;

function NoPrompts({ isNarrowed, onClear }: { isNarrowed: boolean; onClear: () => void }) {
  const glyph = <RankMark level={5} ink size={92} />;
  if (!isNarrowed) {
    return (
      <EmptyState glyph={glyph} title="Nothing put by yet.">
        A prompt that is right for another evening can wait here until that evening comes.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      glyph={glyph}
      title="No prompt says that."
      action={<Button onClick={onClear}>Show the whole shelf</Button>}
    >
      Nobody has asked about it in those words. It may be yours to begin.
    </EmptyState>
  );
}

/** The shape of a list on its way. */
export function PromptSkeleton() {
  return (
    <Skeleton label="Loading the prompts">
      {[0, 1, 2, 3].map((row) => (
        <div key={row} className={classes.blank}>
          <SkeletonLine width="12%" />
          <SkeletonLine width="72%" />
          <SkeletonLine width="48%" />
        </div>
      ))}
    </Skeleton>
  );
}
