import type { User } from '@pathkeeper/contract';
import { can } from '@pathkeeper/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lateApi } from '../../lib/api/late-endpoints.ts';
import { paths } from '../../lib/paths.ts';
import { TabCount, Tabs } from '../../ui/lists/Tabs.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { PageTitle } from '../../ui/typography/PageTitle.tsx';
import { ActsLog } from './log/ActsLog.tsx';
import { DoorLog } from './log/DoorLog.tsx';
import classes from './PanelScreen.module.css';
import { PANEL_TABS, type PanelAddress, type PanelTab } from './panel.address.ts';
import { headcount } from './panel.queries.ts';
import { SettingsTab } from './settings/SettingsTab.tsx';
import { UserTable } from './users/UserTable.tsx';
import { VisionTab } from './vision/VisionTab.tsx';

const TAB_NAMES: Record<PanelTab, string> = {
  users: 'User Management',
  vision: 'Vision System',
  settings: 'Admin Settings',
};

interface PanelScreenProps {
  user: User;
  address: PanelAddress;
  /** Goes to another address of this screen, in place of this one. */
  onAddress: (address: PanelAddress) => void;
}

/** The admin panel: roles, who may use the vision tools, and what is set for the installation (S2.2). */
export function PanelScreen({ user, address, onAddress }: PanelScreenProps) {
  const tab: PanelTab = address.tab ?? 'users';
  const all = useQuery(headcount()).data?.all;
  return (
    <Page className={classes.page}>
      <header className={classes.head}>
        <div>
          <PageTitle>Admin Panel</PageTitle>
          <p className={classes.words}>
            Counts, dates and switches. Nobody’s pages are in here, and no key opens them.
          </p>
        </div>
        <nav aria-label="Other desks" className={classes.links}>
          <Link to={paths.adminDashboard}>Admin Dashboard</Link>
          {can(user, 'call', lateApi.contact.messages) && (
            <Link to={paths.contactMessages}>Contact Messages</Link>
          )}
          <Link to={paths.visionBoard}>Vision Board</Link>
          {can(user, 'useVisionJourney') && (
            <Link to={paths.visionJourney}>Life Vision Journey</Link>
          )}
        </nav>
      </header>
      <Tabs
        label="Admin Panel"
        tabs={PANEL_TABS}
        current={tab}
        link={(each, given) => (
          <Link to={paths.adminPanel} search={each === 'users' ? {} : { tab: each }} {...given}>
            {TAB_NAMES[each]} {each === 'users' && all != null && <TabCount>{all}</TabCount>}
          </Link>
        )}
      />
      {tab === 'users' && <UserTable user={user} address={address} onAddress={onAddress} />}
      {tab === 'vision' && <VisionTab />}
      {tab === 'settings' && (
        <>
          <SettingsTab user={user} />
          <ActsLog
            filter={address}
            onFilter={(filter) => onAddress({ tab: 'settings', ...filter })}
          />
          <DoorLog />
        </>
      )}
    </Page>
  );
}
