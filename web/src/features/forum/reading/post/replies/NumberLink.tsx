import { Link } from '@tanstack/react-router';
import clsx from 'clsx';
import { VisuallyHidden } from '../../../../../ui/page/VisuallyHidden.tsx';
import classes from './NumberLink.module.css';
import { replyHash } from './use-reply-address.ts';

/** The number of a reply, as a link to it: `#12`. */
export function NumberLink({ number, className }: { number: number; className?: string }) {
  return (
    <Link
      from="/forum/post/$id"
      to="."
      hash={replyHash(number)}
      replace
      hashScrollIntoView={false}
      className={clsx(classes.number, className)}
    >
      <VisuallyHidden>Reply </VisuallyHidden>#{number.toLocaleString('en-US')}
    </Link>
  );
}
