import { can, type QueueItem, type ReportReason, type User } from '@pathkeeper/contract';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useDraft } from '../../../lib/drafts/use-draft.ts';
import { RankMark } from '../../../ui/art/RankMark.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Loaded } from '../../../ui/feedback/Loaded.tsx';
import { SkeletonRows } from '../../../ui/feedback/Skeleton.tsx';
import { MorePages } from '../../../ui/lists/paging/MorePages.tsx';
import { nameOf, placeOf } from '../moderation-words.ts';
import { CaseCard } from './CaseCard.tsx';
import { CaseRow } from './CaseRow.tsx';
import classes from './Queue.module.css';
import { StopDialog } from './StopDialog.tsx';
import { UndoLine } from './UndoLine.tsx';
import type { QueueState } from './use-queue.ts';

interface QueueProps {
  user: User;
  /** The only one shown, where one is chosen. */
  reason: ReportReason | undefined;
  queue: QueueState;
}

/**
 * What was reported and waits (D46): one case open, the others as rows, and what was decided as a line
 * that can be taken back. The keys work while the focus is in the list.
 */
export function Queue({ user, queue, reason }: QueueProps) {
  const { query, items, decided, current, focusOn, isBusy } = queue;
  const [stopping, setStopping] = useState<QueueItem | null>(null);
  /** The reasons that are typed and not given yet, by their cases. */
  const kept = useDraft<{ whys: Record<number, string> }>(`forum-why:${user.id}`, { whys: {} });
  const setWhy = ({ caseId }: QueueItem, text: string) =>
    kept.change(({ whys: { [caseId]: _before, ...others } }) => ({
      whys: text === '' ? others : { ...others, [caseId]: text },
    }));
  useFocusAtFirst(current, queue.open);
  const isOwn = (item: QueueItem) =>
    !can(user, 'decideAboutWords', { authorId: item.author?.id ?? null });

  const decide = (decision: 'keep' | 'remove' | 'lock') => {
    if (!current || isBusy || isOwn(current)) return;
    const reason = (kept.fields.whys[current.caseId] ?? '').trim();
    void queue
      .decide(current, { decision, ...(reason && { reason }) })
      .then((isDone) => isDone && setWhy(current, ''));
  };
  const KEYS: Record<string, () => void> = {
    ArrowDown: () => queue.move(1),
    ArrowUp: () => queue.move(-1),
    k: () => decide('keep'),
    r: () => decide('remove'),
    l: () => decide('lock'),
    s: () => current && !isOwn(current) && current.author && setStopping(current),
    z: () => queue.undoLast(),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, altKey } = event;
    // Keys of a dialog over the list come through React all the same.
    if (!event.currentTarget.contains(target as Node)) return;
    const isTyping = target instanceof Element && target.closest('input, textarea, select');
    const act = KEYS[key.length === 1 ? key.toLowerCase() : key];
    if (!act || isTyping || ctrlKey || metaKey || altKey || event.repeat) return;
    event.preventDefault();
    act();
  };
  return (
    <section aria-label="Reports">
      <Loaded
        query={query}
        skeleton={<SkeletonRows label="Loading reports" />}
        error={{ title: 'The reports did not arrive.', words: 'They wait on the server.' }}
        empty={
          <EmptyState
            glyph={<RankMark level={1} ink size={92} />}
            title={
              reason
                ? 'Nothing waits that was reported for this.'
                : 'Nothing waits to be looked at.'
            }
          >
            What members report comes here, and so do words that may need a kind one.
          </EmptyState>
        }
      >
        {() => (
          <>
            {/* biome-ignore lint/a11y/noStaticElementInteractions: keys for the buttons inside */}
            <div className={classes.list} onKeyDown={onKeyDown}>
              {items.map((item) => {
                const outcome = decided.get(item.caseId);
                const takesFocus = focusOn?.caseId === item.caseId ? focusOn : null;
                if (outcome) {
                  return (
                    <UndoLine
                      key={item.caseId}
                      item={item}
                      outcome={outcome}
                      takesFocus={takesFocus}
                      busy={isBusy}
                      onUndo={() => queue.undo(item)}
                    />
                  );
                }
                if (item !== current) {
                  return <CaseRow key={item.caseId} item={item} onOpen={() => queue.open(item)} />;
                }
                return (
                  <CaseCard
                    key={item.caseId}
                    item={item}
                    isOwn={isOwn(item)}
                    takesFocus={takesFocus}
                    busy={isBusy}
                    why={kept.fields.whys[item.caseId] ?? ''}
                    onWhy={(text) => setWhy(item, text)}
                    onDecide={decide}
                    onStop={() => setStopping(item)}
                  />
                );
              })}
            </div>
            <div className={classes.foot}>
              <p>Danger first, then what has waited longest.</p>
              <MorePages query={query} label="Show more" what="The further reports" />
            </div>
          </>
        )}
      </Loaded>
      {stopping && (
        <StopDialog
          draftKey={`forum-stop:${user.id}:case-${stopping.caseId}`}
          name={nameOf(stopping.author)}
          words={stopping.number === 0 ? 'the post' : placeOf(stopping)}
          why={kept.fields.whys[stopping.caseId] ?? ''}
          busy={isBusy}
          onClose={() => setStopping(null)}
          onStop={async ({ days, reason, removes }) => {
            const decision = removes ? 'remove' : 'keep';
            const body = { decision, stopDays: days, reason } as const;
            const isDone = await queue.decide(stopping, body);
            if (!isDone) return false;
            setWhy(stopping, '');
            setStopping(null);
            return true;
          }}
        />
      )}
    </section>
  );
}

/** The first case takes the focus once it is there, so that the keys that are named work: unless somebody types. */
function useFocusAtFirst(current: QueueItem | null, open: (item: QueueItem) => void) {
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current || !current) return;
    isDone.current = true;
    const isTyping = document.activeElement?.closest('input, textarea, select, [role="dialog"]');
    // A phone has no keys, and would only be scrolled.
    if (!isTyping && matchMedia('(pointer: fine)').matches) open(current);
  }, [current, open]);
}
