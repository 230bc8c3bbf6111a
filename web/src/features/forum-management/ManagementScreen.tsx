import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { LinkButton } from '../../ui/controls/LinkButton.tsx';
import { SearchField } from '../../ui/forms/fields/SearchField.tsx';
import { useSearchText } from '../../ui/forms/use-search-text.ts';
import { TabCount, Tabs } from '../../ui/lists/Tabs.tsx';
import { TitledPage } from '../../ui/page/TitledPage.tsx';
import { adminStats } from '../admin-dashboard/admin.queries.ts';
import { categories, forumStats } from '../forum/forum.queries.ts';
import { CategoryDialog } from './CategoryDialog.tsx';
import { CategoryTable } from './CategoryTable.tsx';
import classes from './ManagementScreen.module.css';
import { MemberList } from './MemberList.tsx';
import { ModeratorList } from './ModeratorList.tsx';
import {
  MANAGEMENT_TABS,
  type ManagementAddress,
  type ManagementTab,
} from './management.address.ts';
import { moderators } from './management.queries.ts';
import { PostTable } from './PostTable.tsx';

const TAB_NAMES: Record<ManagementTab, string> = {
  categories: 'Categories',
  posts: 'Posts',
  users: 'Users',
  moderators: 'Moderators',
};

interface ManagementScreenProps {
  address: ManagementAddress;
  onSearch: (q: string | undefined) => void;
}

/** Forum Management: the owner's side of the forum (S2.2, D47). */
export function ManagementScreen({ address, onSearch }: ManagementScreenProps) {
  const { q } = address;
  const tab: ManagementTab = address.tab ?? 'categories';
  const search = useSearchText(q ?? '', onSearch);
  const counts: Partial<Record<ManagementTab, number>> = {
    categories: useQuery(categories()).data?.length,
    posts: useQuery(forumStats()).data?.totalPosts,
    users: useQuery(adminStats()).data?.totalUsers,
    moderators: useQuery(moderators()).data?.length,
  };
  const [isMaking, setIsMaking] = useState(false);
  return (
    <TitledPage
      title="Forum Management"
      words="The owner’s side: what categories there are, and who keeps order in them."
      actions={
        <div className={classes.actions}>
          <Button
            variant="filled"
            icon={<IconPlus aria-hidden />}
            onClick={() => setIsMaking(true)}
          >
            New Category
          </Button>
          <LinkButton to={paths.forumAdmin}>Forum Administration</LinkButton>
        </div>
      }
    >
      <search className={classes.search}>
        <SearchField
          label="Search categories, posts, users and moderators"
          labelHidden
          placeholder="One search for all four"
          dir="auto"
          value={search.text}
          onChange={(event) => search.change(event.target.value)}
          onClear={search.clear}
        />
      </search>
      <Tabs
        label="Forum Management"
        tabs={MANAGEMENT_TABS}
        current={tab}
        link={(each, given) => (
          <Link
            to={paths.forumManagement}
            search={{ q, tab: each === 'categories' ? undefined : each }}
            {...given}
          >
            {TAB_NAMES[each]} {counts[each] !== undefined && <TabCount>{counts[each]}</TabCount>}
          </Link>
        )}
      />
      <div className={classes.main}>
        {tab === 'categories' && <CategoryTable q={q} />}
        {tab === 'posts' && <PostTable q={q} />}
        {tab === 'users' && <MemberList q={q} />}
        {tab === 'moderators' && <ModeratorList q={q} />}
      </div>
      {isMaking && <CategoryDialog category={null} onClose={() => setIsMaking(false)} />}
    </TitledPage>
  );
}
