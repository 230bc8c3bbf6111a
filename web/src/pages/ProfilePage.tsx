import { can, type User } from '@pathkeeper/contract';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { currentUser } from '../features/accounts/accounts.queries.ts';
import { OwnPassword } from '../features/accounts/OwnPassword.tsx';
import { Activity } from '../features/accounts/security/Activity.tsx';
import { Factors } from '../features/accounts/security/Factors.tsx';
import { Passkeys } from '../features/accounts/security/Passkeys.tsx';
import { SignOutEverywhere } from '../features/accounts/security/SignOutEverywhere.tsx';
import { SsoLink } from '../features/accounts/security/SsoLink.tsx';
import { GoalsScreen } from '../features/goals/list/GoalsScreen.tsx';
import { AnalysisScreen } from '../features/growth/analysis/AnalysisScreen.tsx';
import { PeriodicReflections } from '../features/guide/period/PeriodicReflections.tsx';
import { GuideSettings } from '../features/guide/settings/GuideSettings.tsx';
import { AccountTab } from '../features/profile/account/AccountTab.tsx';
import { DataTab } from '../features/profile/account/DataTab.tsx';
import { deviceOf } from '../features/profile/account/device.ts';
import { ProfileHead } from '../features/profile/overview/ProfileHead.tsx';
import { ProfileSection } from '../features/profile/ProfileSection.tsx';
import { ProfileTabs } from '../features/profile/ProfileTabs.tsx';
import { PROFILE_TABS, type ProfileTab, planName } from '../features/profile/profile.address.ts';
import { SettingsTab } from '../features/profile/settings/SettingsTab.tsx';
import { siteInfo } from '../features/site/site.queries.ts';
import {
  SubscriptionPanel,
  usePortalReturn,
  useUpgradeReturn,
} from '../features/subscription/index.ts';
import { Page } from '../ui/page/Page.tsx';
import { ProfileOverview } from './ProfileOverview.tsx';

const route = getRouteApi('/signed-in/profile');

/** /profile (S1.2). */
export default function ProfilePage() {
  const { data: user } = useQuery(currentUser());
  const address = route.useSearch();
  const { tab = 'overview' } = address;
  const { upgrade, plan, session, back } = address;
  usePortalReturn(back === 'portal');
  useUpgradeReturn({ upgrade, session, planName: planName(plan) });
  if (!user) return null;
  return (
    <>
      <title>{`${PROFILE_TABS[tab]} · Profile · Pathkeeper`}</title>
      <Page>
        <ProfileHead user={user} />
        <ProfileTabs current={tab} />
        <div>
          <TabContent tab={tab} user={user} />
        </div>
      </Page>
    </>
  );
}

function TabContent({ tab, user }: { tab: ProfileTab; user: User }) {
  const { data: site } = useQuery(siteInfo());
  switch (tab) {
    case 'overview':
      return <ProfileOverview user={user} />;
    case 'analysis':
      return (
        <AnalysisScreen>
          <PeriodicReflections />
        </AnalysisScreen>
      );
    case 'goals':
      return <GoalsScreen />;
    case 'subscription':
      return <SubscriptionPanel user={user} />;
    case 'data':
      return <DataTab />;
    case 'settings':
      return (
        <>
          <SettingsTab user={user} />
          <ProfileSection title="The guide" line="Who reads a page when you ask about it.">
            <GuideSettings canTry={can(user, 'call', { access: 'admin' })} />
          </ProfileSection>
        </>
      );
    case 'account':
      return (
        <AccountTab
          user={user}
          password={<OwnPassword username={user.username} />}
          security={{
            secondStep: <Factors />,
            passkeys: <Passkeys />,
            elsewhere: site?.signInAt ? <SsoLink place={site.signInAt} /> : null,
            everywhere: <SignOutEverywhere />,
            recently: <Activity nameOf={(userAgent) => deviceOf(userAgent).name} />,
          }}
        />
      );
  }
}
