import { getRouteApi } from '@tanstack/react-router';
import { ForumRoom } from '../../features/forum/reading/home/ForumRoom.tsx';

const route = getRouteApi('/commons/forum');

/** /forum (S2.2). */
export default function ForumPage() {
  const address = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <ForumRoom
      address={address}
      onSearch={(q) => void navigate({ search: { ...address, q }, replace: true })}
    />
  );
}
