import { ARTICLE_STATES, type ArticleState, type ManagedCard } from '@pathkeeper/contract';
import { IconPlus } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { paths } from '../../lib/paths.ts';
import { RankMark } from '../../ui/art/RankMark.tsx';
import { LinkButton } from '../../ui/controls/LinkButton.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Loaded } from '../../ui/feedback/Loaded.tsx';
import { SkeletonRows } from '../../ui/feedback/Skeleton.tsx';
import { SearchField } from '../../ui/forms/fields/SearchField.tsx';
import { useSearchText } from '../../ui/forms/use-search-text.ts';
import { allPages, MorePages } from '../../ui/lists/paging/MorePages.tsx';
import { Table } from '../../ui/lists/Table.tsx';
import { Tabs } from '../../ui/lists/Tabs.tsx';
import { TitledPage } from '../../ui/page/TitledPage.tsx';
import { ArticleMenu } from './ArticleMenu.tsx';
import { ArticleDate, ArticleTitle, StateMark } from './article-cells.tsx';
import classes from './BlogManagementScreen.module.css';
import type { BlogAdminAddress } from './blog-admin.address.ts';
import { articlePages } from './blog-admin.queries.ts';

const TABS = ['all', ...ARTICLE_STATES] as const;

const TAB_NAMES: Record<'all' | ArticleState, string> = {
  all: 'All',
  draft: 'Drafts',
  scheduled: 'Scheduled',
  published: 'Published',
  removed: 'Removed',
};

const NEW = { id: 'new' };

interface BlogManagementScreenProps {
  address: BlogAdminAddress;
  onSearch: (q: string | undefined) => void;
}

/** 'One article', '13 articles', or '20 of 1,234 articles' while not all are shown. */
function countOf(shown: number, total = shown): string {
  if (total === 1) return 'One article';
  const all = `${total.toLocaleString('en-US')} articles`;
  return shown < total ? `${shown.toLocaleString('en-US')} of ${all}` : all;
}

/** Blog Management: every article, and what can be done with it (S2.2, D60). */
export function BlogManagementScreen({ address, onSearch }: BlogManagementScreenProps) {
  const { q, state } = address;
  const search = useSearchText(q ?? '', onSearch);
  const query = useInfiniteQuery(articlePages(address));
  const articles = query.data?.pages.flatMap(({ items }) => items);
  return (
    <TitledPage
      title="Blog Management"
      words="What is written, what waits for its day, and who wrote it."
      actions={
        <LinkButton
          to={paths.blogEditor}
          params={NEW}
          variant="filled"
          icon={<IconPlus aria-hidden size={20} />}
          className={classes.create}
        >
          Create Article
        </LinkButton>
      }
    >
      <search className={classes.search}>
        <SearchField
          label="Search articles"
          labelHidden
          placeholder="Title, category or tag"
          dir="auto"
          value={search.text}
          onChange={(event) => search.change(event.target.value)}
          onClear={search.clear}
        />
      </search>
      <Tabs
        label="Articles"
        tabs={TABS}
        current={state ?? 'all'}
        link={(each, given) => (
          <Link
            to={paths.blogManagement}
            search={{ q, state: each === 'all' ? undefined : each }}
            {...given}
          >
            {TAB_NAMES[each]}
          </Link>
        )}
      />
      <Loaded
        query={allPages(query, articles)}
        skeleton={<SkeletonRows label="Loading articles" count={6} />}
        error={{ title: 'The articles did not arrive.', words: 'They are safe on the server.' }}
        empty={<NoArticles {...address} />}
      >
        {(rows) => (
          <div className={classes.rows}>
            <ArticleTable rows={rows} />
            <p className={classes.count}>
              {countOf(rows.length, query.data?.pages.at(-1)?.total)}. Last changed first.
            </p>
            <MorePages query={query} label="Older" what="The older ones" />
          </div>
        )}
      </Loaded>
    </TitledPage>
  );
}

function ArticleTable({ rows }: { rows: readonly ManagedCard[] }) {
  return (
    <Table
      caption="Articles"
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        { key: 'title', head: 'Title', cell: (row) => <ArticleTitle article={row} /> },
        { key: 'category', head: 'Category', cell: ({ category }) => category ?? 'None yet' },
        { key: 'state', head: 'Status', cell: (row) => <StateMark article={row} /> },
        {
          key: 'author',
          head: 'Author',
          cell: ({ author }) => author.displayName || author.username,
        },
        { key: 'date', head: 'Date', cell: (row) => <ArticleDate article={row} /> },
        { key: 'menu', head: 'Actions', cell: (row) => <ArticleMenu article={row} /> },
      ]}
    />
  );
}

function NoArticles({ q, state }: BlogAdminAddress) {
  const glyph = <RankMark level={2} ink size={92} />;
  if (q) {
    return (
      <EmptyState glyph={glyph} title="No article says that.">
        The search looks at titles, categories and tags.
      </EmptyState>
    );
  }
  if (state) {
    return (
      <EmptyState glyph={glyph} title="None of these.">
        {state === 'removed'
          ? 'What is deleted waits here for 30 days, and can be brought back.'
          : 'The other articles stand under All.'}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      glyph={glyph}
      title="Nothing has been written yet."
      action={
        <LinkButton to={paths.blogEditor} params={NEW}>
          Write the first article
        </LinkButton>
      }
    >
      A draft is nobody’s business but yours, until you publish it.
    </EmptyState>
  );
}
