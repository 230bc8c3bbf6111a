import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Loaded } from '../../../ui/feedback/Loaded.tsx';
import { Page } from '../../../ui/page/Page.tsx';
import { previewedDraft } from '../blog.queries.ts';
import { isMissing } from './ArticleScreen.tsx';
import { ArticleSkeleton } from './ArticleSkeleton.tsx';
import { ArticleView, NOT_FETCHED } from './ArticleView.tsx';

/** A draft as it will look, for whoever knows its address (D60). */
export function PreviewScreen({ token, notFound }: { token: string; notFound: ReactNode }) {
  const query = useQuery(previewedDraft(token));
  if (isMissing(query.error)) return notFound;
  return (
    <Page>
      <meta name="robots" content="noindex" />
      {query.data ? (
        <>
          <title>{`Preview: ${query.data.title} · Pathkeeper`}</title>
          <ArticleView
            head={query.data}
            query={query}
            draftLine={
              <p className="article-draft">
                This is the preview of a draft. Whoever knows its address can read it, and nobody
                else.
              </p>
            }
          />
        </>
      ) : (
        <Loaded query={query} skeleton={<ArticleSkeleton />} error={{ ...NOT_FETCHED, level: 1 }}>
          {() => null}
        </Loaded>
      )}
    </Page>
  );
}
