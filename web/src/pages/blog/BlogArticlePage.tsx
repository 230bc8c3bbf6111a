import { getRouteApi } from '@tanstack/react-router';
import { useCallback } from 'react';
import { ArticleScreen } from '../../features/blog/article/ArticleScreen.tsx';
import { ArticleNotFound } from './ArticleNotFound.tsx';

const route = getRouteApi('/commons/blog/$slug');

/** /blog/{slug} (S2.2). */
export default function BlogArticlePage() {
  const { slug } = route.useParams();
  const navigate = route.useNavigate();
  const toNewest = useCallback(
    (newest: string) => void navigate({ params: { slug: newest }, replace: true }),
    [navigate],
  );
  return <ArticleScreen key={slug} slug={slug} onMoved={toNewest} notFound={<ArticleNotFound />} />;
}
