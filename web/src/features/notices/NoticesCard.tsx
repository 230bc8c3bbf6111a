import { IconSettings } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Loaded } from '../../ui/feedback/Loaded.tsx';
import { Skeleton, SkeletonLine } from '../../ui/feedback/Skeleton.tsx';
import { useBeside } from '../../ui/floating/use-beside.ts';
import { useBack } from '../../ui/overlay/use-back.ts';
import { useEscape } from '../../ui/overlay/use-escape.ts';
import { useFocusAfter } from '../../ui/page/focus.ts';
import { NothingTold } from './NothingTold.tsx';
import { NoticeList } from './NoticeList.tsx';
import classes from './NoticesCard.module.css';
import { newestNotices, useReadAll } from './notices.queries.ts';

interface NoticesCardProps {
  userId: number;
  anchor: HTMLElement;
  onClose: (giveFocusBack: boolean) => void;
}

/** The newest notices on a leaf under the bell: arrows move, Escape closes and gives the focus back. */
export function NoticesCard({ userId, anchor, onClose }: NoticesCardProps) {
  const id = useId();
  const card = useRef<HTMLDivElement>(null);
  const query = useQuery(newestNotices(userId));
  const readAll = useReadAll();
  const unread = query.data?.unread ?? 0;
  useBeside(card, anchor, { side: 'bottom', align: 'end', gap: 12 });
  useEscape(true, () => onClose(true));
  useBack(true, () => onClose(true));
  useEffect(() => card.current?.focus(), []);
  useFocusAfter(unread > 0, () => card.current);

  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    const onPointerDown = ({ target }: PointerEvent) => {
      const isInside = card.current?.contains(target as Node) || anchor.contains(target as Node);
      if (!isInside) close.current(false);
    };
    document.addEventListener('pointerdown', onPointerDown, true);
    return () => document.removeEventListener('pointerdown', onPointerDown, true);
  }, [anchor]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    const links = [...(card.current?.querySelectorAll<HTMLElement>('li a') ?? [])];
    if (links.length === 0) return;
    const at = links.indexOf(document.activeElement as HTMLElement);
    const step = event.key === 'ArrowDown' ? 1 : -1;
    const next = at < 0 ? (step > 0 ? 0 : links.length - 1) : at + step;
    links[(next + links.length) % links.length]?.focus();
    event.preventDefault();
  };
  return (
    <div
      ref={card}
      role="dialog"
      aria-labelledby={id}
      popover="manual"
      tabIndex={-1}
      className={classes.card}
      onKeyDown={onKeyDown}
      // Where focus goes on past the last link, the card is left.
      onBlur={({ relatedTarget }) => {
        if (
          relatedTarget &&
          !card.current?.contains(relatedTarget) &&
          !anchor.contains(relatedTarget)
        )
          onClose(false);
      }}
    >
      <div className={classes.head}>
        <h2 id={id} className={classes.title}>
          Notices
        </h2>
        {unread > 0 && <span className={classes.unread}>{unread} unread</span>}
        {unread > 0 && (
          <Button
            variant="bare"
            className={classes.all}
            onClick={() => readAll.mutate(newestId(query.data?.items))}
          >
            Mark all read
          </Button>
        )}
      </div>
      <div className={classes.list}>
        <Loaded
          query={query}
          silentRefetch
          skeleton={
            <Skeleton label="Loading your notices">
              <SkeletonLine />
              <SkeletonLine width="70%" />
              <SkeletonLine />
            </Skeleton>
          }
          error={{ title: 'The notices did not arrive.', small: true, level: 3 }}
        >
          {({ items }) =>
            items.length === 0 ? (
              <NothingTold level={3} />
            ) : (
              <NoticeList items={items} headingLevel={3} onFollow={() => onClose(false)} />
            )
          }
        </Loaded>
      </div>
      <div className={classes.foot}>
        <Link to={paths.notices} onClick={() => onClose(false)}>
          All notices
        </Link>
        <Link to={paths.notices} hash="told-about" onClick={() => onClose(false)}>
          <IconSettings aria-hidden size={18} />
          What I am told about
        </Link>
      </div>
    </div>
  );
}

/** Notices are drawn in an order of their own: the highest is that of the newest. */
export const newestId = (items: readonly { id: number }[] | undefined): number =>
  Math.max(1, ...(items ?? []).map(({ id }) => id));
