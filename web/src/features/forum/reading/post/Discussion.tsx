import type { ForumPost, ForumReply } from '@pathkeeper/contract';
import { useRef, useState } from 'react';
import { useReader } from '../../use-reader.ts';
import type { Answering } from '../../writing/ReplyForm.tsx';
import { nameOf } from '../Person.tsx';
import { AnswerPart } from './AnswerPart.tsx';
import classes from './Discussion.module.css';
import { PostHead } from './PostHead.tsx';
import { QuoteButton } from './QuoteButton.tsx';
import { Replies } from './replies/Replies.tsx';
import { ThreadMargin } from './ThreadMargin.tsx';
import { useReplyKeys } from './use-reply-keys.ts';

interface DiscussionProps {
  post: ForumPost;
  page: number | undefined;
  /** Whether the server has answered: a list may have shown an older state of it. */
  isKnown: boolean;
}

/** A post, its replies, and the place to answer. */
export function Discussion({ post, page, isKnown }: DiscussionProps) {
  const { user } = useReader();
  const [answering, setAnswering] = useState<Answering | null>(null);
  const presses = useRef(0);
  const answer = (parent: ForumReply | null, quoted?: string) => {
    presses.current += 1;
    const author = nameOf((parent ?? post).author);
    const quote = quoted ? { text: quoted, author } : null;
    setAnswering({ parent, quote, press: presses.current });
  };
  const keys = useReplyKeys();
  return (
    <div className={classes.spread}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: j and k move among the articles in it */}
      <div className={classes.main} onKeyDown={keys}>
        <PostHead post={post} onAnswer={(quoted) => answer(null, quoted)} />
        <Replies post={post} page={page} isKnown={isKnown} onAnswer={answer} />
        <AnswerPart
          post={post}
          user={user}
          answering={answering}
          onDone={() => setAnswering(null)}
        />
      </div>
      <ThreadMargin post={post} />
      <QuoteButton post={post} onQuote={answer} />
    </div>
  );
}
