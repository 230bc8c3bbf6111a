import { EMBLEMS, emblemLevel, TOP_LEVEL, type User } from '@pathkeeper/contract';
import { useQuery } from '@tanstack/react-query';
import { plainDay, today } from '../../lib/dates.ts';
import { progress } from '../progression/progression.queries.ts';
import classes from './AccountTab.module.css';
import { EmblemPicker } from './EmblemPicker.tsx';
import { NameForm } from './NameForm.tsx';
import { ProfileSection } from './ProfileSection.tsx';
import { useQuietMode } from './profile.queries.ts';
import { SessionList } from './SessionList.tsx';

/** The account: name, emblem, where it is signed in, and how to close it. */
export function AccountTab({ user }: { user: User }) {
  const isQuiet = useQuietMode() !== false;
  return (
    <>
      <ProfileSection
        title="Display name"
        line="What you are called here. Your entries carry no name."
      >
        <NameForm user={user} />
      </ProfileSection>
      <ProfileSection title="Emblem" line={isQuiet ? 'A mark beside your name.' : <TrayLine />}>
        <EmblemPicker user={user} isQuiet={isQuiet} />
      </ProfileSection>
      <ProfileSection title="Sessions" line="Where this book lies open.">
        <SessionList />
      </ProfileSection>
      <ProfileSection title="Account" line="What is known of you here.">
        <dl className={classes.facts}>
          <Fact name="Username">{user.username}</Fact>
          <Fact name="Email">{user.email}</Fact>
          <Fact name="Account type">Free Beta Account</Fact>
          <Fact name="Member since">{plainDay(today(new Date(user.createdAt)))}</Fact>
        </dl>
      </ProfileSection>
      <ProfileSection danger title="Danger zone" line="This cannot be taken back.">
        <p className={classes.name}>Close the account</p>
        <p className={classes.note}>Please contact support to delete your account.</p>
      </ProfileSection>
    </>
  );
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <div className={classes.fact}>
      <dt>{name}</dt>
      <dd dir="auto">{children}</dd>
    </div>
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
