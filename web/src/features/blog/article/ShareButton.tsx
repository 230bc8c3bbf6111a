import { IconShare2 } from '@tabler/icons-react';
import { paths } from '../../../lib/paths.ts';
import { shareLink } from '../../../ui/share-link.ts';

interface SharedArticle {
  title: string;
  slug: string;
}

/** Hands the address of an article on (S2.2). */
export const shareArticle = ({ title, slug }: SharedArticle): Promise<void> => {
  const path = paths.blogArticle.replace('$slug', encodeURIComponent(slug));
  return shareLink({ title, url: new URL(path, location.origin).href });
};

export function ShareButton({ article }: { article: SharedArticle }) {
  return (
    <button type="button" className="article-share" onClick={() => void shareArticle(article)}>
      <IconShare2 aria-hidden size={18} stroke={1.6} />
      Share
    </button>
  );
}
