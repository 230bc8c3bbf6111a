import { EMBLEMS, emblemLevel, TOP_LEVEL, type User } from '@pathkeeper/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { dayHere, plainDay } from '../../../lib/dates.ts';
import { paths } from '../../../lib/paths.ts';
import { SwitchRow } from '../../../ui/forms/fields/toggles/SwitchRow.tsx';
import { progress } from '../../progression/progression.queries.ts';
import { useUpdateMe } from '../account.queries.ts';
import { Fact, Facts } from '../Fact.tsx';
import { ProfileSection } from '../ProfileSection.tsx';
import { useQuietMode } from '../profile.queries.ts';
import classes from './AccountTab.module.css';
import { EmblemPicker } from './EmblemPicker.tsx';
import { NameForm } from './NameForm.tsx';
import { SessionList } from './SessionList.tsx';

interface AccountTabProps {
  user: User;
  /** The form that changes the password. */
  password: ReactNode;
  /** What keeps the account safe: each the contents of its section. */
  security: Record<'secondStep' | 'passkeys' | 'everywhere' | 'recently', ReactNode> & {
    /** Null where nobody signs in elsewhere. */
    elsewhere: ReactNode;
  };
}

/** The account: name, emblem, where it is signed in, and how to close it. */
export function AccountTab({ user, password, security }: AccountTabProps) {
  const isQuiet = useQuietMode();
  const names = [user.firstName, user.lastName].filter(Boolean).join(' ');
  return (
    <>
      <ProfileSection
        title="Display name"
        line="What you are called here. Your entries carry no name."
      >
        <NameForm user={user} />
      </ProfileSection>
      <ProfileSection
        title="Emblem"
        line={isQuiet === false ? <TrayLine /> : 'A mark beside your name.'}
      >
        <EmblemPicker user={user} isQuiet={isQuiet} />
      </ProfileSection>
      <ProfileSection
        title="Second step"
        line="After the password, something you have in your hand."
      >
        {security.secondStep}
      </ProfileSection>
      <ProfileSection title="Passkeys" line="A device that vouches for you, after the password.">
        {security.passkeys}
      </ProfileSection>
      <ProfileSection title="Sessions" line="Where this book lies open.">
        <SessionList />
        {security.everywhere}
      </ProfileSection>
      <ProfileSection title="Password" line="Changing it signs you out everywhere but here.">
        {password}
      </ProfileSection>
      {security.elsewhere !== null && (
        <ProfileSection
          title="Signing in elsewhere"
          line="A place that vouches for you, instead of the password."
        >
          {security.elsewhere}
        </ProfileSection>
      )}
      <ProfileSection title="Recently" line="Ninety days, then forgotten.">
        {security.recently}
      </ProfileSection>
      <ProfileSection title="Account" line="What is known of you here.">
        <Facts>
          <Fact name="Username">{user.username}</Fact>
          {names && <Fact name="First and last name">{names}</Fact>}
          <Fact name="Email">{user.email}</Fact>
          <Fact name="Account type">{user.isEntitled ? 'Premium Plan' : 'Free Beta Account'}</Fact>
          <Fact name="Member since">{plainDay(dayHere(user.createdAt))}</Fact>
        </Facts>
      </ProfileSection>
      <ProfileSection danger title="Danger zone" line="This cannot be taken back.">
        <p className={classes.name}>Close the account</p>
        <p className={classes.note}>
          Please contact support to delete your account.{' '}
          <Link to={paths.contact}>Contact support</Link>
        </p>
        <LeavesWords user={user} />
      </ProfileSection>
    </>
  );
}

/** What becomes of words in the forum: chosen beforehand, for nobody can be asked afterwards (D56). */
function LeavesWords({ user }: { user: User }) {
  const { mutate, isPending, variables } = useUpdateMe('Choice Not Saved');
  const checked = isPending ? variables.leavesWords === true : user.leavesWords;
  return (
    <SwitchRow
      label="Leave my words in the forum"
      note="If this account is ever deleted, they stay, signed “a former member”. Otherwise they go with it."
      checked={checked}
      onChange={(event) => mutate({ leavesWords: event.target.checked })}
    />
  );
}

/** How many of the tray are the reader's. */
function TrayLine() {
  const { data } = useQuery(progress());
  const gateLevel = data?.gateLevel ?? TOP_LEVEL;
  const open = EMBLEMS.filter(({ name }) => gateLevel >= (emblemLevel(name) ?? TOP_LEVEL)).length;
  return open === EMBLEMS.length
    ? `All ${EMBLEMS.length} are yours, the beacon among them.`
    : `${open} of ${EMBLEMS.length} are yours. The rest open as you climb.`;
}
