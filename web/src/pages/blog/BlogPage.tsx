import { getRouteApi } from '@tanstack/react-router';
import { parseBlogAddress } from '../../features/blog/blog.address.ts';
import { BlogScreen } from '../../features/blog/list/BlogScreen.tsx';

const route = getRouteApi('/commons/blog');

/** /blog (S2.2). */
export default function BlogPage() {
  const address = parseBlogAddress({ ...route.useSearch() });
  const navigate = route.useNavigate();
  return (
    <BlogScreen
      address={address}
      onSearch={(q) => void navigate({ search: { q }, resetScroll: false })}
    />
  );
}
