import type { QueueDecision, QueueItem, ReportReason } from '@pathkeeper/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../../lib/api/api-error.ts';
import { allPages } from '../../../ui/lists/paging/MorePages.tsx';
import { toast } from '../../../ui/toast.ts';
import { type Decision, queuePages, useDecide, useUndo } from '../moderation.queries.ts';
import { nameOf, placeOf } from '../moderation-words.ts';

/** What became of a case on this screen. */
export interface Decided {
  /** Null where somebody else had decided. */
  decision: QueueDecision | null;
  stopDays: number | undefined;
  /** What the server says of a decision by somebody else. */
  sentence?: string;
}

/** The case that takes the focus; another object for each time. */
interface FocusOn {
  caseId: number;
}

export type QueueState = ReturnType<typeof useQueue>;

/** The cases that wait, of one reason or any, which of them is open, and what has been decided about them here. */
export function useQueue(reason?: ReportReason | undefined) {
  const query = useInfiniteQuery(queuePages(reason));
  const items = query.data?.pages.flatMap((page) => page.items) ?? [];
  const [decided, setDecided] = useState<ReadonlyMap<number, Decided>>(new Map());
  const [chosen, setChosen] = useState<number | null>(null);
  const [focusOn, setFocusOn] = useState<FocusOn | null>(null);
  const [last, setLast] = useState<QueueItem | null>(null);
  const deciding = useDecide();
  const undoing = useUndo();

  const isOpen = ({ caseId }: QueueItem) => !decided.has(caseId);
  const current =
    items.find((item) => item.caseId === chosen && isOpen(item)) ?? items.find(isOpen) ?? null;
  const open = (item: QueueItem | undefined) => {
    if (!item) return;
    setChosen(item.caseId);
    setFocusOn({ caseId: item.caseId });
  };
  /** The open case after one, else the last before it. */
  const nextOf = (item: QueueItem) => {
    const at = items.indexOf(item);
    const others = items.filter((each) => each !== item && isOpen(each));
    return others.find((each) => items.indexOf(each) > at) ?? others.at(-1);
  };
  const settle = (item: QueueItem, outcome: Decided) => {
    setDecided((before) => new Map(before).set(item.caseId, outcome));
    const next = nextOf(item);
    if (next) open(next);
    else setFocusOn({ caseId: item.caseId });
  };

  /** Decides about a case; true once it has been. */
  const decide = async (item: QueueItem, body: Decision): Promise<boolean> => {
    const { postId, number, caseId } = item;
    try {
      await deciding.mutateAsync({ target: { postId, number }, body: { ...body, caseId } });
    } catch (error) {
      if (error instanceof ApiError && error.code === 'conflict') {
        settle(item, { decision: null, stopDays: undefined, sentence: error.reason });
        return true;
      }
      toast({
        title: 'Not Decided',
        description:
          (error instanceof ApiError && error.reason) || 'It waits as it did. Please try again.',
        tone: 'destructive',
      });
      return false;
    }
    setLast(item);
    settle(item, { decision: body.decision, stopDays: body.stopDays });
    return true;
  };

  /** Takes the decision about a case back; it is open again. */
  const undo = (item: QueueItem) => {
    if (!decided.get(item.caseId)?.decision) return;
    const { postId, number, caseId } = item;
    undoing.mutate(
      { postId, number },
      {
        onSuccess: () => {
          setDecided((before) => new Map([...before].filter(([id]) => id !== caseId)));
          setLast(null);
          open(item);
          toast({
            title: 'Taken back',
            description: `${placeOf(item)} by ${nameOf(item.author)} waits again.`,
          });
        },
      },
    );
  };

  return {
    query: allPages(query, query.data && items),
    items,
    decided,
    current,
    focusOn,
    isBusy: deciding.isPending || undoing.isPending,
    /** How many wait, as far as they are loaded: '7', '20+'. */
    waiting: `${items.filter(isOpen).length}${query.hasNextPage ? '+' : ''}`,
    open,
    /** Opens the next open case or the one before. */
    move(step: 1 | -1) {
      const others = items.filter(isOpen);
      open(current ? others[others.indexOf(current) + step] : undefined);
    },
    decide,
    undo,
    undoLast: () => last && undo(last),
    /** Fetches what waits now; once that is there, what was decided here is no longer shown. */
    lookAgain: async () => {
      const { isError } = await query.refetch();
      // The old list still holds what was decided about: it stays said there.
      if (isError) return;
      setDecided(new Map());
      setLast(null);
    },
  };
}
