import { dayHere, plainDay } from '../../../lib/dates.ts';
import { paths } from '../../../lib/paths.ts';
import { Medallion } from '../../../ui/art/emblems/Medallion.tsx';
import { Button } from '../../../ui/controls/Button.tsx';
import { LinkButton } from '../../../ui/controls/LinkButton.tsx';
import { authorOf, publishedOf } from '../blog-words.ts';
import type { ArticleHeadView } from './ArticleHead.tsx';
import { shareArticle } from './ShareButton.tsx';

interface ArticleFootProps {
  article: ArticleHeadView;
  isDraft?: boolean;
}

/** The end of an article: who wrote it, and ways on (S2.2). */
export function ArticleFoot({ article, isDraft = false }: ArticleFootProps) {
  const name = authorOf(article);
  const published = plainDay(dayHere(publishedOf(article)));
  const changed = plainDay(dayHere(article.updatedAt));
  return (
    <footer className="article-foot">
      <hr className="article-mark" aria-hidden />
      <div className="article-author">
        <Medallion emblem={null} name={name} size={60} />
        <p>
          <b dir="auto">{name}</b> wrote this
          {article.publishedAt !== null && (
            <>
              {' '}
              for <time dateTime={article.publishedAt}>{published}</time>
            </>
          )}
          {changed !== published && article.updatedAt > publishedOf(article) && (
            <>
              , and changed it last on <time dateTime={article.updatedAt}>{changed}</time>
            </>
          )}
          .
        </p>
      </div>
      <div className="article-ways">
        {!isDraft && (
          <Button variant="filled" onClick={() => void shareArticle(article)}>
            Share Article
          </Button>
        )}
        <LinkButton to={paths.blog}>More Articles</LinkButton>
      </div>
    </footer>
  );
}
