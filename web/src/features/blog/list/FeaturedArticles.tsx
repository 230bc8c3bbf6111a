import type { BlogCategory } from '@pathkeeper/contract';
import { useQuery } from '@tanstack/react-query';
import { featuredArticles } from '../blog.queries.ts';
import { ArticleCard } from './ArticleCard.tsx';
import { LeadSkeleton } from './BlogSkeletons.tsx';
import { LeadArticle } from './LeadArticle.tsx';

/** The articles that stand above the others; nothing where there are none, or none arrive. */
export function FeaturedArticles({ category }: { category: BlogCategory | undefined }) {
  const { data, isPending } = useQuery(featuredArticles(category));
  const [lead, ...others] = data ?? [];
  if (!isPending && !lead) return null;
  return (
    <section className="blog-section" aria-labelledby="featured">
      <h2 id="featured" className="blog-heading">
        Featured Articles
      </h2>
      {lead ? <LeadArticle article={lead} /> : <LeadSkeleton />}
      {others.length > 0 && (
        <ul className="blog-grid">
          {others.map((article) => (
            <li key={article.id}>
              <ArticleCard article={article} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
