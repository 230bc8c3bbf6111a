import { can, type User } from '@pathkeeper/contract';
import { Link } from '@tanstack/react-router';
import { lateApi } from '../../lib/api/late-endpoints.ts';
import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/controls/LinkButton.tsx';
import { TabCount, Tabs } from '../../ui/lists/Tabs.tsx';
import { TitledPage } from '../../ui/page/TitledPage.tsx';
import { LogMargin } from './log/LogMargin.tsx';
import { WholeLog } from './log/WholeLog.tsx';
import classes from './ModerationScreen.module.css';
import type { ModerationAddress, ModerationTab } from './moderation.address.ts';
import { CreatePost } from './posts/CreatePost.tsx';
import { ManagedPosts } from './posts/ManagedPosts.tsx';
import { Reports } from './queue/Reports.tsx';
import { useQueue } from './queue/use-queue.ts';
import { ForumSettingsForm } from './settings/ForumSettingsForm.tsx';

const TABS = ['posts', 'create', 'reports', 'settings'] as const;

const TAB_NAMES: Record<ModerationTab, string> = {
  posts: 'Manage Posts',
  create: 'Create Post',
  reports: 'Reports',
  settings: 'Settings',
  log: 'The log',
};

interface ModerationScreenProps {
  user: User;
  address: ModerationAddress;
  onAddress: (change: Partial<ModerationAddress>) => void;
}

/** Forum Administration: posts, reports, settings, and what was done here beside them. */
export function ModerationScreen({ user, address, onAddress }: ModerationScreenProps) {
  const tab: ModerationTab = address.tab ?? 'posts';
  const queue = useQueue(address.reason);
  return (
    <TitledPage
      title="Forum Administration"
      words="For moderators and admins. What is done here is written down beside it."
      actions={
        can(user, 'call', lateApi.moderation.createCategory) && (
          <LinkButton to={paths.forumManagement}>Forum Management</LinkButton>
        )
      }
    >
      <Tabs
        label="Forum Administration"
        tabs={TABS}
        current={tab === 'log' ? 'reports' : tab}
        link={(each, given) => (
          <Link
            to={paths.forumAdmin}
            search={{ tab: each === 'posts' ? undefined : each }}
            {...given}
          >
            {TAB_NAMES[each]}{' '}
            {each === 'reports' && queue.waiting !== '0' && <TabCount>{queue.waiting}</TabCount>}
          </Link>
        )}
      />
      {tab === 'log' ? (
        <WholeLog
          act={address.act}
          person={address.person}
          onFilter={({ act, person }) => onAddress({ act, person })}
        />
      ) : (
        <div className={classes.spread}>
          <div className={classes.main}>
            {tab === 'posts' && (
              <ManagedPosts user={user} address={address} onAddress={onAddress} />
            )}
            {tab === 'create' && <CreatePost user={user} />}
            {tab === 'reports' && (
              <Reports user={user} queue={queue} address={address} onAddress={onAddress} />
            )}
            {tab === 'settings' && <ForumSettingsForm />}
          </div>
          <LogMargin />
        </div>
      )}
    </TitledPage>
  );
}
