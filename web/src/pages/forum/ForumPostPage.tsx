import { getRouteApi } from '@tanstack/react-router';
import { PostRoom } from '../../features/forum/reading/post/PostRoom.tsx';

const route = getRouteApi('/commons/forum/post/$id');

/** /forum/post/{id} (S2.2). */
export default function ForumPostPage() {
  const { id } = route.useParams();
  const { page } = route.useSearch();
  return <PostRoom key={id} id={id} page={page} />;
}
