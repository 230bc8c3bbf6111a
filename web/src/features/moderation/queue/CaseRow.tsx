import type { QueueItem } from '@pathkeeper/contract';
import { IconChevronRight } from '@tabler/icons-react';
import { Medallion } from '../../../ui/art/emblems/Medallion.tsx';
import { Chip } from '../../../ui/labels/Chip.tsx';
import { firstWords, nameOf, placeOf, REASON_NAMES, when } from '../moderation-words.ts';
import { KindMark } from './CaseCard.tsx';
import { reportLine } from './CaseHead.tsx';
import classes from './CaseRow.module.css';

/** A case that waits its turn. */
export function CaseRow({ item, onOpen }: { item: QueueItem; onOpen: () => void }) {
  const { author, title, reports, openedAt, hidden } = item;
  const counts = new Map<string, number>();
  for (const { reason } of reports) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return (
    <button type="button" className={classes.row} onClick={onOpen}>
      <Medallion emblem={author?.emblem ?? null} name={nameOf(author)} size={44} />
      <span className={classes.middle}>
        <span className={classes.head}>
          <b>{nameOf(author)}</b>{' '}
          {item.number === 0 ? `Post: ${title}` : `${placeOf(item)} in ${title}`}
        </span>
        <span className={classes.words} dir="auto">
          {firstWords(item)}
        </span>
        <span className={classes.foot}>
          {[...counts].map(([reason, count]) => (
            <Chip key={reason}>
              {REASON_NAMES[reason as keyof typeof REASON_NAMES]}
              {count > 1 && `, ${count}`}
            </Chip>
          ))}
          {item.kindWord && <KindMark />}
          <span>
            {reportLine(item)}, {when(openedAt)}. {hidden ? 'Hidden' : 'Not hidden'}
          </span>
        </span>
      </span>
      <IconChevronRight aria-hidden size={20} className={classes.chevron} />
    </button>
  );
}
