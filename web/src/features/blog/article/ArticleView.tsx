import type { PreviewedArticle } from '@pathkeeper/contract';
import type { ReactNode } from 'react';
import { type Loadable, Loaded } from '../../../ui/feedback/Loaded.tsx';
import '../../../ui/page/print-sheet.css';
import '../styles/all.css';
import { ArticleContents } from './ArticleContents.tsx';
import { ArticleFoot } from './ArticleFoot.tsx';
import { ArticleHead, type ArticleHeadView } from './ArticleHead.tsx';
import { ArticlePicture } from './ArticlePicture.tsx';
import { WordsSkeleton } from './ArticleSkeleton.tsx';
import { ArticleWords } from './ArticleWords.tsx';
import { RelatedArticles } from './RelatedArticles.tsx';

interface ArticleViewProps {
  /** What is known of it before its words are there. */
  head: ArticleHeadView;
  query: Loadable<PreviewedArticle>;
  /** Stands above the words of a draft, which nobody shares. */
  draftLine?: ReactNode;
}

/** An article with what belongs to it (S2.2). */
export function ArticleView({ head, query, draftLine }: ArticleViewProps) {
  const isDraft = draftLine !== undefined;
  const { data: article } = query;
  return (
    <>
      <article className="article" data-print-sheet aria-labelledby="article-title">
        {draftLine}
        <ArticleHead article={head} isDraft={isDraft} />
        {head.featuredPicture && <ArticlePicture picture={head.featuredPicture} />}
        <Loaded
          query={query}
          skeleton={<WordsSkeleton />}
          error={{ ...NOT_FETCHED, level: 2 }}
          silentRefetch
        >
          {({ content, contents }) => (
            <div className="article-body">
              <ArticleContents contents={contents} />
              <ArticleWords content={content} />
            </div>
          )}
        </Loaded>
        {article && <ArticleFoot article={head} isDraft={isDraft} />}
      </article>
      {article && <RelatedArticles articles={article.related} />}
    </>
  );
}

/** Said where an article does not arrive (S2.8). */
export const NOT_FETCHED = {
  title: 'Failed to fetch article',
  words: 'It is safe where it is; only the way to it is closed just now.',
  retryLabel: 'Retry',
};
