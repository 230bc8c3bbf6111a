import type { ForumPost, User } from '@pathkeeper/contract';
import type { ReactNode } from 'react';
import { ApiError } from '../../../../lib/api/api-error.ts';
import { Loaded } from '../../../../ui/feedback/Loaded.tsx';
import { SkeletonRows } from '../../../../ui/feedback/Skeleton.tsx';
import { Page } from '../../../../ui/page/Page.tsx';
import { usePost } from '../../forum.queries.ts';
import { useReader } from '../../use-reader.ts';
import { KeptReply } from '../../writing/kept/KeptReply.tsx';
import { Discussion } from './Discussion.tsx';
import { LaterScreen } from './LaterScreen.tsx';
import classes from './PostScreen.module.css';

interface PostScreenProps {
  /** As the address spells it. */
  id: string;
  /** The page of replies; without one the address's hash says which, or it is the first. */
  page: number | undefined;
  /** Stands in its place where there is no such post. */
  notFound: ReactNode;
}

/** A post with its replies, in every state it can be in. */
export function PostScreen({ id, page, notFound }: PostScreenProps) {
  const isId = /^[1-9]\d{0,14}$/.test(id);
  const query = usePost(Number(id), isId);
  const refusal = query.error instanceof ApiError ? query.error : null;
  const { user } = useReader();
  if (!isId || (refusal && [400, 404].includes(refusal.status))) {
    return (
      <>
        {notFound}
        {isId && user && <KeptApart id={Number(id)} user={user} />}
      </>
    );
  }
  if (refusal?.code === 'level_required') {
    return (
      <>
        <LaterScreen refusal={refusal} />
        {user && <KeptApart id={Number(id)} user={user} />}
      </>
    );
  }
  return (
    <Page className={classes.page}>
      <Loaded
        query={query}
        skeleton={<SkeletonRows label="Loading the post" />}
        error={{
          title: 'The discussion did not arrive.',
          words: 'It is safe where it is; only the way to it is closed just now.',
          level: query.data ? 2 : 1,
        }}
        silentRefetch
      >
        {(post) => (
          <>
            <title>{`${titleOf(post)} · Pathkeeper`}</title>
            <Discussion post={post} page={page} isKnown={!query.isPlaceholderData} />
          </>
        )}
      </Loaded>
    </Page>
  );
}

/** What was begun under a post that is not shown any more. */
const KeptApart = ({ id, user }: { id: number; user: User }) => (
  <Page className={classes.apart}>
    <KeptReply postId={id} user={user} />
  </Page>
);

const titleOf = ({ title }: ForumPost) => title || 'A removed post';
