import type { ForumPost, ForumReply } from '@pathkeeper/contract';
import { type RefObject, useEffect, useRef } from 'react';
import { useReader } from '../../../use-reader.ts';
import { useMarkRead } from '../../reading.queries.ts';

/** How long a reply has to be on screen until it counts as read, in ms. */
const READING = 1000;

/** Remembers up to which reply somebody signed in has read: those that were on screen for a moment. */
export function useReadMark(
  { id }: ForumPost,
  list: RefObject<HTMLOListElement | null>,
  replies: readonly ForumReply[] | undefined,
): void {
  const { user } = useReader();
  const { mutate: mark } = useMarkRead(id);
  const marked = useRef(-1);
  const isReader = user !== null;
  useEffect(() => {
    if (!isReader) return;
    let seen = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tell = () => {
      if (seen <= marked.current || document.visibilityState === 'hidden') return;
      marked.current = seen;
      mark(seen);
    };
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(tell, READING);
    };
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) seen = Math.max(seen, Number((target as HTMLElement).dataset.place));
      }
      later();
    });
    for (const reply of replies ? (list.current?.querySelectorAll('[data-place]') ?? []) : []) {
      observer.observe(reply);
    }
    // One that nobody has answered is read too, once it was open.
    later();
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [isReader, replies, list, mark]);
}
