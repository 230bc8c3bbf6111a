import type { Notice } from '@pathkeeper/contract';
import { aPerson } from './forum-samples.ts';

let serial = 0;

/** An unread notice of an answer. */
export function aNotice(given: Partial<Notice> = {}): Notice {
  const title = 'The lamp was out';
  return {
    id: 1000 - ++serial,
    kind: 'answer',
    text: `ines and four others answered you in ${title}`,
    href: '/forum/post/12#reply-4',
    createdAt: new Date(Date.now() - 2 * 60 * 60_000).toISOString(),
    readAt: null,
    actor: aPerson({ username: 'ines', emblem: 'kite' }),
    title,
    excerpt: 'The actual first line was: I forgot. Good.',
    ...given,
  };
}
