import { can } from '@pathkeeper/contract';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lateApi } from '../../../../lib/api/late-endpoints.ts';
import { paths } from '../../../../lib/paths.ts';
import { LinkButton } from '../../../../ui/controls/LinkButton.tsx';
import { Tabs } from '../../../../ui/lists/Tabs.tsx';
import { TitledPage } from '../../../../ui/page/TitledPage.tsx';
import { Rule } from '../../../../ui/typography/Rule.tsx';
import { SectionHead } from '../../../../ui/typography/SectionHead.tsx';
import { FORUM_TABS, type ForumAddress, type ForumTab } from '../../forum.address.ts';
import { forumStats, postPages } from '../../forum.queries.ts';
import { useReader } from '../../use-reader.ts';
import { NewPostButton } from '../../writing/NewPostButton.tsx';
import { ForumSearch } from '../lists/ForumSearch.tsx';
import { NothingYet } from '../lists/NothingYet.tsx';
import { PostList } from '../lists/PostList.tsx';
import { CategoryList } from './CategoryList.tsx';
import { ForumFigures } from './ForumFigures.tsx';
import { ForumMargin } from './ForumMargin.tsx';
import classes from './ForumScreen.module.css';

const TAB_NAMES: Record<ForumTab, string> = {
  categories: 'Categories',
  featured: 'Featured Posts',
  recent: 'Recent Discussions',
  unread: 'Unread',
};

/** Discussions that the forum's home shows (S2.9). */
const RECENT = 10;

interface ForumScreenProps {
  address: ForumAddress;
  onSearch: (q: string | undefined) => void;
}

/** The forum's home: figures, search, and its parts. */
export function ForumScreen({ address, onSearch }: ForumScreenProps) {
  const { q } = address;
  const tab: ForumTab = address.tab ?? 'categories';
  const { user } = useReader();
  const { data: figures } = useQuery(forumStats());
  const tabs = FORUM_TABS.filter((each) => each !== 'unread' || user !== null);
  return (
    <TitledPage
      title="The Forum"
      words="Other people who keep a page a day."
      headClassName={classes.head}
      actions={
        <div className={classes.actions}>
          {can(user, 'call', lateApi.moderation.queue) && (
            <LinkButton to={paths.forumAdmin}>Admin</LinkButton>
          )}
          <Leaderboard />
          <NewPostButton />
        </div>
      }
    >
      <Rule weight="double" />
      <ForumFigures />
      <ForumSearch q={q} what="the forum" posts={figures?.totalPosts} onSearch={onSearch} />
      {q === undefined && (
        <Tabs
          label="The Forum"
          tabs={tabs}
          current={tab}
          link={(each, given) => (
            <Link
              to={paths.forum}
              search={{ tab: each === 'categories' ? undefined : each }}
              {...given}
            >
              {TAB_NAMES[each]}
            </Link>
          )}
        />
      )}
      <div className={classes.spread}>
        <div className={classes.main}>{q === undefined ? <Part tab={tab} /> : <Found q={q} />}</div>
        <ForumMargin />
      </div>
    </TitledPage>
  );
}

/** Not in quiet mode: it is the game (D27). */
function Leaderboard() {
  const { showsGame } = useReader();
  return showsGame ? <LinkButton to={paths.leaderboard}>Leaderboard</LinkButton> : null;
}

function Found({ q }: { q: string }) {
  return (
    <section aria-labelledby="found">
      <SectionHead id="found">Posts that were found</SectionHead>
      <PostList label="Posts found" filter={{ q }} empty={null} withCategory />
    </section>
  );
}

function Part({ tab }: { tab: ForumTab }) {
  switch (tab) {
    case 'categories':
      return (
        <>
          <section aria-label="Categories">
            <CategoryList />
          </section>
          <LatestBelow />
        </>
      );
    case 'featured':
      return (
        <section aria-label="Featured Posts">
          <PostList
            label="Featured Posts"
            filter={{ featured: true }}
            withCategory
            isHeaded
            empty={<NothingYet>No featured posts yet. Create some amazing content!</NothingYet>}
          />
        </section>
      );
    case 'unread':
      return (
        <section aria-label="Unread">
          <PostList
            label="Unread"
            filter={{ unread: true }}
            withCategory
            isHeaded
            empty={<NothingYet>You have read everything there is.</NothingYet>}
          />
        </section>
      );
    case 'recent':
      return (
        <section aria-label="Recent Discussions">
          <PostList
            label="Recent Discussions"
            filter={{}}
            first={RECENT}
            withCategory
            isHeaded
            empty={
              <NothingYet>No discussions yet. Be the first to start a conversation!</NothingYet>
            }
          />
        </section>
      );
  }
}

/** Under the categories: what was said last, if anything was. */
function LatestBelow() {
  const { data } = useInfiniteQuery(postPages({}, RECENT));
  if (!data?.pages[0]?.items.length) return null;
  return (
    <section aria-labelledby="latest" className={classes.latest}>
      <SectionHead
        id="latest"
        remark={
          <Link to={paths.forum} search={{ tab: 'recent' }}>
            All discussions
          </Link>
        }
      >
        Recent Discussions
      </SectionHead>
      <PostList
        label="Recent Discussions"
        filter={{}}
        first={RECENT}
        withCategory
        isShort
        empty={null}
      />
    </section>
  );
}
