import type { ForumPost, ForumReply } from '@pathkeeper/contract';
import { IconArrowDown } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../../../ui/controls/Button.tsx';
import { Loaded } from '../../../../../ui/feedback/Loaded.tsx';
import { SkeletonRows } from '../../../../../ui/feedback/Skeleton.tsx';
import { Pagination } from '../../../../../ui/lists/paging/Pagination.tsx';
import { HeadCount } from '../../../../../ui/typography/HeadCount.tsx';
import { pageOf, replyPage } from '../../../forum.queries.ts';
import classes from './Replies.module.css';
import { Reply } from './Reply.tsx';
import { useNewReplies } from './use-new-replies.ts';
import { useReadMark } from './use-read-mark.ts';
import { onceAlone, replyHash, useReplyAddress } from './use-reply-address.ts';

interface RepliesProps {
  post: ForumPost;
  /** As the address says it. */
  page: number | undefined;
  /** Whether the server has said how the post stands now. */
  isKnown: boolean;
  onAnswer: (parent: ForumReply, quoted?: string) => void;
}

/** The replies of a post by their numbers, fifty a page, with ways to the first unread and the last. */
export function Replies({ post, page: asked, isKnown, onAnswer }: RepliesProps) {
  const { target, arrival } = useReplyAddress();
  const pages = pageOf(post.lastNumber);
  const page = target === null ? Math.min(asked ?? 1, pages) : pageOf(target);
  const query = useQuery({ ...replyPage(post.id, page), placeholderData: keepPreviousData });
  const shown = query.isPlaceholderData ? undefined : query.data;
  const list = useRef<HTMLOListElement>(null);
  const head = useRef<HTMLHeadingElement>(null);
  useReadMark(post, list, shown);
  const news = useNewReplies(post, isKnown, shown, query.isFetching);
  const firstUnread = useFirstUnread(post, isKnown);
  const isLoaded = shown !== undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: at each arrival at a reply, once it is there
  useEffect(() => {
    if (target === null || !isLoaded) return;
    return onceAlone(() => {
      const reply = document.getElementById(replyHash(target));
      reply?.scrollIntoView({ block: 'start', behavior: 'instant' });
      reply?.focus({ preventScroll: true });
    });
  }, [target, arrival, isLoaded]);

  const before = useRef(page);
  useEffect(() => {
    if (before.current === page) return;
    before.current = page;
    if (target !== null) return;
    head.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
    head.current?.focus({ preventScroll: true });
  }, [page, target]);

  const pagination = (
    <Pagination
      label="Pages of replies"
      page={page}
      pages={pages}
      link={(number, { children, ...props }) => (
        <Link
          from="/forum/post/$id"
          to="."
          search={{ page: number === 1 ? undefined : number }}
          activeOptions={{ includeSearch: true }}
          {...props}
        >
          {children}
        </Link>
      )}
    />
  );
  return (
    <section aria-labelledby="replies" className={classes.replies}>
      <div className={classes.head}>
        <h2 id="replies" ref={head} tabIndex={-1} className={classes.title}>
          Replies <HeadCount count={post.replyCount} />
        </h2>
        {post.lastNumber > 1 && (
          <p className={classes.ways}>
            {firstUnread !== null && <Way to={firstUnread}>First unread</Way>}
            <Way to={post.lastNumber}>Last</Way>
          </p>
        )}
      </div>
      {post.lastNumber === 0 ? (
        <p className={classes.none}>Nobody has answered yet.</p>
      ) : (
        <>
          {page > 1 && pagination}
          <Loaded
            query={query}
            skeleton={<SkeletonRows label="Loading the replies" />}
            error={{ title: 'The replies did not arrive.', small: true }}
            silentRefetch
          >
            {(replies) => (
              <ol ref={list} className={classes.list} aria-busy={query.isPlaceholderData}>
                {replies.map((reply) => (
                  <li key={reply.id} data-first-unread={reply.id === firstUnread || undefined}>
                    <Reply
                      post={post}
                      reply={reply}
                      onAnswer={(quoted) => onAnswer(reply, quoted)}
                    />
                  </li>
                ))}
              </ol>
            )}
          </Loaded>
          {pagination}
        </>
      )}
      <NewReplies count={news.count} onShow={news.show} />
      {post.lastNumber > 1 && (
        <p className={classes.keys}>
          <kbd>j</kbd> and <kbd>k</kbd> go from reply to reply.
        </p>
      )}
    </section>
  );
}

function Way({ to: number, children }: { to: number; children: string }) {
  return (
    <Link from="/forum/post/$id" to="." hash={replyHash(number)} hashScrollIntoView={false}>
      {children}, #{number.toLocaleString('en-US')}
    </Link>
  );
}

/** Says that others have answered meanwhile. What is being read does not move. */
function NewReplies({ count, onShow }: { count: number; onShow: () => void }) {
  return (
    <div role="status" className={classes.news}>
      {count > 0 && (
        <Button icon={<IconArrowDown aria-hidden />} variant="filled" onClick={onShow}>
          {`${count.toLocaleString('en-US')} new ${count === 1 ? 'reply' : 'replies'}`}
        </Button>
      )}
    </div>
  );
}

/** The first reply that was unread when the post was opened; null when all was read, or nothing ever. */
function useFirstUnread({ readNumber, lastNumber }: ForumPost, isKnown: boolean): number | null {
  const [read, setRead] = useState<number | null | undefined>(undefined);
  useEffect(() => {
    if (isKnown) setRead((known) => (known === undefined ? readNumber : known));
  }, [isKnown, readNumber]);
  if (read === undefined || read === null || read === 0 || read >= lastNumber) return null;
  return read + 1;
}
