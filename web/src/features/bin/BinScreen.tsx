import { BIN_DAYS, type Binned } from '@pathkeeper/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EmptyScene } from '../../ui/art/EmptyScene.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Loaded } from '../../ui/feedback/Loaded.tsx';
import { SkeletonRows } from '../../ui/feedback/Skeleton.tsx';
import { allPages, MorePages } from '../../ui/lists/paging/MorePages.tsx';
import { useRowsFocus } from '../../ui/page/focus.ts';
import { toast } from '../../ui/toast.ts';
import { PageTitle } from '../../ui/typography/PageTitle.tsx';
import { BinRow } from './BinRow.tsx';
import classes from './BinScreen.module.css';
import { binPages, useBringBack, useDeleteForGood } from './bin.queries.ts';
import { DeleteForGoodDialog } from './DeleteForGoodDialog.tsx';

/** What was deleted in the last 30 days: brought back or deleted for good. */
export function BinScreen() {
  const query = useInfiniteQuery(binPages());
  const items = query.data?.pages.flatMap((page) => page.items);
  const bringBack = useBringBack();
  const removal = useDeleteForGood();
  const [asked, setAsked] = useState<Binned | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const rows = useRowsFocus<HTMLDivElement>(items?.length ?? 0);

  const remove = () =>
    asked &&
    removal.mutate(asked.id, {
      onSuccess: () => toast({ title: 'Deleted for good' }),
      onSettled: () => setIsAsking(false),
    });

  return (
    <>
      <PageTitle>The Bin</PageTitle>
      <p className={classes.words}>
        What you delete waits here for {BIN_DAYS} days. Nothing else reads it meanwhile.
      </p>
      <div ref={rows} tabIndex={-1} className={classes.list}>
        <Loaded
          query={allPages(query, items)}
          silentRefetch
          skeleton={<SkeletonRows count={3} />}
          error={{
            title: 'The bin could not be opened.',
            words: 'What lies in it is safe; only this list did not arrive.',
          }}
          empty={
            <EmptyState glyph={<EmptyScene scene="folders" size={200} />} title="The bin is empty.">
              A page or an insight that you delete lies here for {BIN_DAYS} days, and can be brought
              back.
            </EmptyState>
          }
        >
          {(all) => (
            <ul className={classes.rows}>
              {all.map((item) => (
                <BinRow
                  key={item.id}
                  item={item}
                  busy={bringBack.isPending && bringBack.variables.thingId === item.thingId}
                  onRestore={() => bringBack.mutate(item)}
                  onDelete={() => {
                    setAsked(item);
                    setIsAsking(true);
                  }}
                />
              ))}
            </ul>
          )}
        </Loaded>
      </div>
      <MorePages query={query} label="Show more" what="The rest" />
      <DeleteForGoodDialog
        item={asked}
        opened={isAsking}
        busy={removal.isPending}
        onKeep={() => setIsAsking(false)}
        onDelete={remove}
      />
    </>
  );
}
