import type { User } from '@pathkeeper/contract';
import { Fact, Facts } from '../Fact.tsx';
import { ProfileSection } from '../ProfileSection.tsx';
import classes from './DataTab.module.css';
import { isPremiumHere } from './use-upgrade-return.ts';

const INCLUDED = [
  'Entries, folders, tags and search',
  'A reflection on an entry, a week or a month, and a word with Merlin',
  'The vault, the goals and the growth map',
  'Everything you wrote, to take along whenever you like',
];

/** What the account has been given to use (S1.2, S3.9). */
export function SubscriptionTab({ user }: { user: User }) {
  const { subscriptionStatus: status, betaAccessGranted } = user;
  return (
    <>
      <ProfileSection title="Your plan" line="Nothing is charged for it.">
        <p className={classes.plan}>Free Beta Account</p>
        <Facts>
          <Fact name="Status">{status.charAt(0).toUpperCase() + status.slice(1)}</Fact>
          <Fact name="Beta tester">{betaAccessGranted ? 'Yes' : 'No'}</Fact>
          {isPremiumHere() && <Fact name="Upgrade">Paid for in this browser</Fact>}
        </Facts>
      </ProfileSection>
      <ProfileSection title="What it includes" line="All that is here.">
        <ul className={classes.list}>
          {INCLUDED.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </ProfileSection>
      <ProfileSection title="Managing it" line="There is nothing to cancel.">
        <p className={classes.words}>Managing your subscription is coming soon.</p>
      </ProfileSection>
    </>
  );
}
