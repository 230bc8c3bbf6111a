import { type ArticleCard, pictureSet } from '@pathkeeper/contract';
import { Link } from '@tanstack/react-router';
import { paths } from '../../../lib/paths.ts';
import { ArticleDay } from '../ArticleDay.tsx';
import { authorOf, minutesOf } from '../blog-words.ts';
import { ArticleTags } from './ArticleTags.tsx';
import { CategoryPlate } from './CategoryPlate.tsx';

/** The first of the featured articles, with its picture. */
export function LeadArticle({ article }: { article: ArticleCard }) {
  const { title, slug, category, excerpt, tags, featuredPicture: picture } = article;
  return (
    <article className="blog-lead">
      {picture ? (
        <div className="blog-plate">
          <img
            src={picture.url}
            srcSet={pictureSet(picture.url, picture.width)}
            sizes="(max-width: 1000px) 100vw, 612px"
            alt={picture.alt}
            width={picture.width}
            height={picture.height}
            decoding="async"
          />
        </div>
      ) : (
        <CategoryPlate category={category} />
      )}
      <div>
        <p className="blog-kicker">{category}</p>
        <h3 className="blog-lead-title" dir="auto">
          <Link to={paths.blogArticle} params={{ slug }}>
            {title}
          </Link>
        </h3>
        <p className="blog-lead-excerpt" dir="auto">
          {excerpt}
        </p>
        <p className="blog-facts">
          <bdi>{authorOf(article)}</bdi> <span>{minutesOf(article)}</span>{' '}
          <span>
            <ArticleDay article={article} />
          </span>
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
