import { getRouteApi } from '@tanstack/react-router';
import { CategoryScreen } from '../../features/forum/reading/category/CategoryScreen.tsx';
import { ForumNotFound } from './ForumNotFound.tsx';

const route = getRouteApi('/commons/forum/category/$id');

/** /forum/category/{id} (S2.2). */
export default function ForumCategoryPage() {
  const { id } = route.useParams();
  const { q } = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <CategoryScreen
      key={id}
      id={id}
      q={q}
      onSearch={(words) => void navigate({ search: { q: words }, replace: true })}
      notFound={
        <ForumNotFound title="Category not found">
          There is no such room here. It may have been closed, or its address mistyped.
        </ForumNotFound>
      }
    />
  );
}
