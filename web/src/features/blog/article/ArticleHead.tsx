import type { PreviewedArticle } from '@pathkeeper/contract';
import { Link } from '@tanstack/react-router';
import { paths } from '../../../lib/paths.ts';
import { ArticleDay } from '../ArticleDay.tsx';
import { authorOf, minutesOf } from '../blog-words.ts';
import { ShareButton } from './ShareButton.tsx';

/** What stands at the head of an article: all that its card says, too. */
export type ArticleHeadView = Omit<
  PreviewedArticle,
  'content' | 'contents' | 'related' | 'metaTitle' | 'metaDescription'
>;

/** Characters from which on a title is set a size smaller. */
const LONG_TITLE = 40;

interface ArticleHeadProps {
  article: ArticleHeadView;
  /** Without the ways to share it: a draft has no address of its own. */
  isDraft?: boolean;
}

/** Category, title, excerpt, author, date, read time, tags and Share (S2.2). */
export function ArticleHead({ article, isDraft = false }: ArticleHeadProps) {
  const { title, category, excerpt, tags, isFeatured } = article;
  return (
    <header className="article-head">
      <p className="article-kicker">
        {category && (
          <Link to={paths.blog} search={{ category }}>
            {category}
          </Link>
        )}
        {isFeatured && <span className="article-badge">Featured</span>}
      </p>
      <h1
        id="article-title"
        className="article-title"
        data-long={title.length > LONG_TITLE || undefined}
        dir="auto"
      >
        {title}
      </h1>
      <p className="article-excerpt" dir="auto">
        {excerpt}
      </p>
      <p className="article-byline">
        <span>
          By <bdi>{authorOf(article)}</bdi>
        </span>{' '}
        <span>
          <ArticleDay article={article} />
        </span>{' '}
        <span>{minutesOf(article)}</span>
      </p>
      <div className="article-about">
        {tags.length > 0 && (
          <ul className="article-tags" aria-label="Tags">
            {tags.map((tag) => (
              <li key={tag}>
                <Link to={paths.blog} search={{ tag }}>
                  <span dir="auto">{tag}</span>
                </Link>
              </li>
            ))}
          </ul>
        )}
        {!isDraft && <ShareButton article={article} />}
      </div>
      <hr className="article-mark" aria-hidden />
    </header>
  );
}
