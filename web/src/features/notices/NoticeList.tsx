import type { Notice } from '@pathkeeper/contract';
import { IconGavel, IconMessages } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Medallion } from '../../ui/art/emblems/Medallion.tsx';
import { RelativeTime } from '../../ui/lists/RelativeTime.tsx';
import { VisuallyHidden } from '../../ui/page/VisuallyHidden.tsx';
import { SmallCaps } from '../../ui/typography/SmallCaps.tsx';
import classes from './NoticeList.module.css';
import { groupByDay, partsOf } from './notice-parts.ts';
import { useReadOne } from './notices.queries.ts';

interface NoticeListProps {
  items: readonly Notice[];
  headingLevel: 2 | 3;
  onFollow?: () => void;
}

/** Notices under the days they came on. Following one marks it as read. */
export function NoticeList({ items, headingLevel, onFollow }: NoticeListProps) {
  const readOne = useReadOne();
  return groupByDay(items, new Date()).map(({ label, notices }) => (
    <section key={label} aria-label={label}>
      <SmallCaps as={`h${headingLevel}`} className={classes.day}>
        {label}
      </SmallCaps>
      <ul className={classes.list}>
        {notices.map((notice) => (
          <li key={notice.id}>
            <NoticeRow
              notice={notice}
              onFollow={() => {
                if (notice.readAt === null) readOne.mutate(notice.id);
                onFollow?.();
              }}
            />
          </li>
        ))}
      </ul>
    </section>
  ));
}

const NOTES: Partial<Record<Notice['kind'], string>> = {
  followed: 'You follow this',
  moderation: 'See it',
};

function NoticeRow({ notice, onFollow }: { notice: Notice; onFollow: () => void }) {
  const { kind, excerpt, createdAt, href } = notice;
  const isUnread = notice.readAt === null;
  const note = NOTES[kind];
  return (
    <Link
      to={href}
      className={classes.notice}
      data-unread={isUnread || undefined}
      onClick={onFollow}
    >
      <Mark notice={notice} />
      <span className={classes.words}>
        <span className={classes.sentence}>
          {partsOf(notice).map(({ text, isStrong }) =>
            isStrong ? <b key={text}>{text}</b> : <span key={text}>{text}</span>,
          )}
          {isUnread && <VisuallyHidden> (unread)</VisuallyHidden>}
        </span>
        {excerpt && <q className={classes.excerpt}>{excerpt}</q>}
        <span className={classes.when}>
          <RelativeTime instant={createdAt} />
          {note && `. ${note}`}
        </span>
      </span>
      {isUnread && <span aria-hidden className={classes.lozenge} />}
    </Link>
  );
}

/** Whoever did it; a gavel for the moderators, and a sign of many for a post that is followed. */
function Mark({ notice: { kind, actor } }: { notice: Notice }) {
  if (kind === 'moderation' || kind === 'followed' || !actor) {
    const Icon = kind === 'moderation' ? IconGavel : IconMessages;
    return (
      <span aria-hidden className={classes.mark}>
        <Icon size={20} stroke={1.6} />
      </span>
    );
  }
  return <Medallion emblem={actor.emblem} name={actor.username} size={40} />;
}
