import { can } from '@pathkeeper/contract';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useRef } from 'react';
import { currentUser } from '../../features/accounts/accounts.queries.ts';
import { managedArticle } from '../../features/blog-editor/blog-editor.queries.ts';
import { EditorScreen } from '../../features/blog-editor/index.ts';
import { AccessDenied } from '../../features/moderation/AccessDenied.tsx';
import { lateApi } from '../../lib/api/late-endpoints.ts';
import { paths } from '../../lib/paths.ts';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { FullPageLoading } from '../../ui/feedback/FullPageLoading.tsx';

const route = getRouteApi('/signed-in/admin/blog-management/$id');

/** /admin/blog-management/{id}, and /new for an article that is begun (S2.2). */
export default function BlogEditorPage() {
  const { id } = route.useParams();
  const { data: user } = useQuery(currentUser());
  // A new article gets its id while it is written: its editor stays as it is then.
  const session = useRef({ key: id, ids: [id] });
  if (!session.current.ids.includes(id)) session.current = { key: id, ids: [id] };
  if (!user) return null;
  if (!can(user, 'call', lateApi.blogAdmin.create)) {
    return <AccessDenied>You don't have permission to access blog management.</AccessDenied>;
  }
  return (
    <Opened
      key={session.current.key}
      userId={user.id}
      id={session.current.key}
      onBegun={(begun) => session.current.ids.push(begun)}
      isHere={(pathname) =>
        session.current.ids.some((each) => pathname === paths.blogEditor.replace('$id', each))
      }
    />
  );
}

interface OpenedProps {
  userId: number;
  /** As the address says it: a number, or `new`. */
  id: string;
  onBegun: (id: string) => void;
  isHere: (pathname: string) => boolean;
}

function Opened({ userId, id, onBegun, isHere }: OpenedProps) {
  const navigate = route.useNavigate();
  const isNew = id === 'new';
  const article = useQuery({ ...managedArticle(Number(id)), enabled: !isNew });
  if (!isNew && article.isPending) return <FullPageLoading />;
  if (!isNew && !article.data) {
    return (
      <ErrorState
        level={1}
        title="This article did not arrive."
        retrying={article.isFetching}
        onRetry={() => void article.refetch()}
      >
        It may have been removed for good, or the network be away.
      </ErrorState>
    );
  }
  return (
    <EditorScreen
      userId={userId}
      opened={article.data ?? null}
      isHere={isHere}
      onBegun={(begun) => {
        onBegun(String(begun));
        void navigate({ params: { id: String(begun) }, replace: true, resetScroll: false });
      }}
      onOpen={(other) => void navigate({ params: { id: String(other) } })}
    />
  );
}
