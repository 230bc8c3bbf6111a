import { getRouteApi } from '@tanstack/react-router';
import { ForumScreen } from '../../features/forum/reading/home/ForumScreen.tsx';

const route = getRouteApi('/commons/forum');

/** /forum (S2.2). */
export default function ForumPage() {
  const address = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <ForumScreen
      address={address}
      onSearch={(q) => void navigate({ search: { ...address, q }, replace: true })}
    />
  );
}
