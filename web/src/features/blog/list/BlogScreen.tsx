import { PAGE_TITLES } from '@pathkeeper/contract';
import { Link } from '@tanstack/react-router';
import { paths } from '../../../lib/paths.ts';
import { RankMark } from '../../../ui/art/RankMark.tsx';
import { Button } from '../../../ui/controls/Button.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Page } from '../../../ui/page/Page.tsx';
import { VisuallyHidden } from '../../../ui/page/VisuallyHidden.tsx';
import type { BlogAddress } from '../blog.address.ts';
import '../styles/all.css';
import { ArticleList, FoundArticles } from './ArticleList.tsx';
import { BlogSearch } from './BlogSearch.tsx';
import { CategoryChips } from './CategoryChips.tsx';
import { FeaturedArticles } from './FeaturedArticles.tsx';

interface BlogScreenProps {
  address: BlogAddress;
  onSearch: (q: string | undefined) => void;
}

/** The blog's list (S2.2). */
export function BlogScreen({ address, onSearch }: BlogScreenProps) {
  const { q, category, tag } = address;
  return (
    <Page className="blog">
      <title>{category ? `${category} · ${PAGE_TITLES.blog}` : PAGE_TITLES.blog}</title>
      <header className="blog-head">
        <h1 className="blog-title">Pathkeeper Blog</h1>
        <p className="blog-words">On keeping a page a day.</p>
      </header>
      <BlogSearch q={q} onSearch={onSearch} />
      <CategoryChips category={category} />
      {q === undefined ? (
        <>
          {tag === undefined && <FeaturedArticles key={category} category={category} />}
          <AllArticles address={address} />
        </>
      ) : (
        <Results q={q} onClear={() => onSearch(undefined)} />
      )}
    </Page>
  );
}

function AllArticles({ address: { category, tag } }: { address: BlogAddress }) {
  return (
    <section className="blog-section" aria-labelledby="articles">
      <h2 id="articles" className="blog-heading">
        {tag === undefined ? (
          'All Articles'
        ) : (
          <span>
            Tagged <bdi>“{tag}”</bdi>
          </span>
        )}
      </h2>
      {tag !== undefined && (
        <p className="blog-back">
          <Link to={paths.blog}>All Articles</Link>
        </p>
      )}
      <ArticleList key={`${category} ${tag}`} filter={{ category, tag }} />
    </section>
  );
}

function Results({ q, onClear }: { q: string; onClear: () => void }) {
  return (
    <section className="blog-section" aria-labelledby="results">
      <FoundArticles
        key={q}
        q={q}
        head={(total) => (
          <>
            <h2 id="results" className="blog-heading">
              <span>
                Search Results{' '}
                {total !== undefined && (
                  <span className="blog-count">({total.toLocaleString('en-US')})</span>
                )}
              </span>
            </h2>
            <VisuallyHidden role="status">
              {total !== undefined && `${total} ${total === 1 ? 'article' : 'articles'} found`}
            </VisuallyHidden>
          </>
        )}
        empty={
          <EmptyState
            level={3}
            glyph={<RankMark level={2} ink size={92} />}
            title="No articles found matching your search."
            action={<Button onClick={onClear}>Clear Search</Button>}
          >
            Fewer words find more, and so may one of the categories above.
          </EmptyState>
        }
      />
    </section>
  );
}
