import type { ContactMessage } from '@pathkeeper/contract';
import { IconPin } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { dayHere, dayParts } from '../../lib/dates.ts';
import { paths } from '../../lib/paths.ts';
import { excerpt } from '../../lib/text/excerpt.ts';
import { DateNumeral } from '../../ui/labels/DateNumeral.tsx';
import { VisuallyHidden } from '../../ui/page/VisuallyHidden.tsx';
import type { InboxAddress } from './inbox.address.ts';
import { partsOf, subjectOf } from './inbox-words.ts';
import classes from './MessageRow.module.css';

interface MessageRowProps {
  message: ContactMessage;
  address: InboxAddress;
}

/** A message in the list: day, subject, who wrote, and how it begins. */
export function MessageRow({ message, address }: MessageRowProps) {
  const { id, timestamp, pinned, archived, readAt, answers } = message;
  const { name, message: text } = partsOf(message);
  const day = dayHere(timestamp);
  return (
    <Link
      to={paths.contactMessages}
      search={{ ...address, message: id }}
      resetScroll={false}
      className={classes.row}
      activeOptions={{ exact: true, includeSearch: true }}
      aria-current={address.message === id ? 'true' : undefined}
      data-unread={readAt === null || undefined}
    >
      <span className={classes.date}>
        <DateNumeral date={day} {...dayParts(day)} />
      </span>
      <span className={classes.words}>
        <span className={classes.subject}>
          {readAt === null && (
            <span className={classes.unread}>
              <VisuallyHidden>Not yet read: </VisuallyHidden>
            </span>
          )}
          <span dir="auto">{subjectOf(message)}</span>
        </span>
        <span className={classes.name} dir="auto">
          {name}
          {answers.length > 0 && <span className={classes.fate}> · answered</span>}
          {archived && !address.tab && <span className={classes.fate}> · archived</span>}
        </span>
        <span className={classes.excerpt} dir="auto">
          {excerpt(text, 90)}
        </span>
      </span>
      {pinned && (
        <span className={classes.pin}>
          <IconPin aria-hidden size={20} stroke={1.6} />
          <VisuallyHidden>Pinned</VisuallyHidden>
        </span>
      )}
    </Link>
  );
}
