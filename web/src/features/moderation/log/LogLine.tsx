import type { ModerationEvent } from '@pathkeeper/contract';
import { Link } from '@tanstack/react-router';
import { clockHere } from '../../../lib/dates.ts';
import { paths } from '../../../lib/paths.ts';
import { actWords, nameOf } from '../moderation-words.ts';
import classes from './LogLine.module.css';

/** A line of the log: when, who, what, and why (D46). */
export function LogLine({ event }: { event: ModerationEvent }) {
  const { at, actor, subject, reason } = event;
  const { act, person, rest } = actWords(event);
  return (
    <li className={classes.line}>
      <time dateTime={at} className={classes.time}>
        {clockHere(at)}
      </time>
      <div>
        <p className={classes.words}>
          <b>{nameOf(actor)}</b> {act}
          {person !== null ? ` ${person}${rest}` : subject && <Subject event={event} />}.
        </p>
        {reason && (
          <p className={classes.why} dir="auto">
            {reason}
          </p>
        )}
      </div>
    </li>
  );
}

/** The thing it was done to, where there is one; a post that is gone has no name. */
function Subject({ event: { subject, person } }: { event: ModerationEvent }) {
  if (!subject) return null;
  const { kind, id, number, title } = subject;
  if (kind === 'category') {
    if (title === null) return null;
    return (
      <>
        {' '}
        <Link to={paths.forumCategory} params={{ id: String(id) }}>
          {title}
        </Link>
      </>
    );
  }
  const name = title ?? 'a post that is gone';
  const by = person && kind === 'reply' ? ` by ${person.username}` : '';
  return (
    <>
      {' '}
      <Link
        to={paths.forumPost}
        params={{ id: String(id) }}
        hash={number > 0 ? String(number) : ''}
      >
        {kind === 'reply' ? `No. ${number} in ${name}` : name}
      </Link>
      {by}
    </>
  );
}
