import type { ForumPost, ForumReply } from '@pathkeeper/contract';
import { IconQuote } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { pageOf, replyPage } from '../../forum.queries.ts';
import { forgetPassage, selectedPassage } from './passage.ts';
import classes from './QuoteButton.module.css';
import { useMayAnswer } from './use-may-answer.ts';

interface QuoteButtonProps {
  post: ForumPost;
  onQuote: (parent: ForumReply | null, text: string) => void;
}

/** Room for the button above or below the selected words, in px. */
const ROOM = 52;

/** Stands beside selected words and takes them into an answer. The menu of each reply has it too. */
export function QuoteButton({ post, onQuote }: QuoteButtonProps) {
  const mayAnswer = useMayAnswer(post) === null;
  const [place, setPlace] = useState<{ x: number; y: number } | null>(null);
  const client = useQueryClient();
  useEffect(() => {
    const follow = () => {
      const rect = selectedPassage()?.range.getBoundingClientRect();
      if (!rect || rect.width === 0) return setPlace(null);
      const y = rect.bottom + ROOM < innerHeight ? rect.bottom + 6 : rect.top - ROOM;
      const x = Math.min(Math.max(rect.left + rect.width / 2, 60), innerWidth - 60);
      setPlace({ x, y });
    };
    document.addEventListener('selectionchange', follow);
    addEventListener('scroll', follow, { passive: true });
    return () => {
      document.removeEventListener('selectionchange', follow);
      removeEventListener('scroll', follow);
      forgetPassage();
    };
  }, []);
  if (!place || !mayAnswer) return null;
  const quote = () => {
    const passage = selectedPassage();
    if (!passage) return;
    const { number, text } = passage;
    const replies = client.getQueryData(replyPage(post.id, pageOf(number)).queryKey);
    onQuote(replies?.find(({ id }) => id === number) ?? null, text);
    getSelection()?.removeAllRanges();
  };
  return (
    <button
      type="button"
      className={classes.quote}
      style={{ left: place.x, top: place.y }}
      // The press must not take the selection away.
      onPointerDown={(event) => event.preventDefault()}
      onClick={quote}
    >
      <IconQuote aria-hidden size={18} />
      Quote
    </button>
  );
}
