import type { ArticleState, ManagedCard } from '@pathkeeper/contract';
import { IconStar } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { clockHere, dayHere, monthDayYear } from '../../lib/dates.ts';
import { paths } from '../../lib/paths.ts';
import { excerpt as cut } from '../../lib/text/excerpt.ts';
import classes from './article-cells.module.css';

/** Characters of an excerpt in the table (S2.9). */
const EXCERPT = 80;

const NAMES: Record<ArticleState, string> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  published: 'Published',
  removed: 'Removed',
};

export const titleOf = ({ title }: Pick<ManagedCard, 'title'>): string => title || 'Untitled';

export function ArticleTitle({ article }: { article: ManagedCard }) {
  const { id, excerpt, isFeatured, hasWaiting, state } = article;
  const name = titleOf(article);
  return (
    <span className={classes.words}>
      <span className={classes.line}>
        {state === 'removed' ? (
          <span className={classes.title}>{name}</span>
        ) : (
          <Link
            className={classes.title}
            to={paths.blogEditor}
            params={{ id: String(id) }}
            dir="auto"
          >
            {name}
          </Link>
        )}
        {isFeatured && (
          <span className={classes.featured}>
            <IconStar aria-hidden size={15} stroke={1.6} /> Featured
          </span>
        )}
      </span>
      {excerpt !== '' && (
        <span className={classes.excerpt} dir="auto">
          {cut(excerpt, EXCERPT)}
        </span>
      )}
      {hasWaiting && <span className={classes.waiting}>Changes wait to be published</span>}
    </span>
  );
}

/** A ring, half a disc, a disc, a crossed ring; and always the word. */
export function StateMark({ article: { state } }: { article: Pick<ManagedCard, 'state'> }) {
  return (
    <span className={classes.state} data-state={state}>
      <svg aria-hidden viewBox="0 0 12 12" width="12" height="12">
        <circle cx="6" cy="6" r="5" fill="none" stroke="currentColor" />
        {state === 'published' && <circle cx="6" cy="6" r="5" fill="currentColor" />}
        {state === 'scheduled' && <path d="M6 1a5 5 0 0 0 0 10z" fill="currentColor" />}
        {state === 'removed' && <path d="M2.5 9.5l7-7" stroke="currentColor" />}
      </svg>
      {NAMES[state]}
    </span>
  );
}

/** When it was published or will be; else when it was last changed. In US English (S2.2). */
export function ArticleDate({ article }: { article: ManagedCard }) {
  const { state, publishedAt, updatedAt } = article;
  const isDated = (state === 'published' || state === 'scheduled') && publishedAt !== null;
  const at = isDated ? publishedAt : updatedAt;
  const note =
    state === 'scheduled'
      ? `${clockHere(at)}, by itself`
      : isDated
        ? null
        : `changed ${clockHere(at)}`;
  return (
    <span className={classes.date}>
      <time dateTime={at}>{monthDayYear(dayHere(at))}</time>
      {note && <span>{note}</span>}
    </span>
  );
}
