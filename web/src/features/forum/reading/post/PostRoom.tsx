import { can } from '@pathkeeper/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../../ui/controls/Button.tsx';
import { Loaded } from '../../../../ui/feedback/Loaded.tsx';
import { SkeletonRows } from '../../../../ui/feedback/Skeleton.tsx';
import { Page } from '../../../../ui/page/Page.tsx';
import { replyPage, usePost } from '../../forum.queries.ts';
import { useReader } from '../../use-reader.ts';
import { EditDialog } from '../../writing/EditDialog.tsx';
import { ReplyForm } from '../../writing/ReplyForm.tsx';

interface PostRoomProps {
  /** As the address spells it. */
  id: string;
  /** The page of replies; without one the address's hash says which, or it is the first. */
  page: number | undefined;
}

/** A post with its replies. */
export function PostRoom({ id, page = 1 }: PostRoomProps) {
  const query = usePost(Number(id), /^[1-9]\d{0,14}$/.test(id));
  const replies = useQuery(replyPage(Number(id), page));
  const { user, actor } = useReader();
  const [isEditing, setIsEditing] = useState(false);
  return (
    <Loaded
      query={query}
      skeleton={<SkeletonRows label="Loading the post" />}
      error={{ title: 'Post not found', level: 1 }}
    >
      {(post) => (
        <Page>
          <title>{`${post.title} · Pathkeeper`}</title>
          <h1 dir="auto">{post.title}</h1>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made safe by the server */}
          <div dir="auto" dangerouslySetInnerHTML={{ __html: post.contentHtml }} />
          {can(actor, 'editWords', post) && (
            <Button onClick={() => setIsEditing(true)}>Edit Post</Button>
          )}
          {isEditing && (
            <EditDialog words={{ post, reply: null }} onClose={() => setIsEditing(false)} />
          )}
          {replies.data?.map((reply) => (
            <article key={reply.id}>
              {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made safe by the server */}
              <div dir="auto" dangerouslySetInnerHTML={{ __html: reply.contentHtml }} />
            </article>
          ))}
          {user && <ReplyForm post={post} user={user} answering={null} onDone={() => {}} />}
        </Page>
      )}
    </Loaded>
  );
}
