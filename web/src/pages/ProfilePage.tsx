import type { User } from '@pathkeeper/contract';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { currentUser } from '../features/accounts/accounts.queries.ts';
import { GoalsRoom } from '../features/goals/GoalsRoom.tsx';
import { AnalysisRoom } from '../features/growth/AnalysisRoom.tsx';
import { GuideSettings } from '../features/guide/GuideSettings.tsx';
import { GuideTest } from '../features/guide/GuideTest.tsx';
import { MerlinButton } from '../features/guide/MerlinButton.tsx';
import { AccountTab } from '../features/profile/AccountTab.tsx';
import { DataTab } from '../features/profile/DataTab.tsx';
import { Figures } from '../features/profile/Figures.tsx';
import { ProfileHead } from '../features/profile/ProfileHead.tsx';
import { ProfileSection } from '../features/profile/ProfileSection.tsx';
import { ProfileTabs } from '../features/profile/ProfileTabs.tsx';
import { PROFILE_TABS, type ProfileTab } from '../features/profile/profile.address.ts';
import { useQuietMode } from '../features/profile/profile.queries.ts';
import { SubscriptionTab } from '../features/profile/SubscriptionTab.tsx';
import { SettingsTab } from '../features/profile/SettingsTab.tsx';
import { ProgressBadges, ProgressPath } from '../features/progression/ProgressSidebar.tsx';
import { useCabinet } from '../features/progression/use-cabinet.tsx';
import { AppMasthead } from '../features/site/AppMasthead.tsx';
import { SiteFooter } from '../features/site/SiteFooter.tsx';
import { Page } from '../ui/page/Page.tsx';
import classes from './ProfilePage.module.css';

const route = getRouteApi('/signed-in/profile');

/** /profile (document 1 section 2). */
export default function ProfilePage() {
  const { data: user } = useQuery(currentUser());
  const { tab = 'overview' } = route.useSearch();
  if (!user) return null;
  return (
    <>
      <title>{`${PROFILE_TABS[tab]} · Profile · Pathkeeper`}</title>
      <AppMasthead user={user} merlin={<MerlinButton user={user} />} />
      <main id="main" tabIndex={-1}>
        <Page>
          <ProfileHead user={user} />
          <ProfileTabs current={tab} />
          <div>
            <Room tab={tab} user={user} />
          </div>
        </Page>
      </main>
      <SiteFooter />
    </>
  );
}

function Room({ tab, user }: { tab: ProfileTab; user: User }) {
  switch (tab) {
    case 'overview':
      return <Overview />;
    case 'analysis':
      return <AnalysisRoom user={user} />;
    case 'goals':
      return <GoalsRoom />;
    case 'subscription':
      return <SubscriptionTab user={user} />;
    case 'data':
      return <DataTab user={user} />;
    case 'settings':
      return (
        <>
          <SettingsTab user={user} />
          <ProfileSection title="The guide" line="Who reads a page when you ask about it.">
            <GuideSettings />
            {user.role === 'admin' && <GuideTest />}
          </ProfileSection>
        </>
      );
    case 'account':
      return <AccountTab user={user} />;
  }
}

/** The figures, and the game beside them while it is played. */
function Overview() {
  const quiet = useQuietMode();
  return (
    <>
      <Figures isPlaying={quiet === false} />
      {quiet === false && <Cabinet />}
    </>
  );
}

function Cabinet() {
  const { openBadges, openRanks, dialogs } = useCabinet();
  return (
    <div className={classes.cabinet}>
      <ProgressPath onRanks={openRanks} wide />
      <ProgressBadges onOpen={openBadges} />
      {dialogs}
    </div>
  );
}
