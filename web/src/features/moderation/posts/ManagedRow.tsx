import { can, type ManagedItem, type User } from '@pathkeeper/contract';
import { IconDotsVertical, IconRotate } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { paths } from '../../../lib/paths.ts';
import { counted } from '../../../lib/text/in-words.ts';
import { Medallion } from '../../../ui/art/emblems/Medallion.tsx';
import { Button } from '../../../ui/controls/Button.tsx';
import { IconButton } from '../../../ui/controls/IconButton.tsx';
import { Chip } from '../../../ui/labels/Chip.tsx';
import { Menu, MenuItem, MenuRule } from '../../../ui/overlay/Menu.tsx';
import { useRemoveWords, useRestoreWords } from '../../forum/reading/reading.queries.ts';
import { type Flag, useSetFlag } from '../moderation.queries.ts';
import { firstWords, nameOf, placeOf, reportsIn, when } from '../moderation-words.ts';
import classes from './ManagedRow.module.css';

const REMOVED_BY = {
  author: 'Removed by its author',
  moderator: 'Removed by a moderator',
  reports: 'Hidden by reports',
  account: 'Removed with its account',
} as const;

/** A post or a reply with its state, and what a moderator can do with it. */
export function ManagedRow({ user, item }: { user: User; item: ManagedItem }) {
  const { postId, number, title, author, category, createdAt, removedBy, removedAt } = item;
  const words = { authorId: author?.id ?? null, removedBy };
  const restore = useRestoreWords();
  return (
    <li className={classes.row}>
      <Medallion emblem={author?.emblem ?? null} name={nameOf(author)} size={44} />
      <div className={classes.middle}>
        <h2 className={classes.title}>
          <Link
            to={paths.forumPost}
            params={{ id: String(postId) }}
            hash={number > 0 ? String(number) : ''}
          >
            {number === 0 ? title : `${placeOf(item)} in ${title}`}
          </Link>
        </h2>
        <p className={classes.by}>
          <b>{nameOf(author)}</b> in {category.name}, {when(createdAt)}
        </p>
        {item.content !== '' && (
          <p className={classes.words} dir="auto">
            {firstWords(item)}
          </p>
        )}
        <p className={classes.foot}>
          {marksOf(item).map((mark) => (
            <Chip key={mark}>{mark}</Chip>
          ))}
          {removedBy && removedAt && (
            <span>
              {REMOVED_BY[removedBy]}, {when(removedAt)}
            </span>
          )}
          {number === 0 && !removedBy && <span>{repliesIn(item.replyCount)}</span>}
        </p>
      </div>
      <div className={classes.acts}>
        {can(user, 'restoreWords', words) && removedBy === 'moderator' && (
          <Button
            icon={<IconRotate aria-hidden />}
            busy={restore.isPending}
            onClick={() => restore.mutate({ postId, number })}
          >
            Bring back
          </Button>
        )}
        {can(user, 'removeWords', words) && <RowMenu item={item} />}
      </div>
    </li>
  );
}

function marksOf({ isPinned, isFeatured, isLocked, hidden, reportCount, number }: ManagedItem) {
  const isPost = number === 0;
  return [
    ...(isPost && isPinned ? ['Pinned'] : []),
    ...(isPost && isFeatured ? ['Featured'] : []),
    ...(isPost && isLocked ? ['Locked'] : []),
    ...(hidden ? ['Hidden'] : []),
    ...(reportCount > 0 ? [reportsIn(reportCount)] : []),
  ];
}

const repliesIn = (count: number): string =>
  count === 0 ? 'No reply yet' : counted(count, 'reply', 'replies');

/** Pins, features, locks and removes. */
export function RowMenu({ item }: { item: ManagedItem }) {
  const { postId, number, title, isPinned, isFeatured, isLocked } = item;
  const { mutate: setFlag } = useSetFlag();
  const { mutate: remove } = useRemoveWords();
  const name = number === 0 ? title : `${placeOf(item)} in ${title}`;
  const set = (flag: Flag) => setFlag({ id: postId, flag });
  return (
    <Menu
      trigger={
        <IconButton
          label={`Actions for ${name}`}
          tooltip={false}
          icon={<IconDotsVertical aria-hidden />}
        />
      }
    >
      {number === 0 && (
        <>
          <MenuItem onClick={() => set({ isPinned: !isPinned })}>
            {isPinned ? 'Unpin' : 'Pin to the top'}
          </MenuItem>
          <MenuItem onClick={() => set({ isFeatured: !isFeatured })}>
            {isFeatured ? 'No longer feature' : 'Feature'}
          </MenuItem>
          <MenuItem onClick={() => set({ isLocked: !isLocked })}>
            {isLocked ? 'Unlock' : 'Lock'}
          </MenuItem>
          <MenuRule />
        </>
      )}
      <MenuItem onClick={() => remove({ postId, number })}>Remove</MenuItem>
    </Menu>
  );
}
