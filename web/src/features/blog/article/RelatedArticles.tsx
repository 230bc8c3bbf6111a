import type { ArticleCard as Card } from '@pathkeeper/contract';
import { ArticleCard } from '../list/ArticleCard.tsx';

/** Three articles to go on with. */
export function RelatedArticles({ articles }: { articles: readonly Card[] }) {
  if (articles.length === 0) return null;
  return (
    <section className="article-more" aria-labelledby="related">
      <h2 id="related">Related Articles</h2>
      <ul>
        {articles.map((article) => (
          <li key={article.id}>
            <ArticleCard article={article} />
          </li>
        ))}
      </ul>
    </section>
  );
}
