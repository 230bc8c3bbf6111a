import { getRouteApi } from '@tanstack/react-router';
import { PreviewScreen } from '../../features/blog/article/PreviewScreen.tsx';
import { ArticleNotFound } from './ArticleNotFound.tsx';

const route = getRouteApi('/commons/blog/preview/$token');

/** /blog/preview/{token} (D60). */
export default function BlogPreviewPage() {
  const { token } = route.useParams();
  return <PreviewScreen key={token} token={token} notFound={<ArticleNotFound />} />;
}
