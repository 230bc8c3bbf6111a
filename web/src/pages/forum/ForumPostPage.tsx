import { getRouteApi } from '@tanstack/react-router';
import { PostScreen } from '../../features/forum/reading/post/PostScreen.tsx';
import { ForumNotFound } from './ForumNotFound.tsx';

const route = getRouteApi('/commons/forum/post/$id');

/** /forum/post/{id} (S2.2). */
export default function ForumPostPage() {
  const { id } = route.useParams();
  const { page } = route.useSearch();
  return (
    <PostScreen
      key={id}
      id={id}
      page={page}
      notFound={
        <ForumNotFound title="Post not found">
          There is nothing under that number. It may have been removed, or its address mistyped.
        </ForumNotFound>
      }
    />
  );
}
