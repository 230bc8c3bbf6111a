import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { can, type Settings, type User } from '@pathkeeper/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { api } from '../../../lib/api/endpoints.ts';
import { paths } from '../../../lib/paths.ts';
import { Loaded } from '../../../ui/feedback/Loaded.tsx';
import { Skeleton, SkeletonLine } from '../../../ui/feedback/Skeleton.tsx';
import { SwitchRow } from '../../../ui/forms/fields/toggles/SwitchRow.tsx';
import { siteInfo } from '../../site/site.queries.ts';
import { ProfileSection } from '../ProfileSection.tsx';
import { type KnownSettings, settings } from '../profile.queries.ts';
import { ThemePicker } from './ThemePicker.tsx';
import { useSwitch } from './use-switch.ts';

type Letters = Exclude<keyof Settings['notifications'], 'darkMode'>;

const LETTERS: readonly { key: Letters; label: string; note: string }[] = [
  { key: 'emailNotifications', label: 'Email Notifications', note: 'Anything by letter at all' },
  {
    key: 'weeklyReflections',
    label: 'Weekly Reflections',
    note: 'Your week, on its Sunday. Not sent yet',
  },
  {
    key: 'dailyChallenges',
    label: 'Daily Challenges',
    note: 'The day’s quest, in the morning. Not sent yet',
  },
  {
    key: 'progressReminders',
    label: 'Progress Reminders',
    note: 'How far the lantern has come. Not sent yet',
  },
];

/** The settings; each holds and is saved as soon as it is touched (S1.4). */
export function SettingsTab({ user }: { user: User }) {
  return (
    <Loaded
      query={useQuery(settings(user.id))}
      silentRefetch
      skeleton={
        <Skeleton label="Loading your settings">
          <SkeletonLine width="30%" />
          <SkeletonLine />
          <SkeletonLine />
        </Skeleton>
      }
      error={{
        title: 'The settings did not arrive.',
        words: 'They stand as you left them.',
      }}
    >
      {(known) => <Switches user={user} known={known} />}
    </Loaded>
  );
}

function Switches({ user, known }: { user: User; known: KnownSettings }) {
  const { setColorScheme } = useMantineColorScheme();
  const isDark = useComputedColorScheme('light', { getInitialValueInEffect: false }) === 'dark';
  const flip = useSwitch(user.id);
  const { notifications, game } = known;
  const isQuiet = game.quietMode;
  const setLetter = (key: Letters, label: string, isOn: boolean) =>
    flip(label, isOn, { notifications: { [key]: isOn } });
  const setDark = (isOn: boolean) => {
    setColorScheme(isOn ? 'dark' : 'light');
    flip('Dark Mode', isOn, { notifications: { darkMode: isOn } });
  };
  const setGame = (key: keyof Settings['game'], label: string, isOn: boolean) =>
    flip(label, isOn, { game: { [key]: isOn } });
  const letters = LETTERS.filter(({ key }) => !(isQuiet && IS_GAME.has(key)));
  return (
    <>
      <ProfileSection title="The page" line="How it is lit, and in which inks it is set.">
        <SwitchRow
          label="Dark Mode"
          note="Chalk on the night’s paper, wherever you sign in"
          checked={isDark}
          onChange={(event) => setDark(event.target.checked)}
        />
        <ThemePicker isQuiet={isQuiet} />
      </ProfileSection>
      <ProfileSection title="Letters" line={<LettersLine />}>
        {letters.map(({ key, label, note }) => (
          <SwitchRow
            key={key}
            label={label}
            note={note}
            checked={notifications[key]}
            onChange={(event) => setLetter(key, label, event.target.checked)}
          />
        ))}
      </ProfileSection>
      <ProfileSection title="The game" line="It may be put away. Nothing in it is lost meanwhile.">
        <SwitchRow
          label="Quiet Mode"
          note="No path, points, ranks, badges or quests on any page. What you write still counts, in silence."
          checked={isQuiet}
          onChange={(event) => setGame('quietMode', 'Quiet Mode', event.target.checked)}
        />
        <SwitchRow
          label="Leaderboard"
          note="Your username among the others’, and nothing you wrote. Off, you are not on it."
          checked={game.onLeaderboard}
          onChange={(event) => setGame('onLeaderboard', 'Leaderboard', event.target.checked)}
        />
        {can(user, 'call', api.progression.setLevel) && (
          <SwitchRow
            label="Level Testing"
            note="A switcher in your header at home, to try what each level opens. Only you have it."
            checked={game.levelTesting}
            onChange={(event) => setGame('levelTesting', 'Level Testing', event.target.checked)}
          />
        )}
      </ProfileSection>
    </>
  );
}

/** What is sent at present, by whether this installation sends mail at all (D48). */
function LettersLine() {
  const { data: site } = useQuery(siteInfo());
  if (!site) return 'What may be sent to you.';
  if (!site.canSendMail) {
    return 'What may be sent to you. This house sends no mail yet; your answers are kept until it does.';
  }
  return (
    <>
      What may be sent to you. So far that is one letter a day at most, about{' '}
      <Link to={paths.notices} hash="told-about">
        what you are told
      </Link>{' '}
      and have not read; your other answers are kept until there is more.
    </>
  );
}

/** Letters that are about the game alone. */
const IS_GAME: ReadonlySet<Letters> = new Set(['dailyChallenges', 'progressReminders']);
