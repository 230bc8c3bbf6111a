import { type ArticleCard as Card, type FoundArticle, snippetBeyond } from '@pathkeeper/contract';
import { Link } from '@tanstack/react-router';
import { dayHere, dayParts } from '../../../lib/dates.ts';
import { paths } from '../../../lib/paths.ts';
import { VisuallyHidden } from '../../../ui/page/VisuallyHidden.tsx';
import { authorOf, minutesOf, publishedOf } from '../blog-words.ts';
import { ArticleTags } from './ArticleTags.tsx';

/** An article in a list (S2.2). */
export function ArticleCard({ article, level = 3 }: { article: Card | FoundArticle; level?: 3 }) {
  const { title, slug, category, excerpt, tags } = article;
  const instant = publishedOf(article);
  const published = dayHere(instant);
  const { month, day } = dayParts(published);
  const Heading = `h${level}` as const;
  return (
    <article className="blog-card">
      <p className="blog-card-date">
        <time dateTime={instant}>
          <span className="blog-card-month">{month}</span>{' '}
          <span className="blog-card-day">{day}</span>
          <VisuallyHidden>,</VisuallyHidden>{' '}
          <span className="blog-card-year">{published.slice(0, 4)}</span>
        </time>
      </p>
      <div className="blog-card-body">
        <p className="blog-kicker">{category}</p>
        <Heading className="blog-card-title" dir="auto">
          <Link to={paths.blogArticle} params={{ slug }}>
            {title}
          </Link>
        </Heading>
        <div>
          <p className="blog-card-excerpt" dir="auto">
            {excerpt}
          </p>
          <Snippet article={article} />
        </div>
        <p className="blog-facts">
          <bdi>{authorOf(article)}</bdi> <span>{minutesOf(article)}</span>
        </p>
        <div className="blog-card-foot">
          <ArticleTags tags={tags} />
          <Link
            to={paths.blogArticle}
            params={{ slug }}
            className="blog-read"
            aria-label={`Read Article: ${title}`}
          >
            Read Article
          </Link>
        </div>
      </div>
    </article>
  );
}

/** The place that a search found, where it is none of what stands above it already. */
function Snippet({ article }: { article: Card | FoundArticle }) {
  const snippetHtml = snippetBeyond(article);
  if (snippetHtml === null) return null;
  return (
    <p
      className="blog-card-found"
      dir="auto"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped by the server but for its marks
      dangerouslySetInnerHTML={{ __html: snippetHtml }}
    />
  );
}
