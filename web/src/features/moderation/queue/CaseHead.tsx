import type { QueueItem } from '@pathkeeper/contract';
import { Link } from '@tanstack/react-router';
import { paths } from '../../../lib/paths.ts';
import { placeOf, reportsIn } from '../moderation-words.ts';
import classes from './CaseCard.module.css';

/** 'No. 38 in How do you write …': the words themselves, where they stand. */
export function CasePlace({ item }: { item: QueueItem }) {
  const { postId, number, title } = item;
  return (
    <>
      {number > 0 && `${placeOf(item)} in `}
      <Link
        to={paths.forumPost}
        params={{ id: String(postId) }}
        hash={number > 0 ? String(number) : ''}
        className={classes.title}
      >
        {title}
      </Link>
    </>
  );
}

/** How many reports there are; none where only the safety check asks for a look (D51). */
export const reportLine = ({ reportCount }: QueueItem): string =>
  reportCount === 0 ? 'Nobody reported it' : reportsIn(reportCount);
