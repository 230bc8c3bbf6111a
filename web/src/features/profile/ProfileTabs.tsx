import { Link } from '@tanstack/react-router';
import { paths } from '../../lib/paths.ts';
import { Tabs } from '../../ui/lists/Tabs.tsx';
import { PROFILE_TABS, type ProfileTab } from './profile.address.ts';

/** The parts of the profile. */
export function ProfileTabs({ current }: { current: ProfileTab }) {
  return (
    <Tabs
      label="Profile"
      tabs={Object.keys(PROFILE_TABS) as ProfileTab[]}
      current={current}
      link={(tab, { className }) => (
        <Link
          to={paths.profile}
          search={{ tab: tab === 'overview' ? undefined : tab }}
          activeOptions={{ includeSearch: true, explicitUndefined: true }}
          className={className}
        >
          {PROFILE_TABS[tab]}
        </Link>
      )}
    />
  );
}
