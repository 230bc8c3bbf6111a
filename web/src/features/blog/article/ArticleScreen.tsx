import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { ApiError } from '../../../lib/api/api-error.ts';
import { Loaded } from '../../../ui/feedback/Loaded.tsx';
import { Page } from '../../../ui/page/Page.tsx';
import { useArticle } from '../blog.queries.ts';
import { ArticleSkeleton } from './ArticleSkeleton.tsx';
import { ArticleView, NOT_FETCHED } from './ArticleView.tsx';

interface ArticleScreenProps {
  /** As the address spells it. */
  slug: string;
  /** The article stands under another address now. */
  onMoved: (slug: string) => void;
  /** Stands in its place where there is no such article. */
  notFound: ReactNode;
}

/** An article, in every state it can be in. */
export function ArticleScreen({ slug, onMoved, notFound }: ArticleScreenProps) {
  const { query, card } = useArticle(slug);
  const newest = query.data?.slug;
  useEffect(() => {
    if (newest !== undefined && newest !== slug) onMoved(newest);
  }, [newest, slug, onMoved]);
  if (isMissing(query.error)) return notFound;
  return (
    <Page>
      {card ? (
        <>
          <title>{`${query.data?.metaTitle || card.title} · Pathkeeper`}</title>
          <ArticleView head={card} query={query} />
        </>
      ) : (
        <Loaded query={query} skeleton={<ArticleSkeleton />} error={{ ...NOT_FETCHED, level: 1 }}>
          {() => null}
        </Loaded>
      )}
    </Page>
  );
}

/** There is none at that address, or there is none any more. */
export const isMissing = (error: unknown): boolean =>
  error instanceof ApiError && [400, 404, 410].includes(error.status);
