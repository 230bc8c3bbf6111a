import {
  type Mute,
  NOTICE_KINDS,
  type NoticeKind,
  type NoticeSettings,
} from '@pathkeeper/contract';
import { useQuery } from '@tanstack/react-query';
import { Medallion } from '../../ui/art/emblems/Medallion.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { Loaded, together } from '../../ui/feedback/Loaded.tsx';
import { Skeleton, SkeletonLine } from '../../ui/feedback/Skeleton.tsx';
import { SwitchRow } from '../../ui/forms/fields/toggles/SwitchRow.tsx';
import { useRowsFocus } from '../../ui/page/focus.ts';
import { toast } from '../../ui/toast.ts';
import { SectionHead } from '../../ui/typography/SectionHead.tsx';
import { useQuietMode } from '../profile/profile.queries.ts';
import { mutedMembers, noticeSettings, useMute, useSaveNoticeSettings } from './notices.queries.ts';
import classes from './ToldAbout.module.css';

const KINDS: Record<NoticeKind, { label: string; note: string }> = {
  answer: { label: 'Answers', note: 'To your posts and replies' },
  mention: { label: 'Your name', note: 'Somebody wrote it after an @' },
  followed: { label: 'Posts you follow', note: 'A new reply, told once until you have read it' },
  moderation: { label: 'Moderators', note: 'What they did with your words, and why' },
  gift: { label: 'XP', note: 'Given to you by the keepers of this house' },
};

/** What somebody is told about, and whose words they have folded away. */
export function ToldAbout() {
  const query = together(useQuery(noticeSettings()), useQuery(mutedMembers()));
  return (
    <section id="told-about" className={classes.section} aria-label="What I am told about">
      <SectionHead>What I am told about</SectionHead>
      <Loaded
        query={query}
        silentRefetch
        skeleton={
          <Skeleton label="Loading what you are told about">
            <SkeletonLine />
            <SkeletonLine />
          </Skeleton>
        }
        error={{ title: 'These settings did not arrive.', words: 'They stand as you left them.' }}
      >
        {([settings, muted]) => (
          <>
            <Switches settings={settings} />
            <Muted muted={muted} />
          </>
        )}
      </Loaded>
    </section>
  );
}

function Switches({ settings }: { settings: NoticeSettings }) {
  const save = useSaveNoticeSettings();
  const { kinds, letter, followsOwn, mail } = settings;
  // While the game is put away its notices are too (D27); the switch stands as it was left.
  const showsGame = useQuietMode() === false;
  return (
    <>
      {NOTICE_KINDS.filter((kind) => kind !== 'gift' || showsGame).map((kind) => (
        <SwitchRow
          key={kind}
          {...KINDS[kind]}
          checked={kinds[kind]}
          onChange={({ target }) => save.mutate({ kinds: { [kind]: target.checked } })}
        />
      ))}
      <SwitchRow
        label="Follow what I write in"
        note="Posts you start or answer; each can be let go by itself"
        checked={followsOwn}
        onChange={({ target }) => save.mutate({ followsOwn: target.checked })}
      />
      {mail !== 'off' && (
        <SwitchRow
          label="A letter"
          note={
            mail === 'on'
              ? 'One a day at most, with what is unread; never a word of anybody’s journal'
              : 'Every letter is turned off in your profile, this one too'
          }
          checked={letter && mail === 'on'}
          disabled={mail === 'unwanted'}
          onChange={({ target }) => save.mutate({ letter: target.checked })}
        />
      )}
    </>
  );
}

function Muted({ muted }: { muted: readonly Mute[] }) {
  const mute = useMute();
  const list = useRowsFocus<HTMLDivElement>(muted.length);
  const speak = ({ id, username }: Mute['person']) =>
    mute.mutate(
      { userId: id, muted: false },
      {
        onSuccess: () =>
          toast({
            title: `${username} can be read again.`,
            action: { label: 'Undo', onClick: () => mute.mutate({ userId: id, muted: true }) },
          }),
      },
    );
  return (
    <div ref={list} tabIndex={-1} className={classes.muted}>
      <h3 className={classes.title}>Folded away</h3>
      {muted.length === 0 ? (
        <p className={classes.none}>
          Nobody. A member’s words can be folded away where they stand in the forum; they are not
          told.
        </p>
      ) : (
        <ul className={classes.list}>
          {muted.map(({ person }) => (
            <li key={person.id}>
              <Medallion emblem={person.emblem} name={person.username} size={36} />
              <span className={classes.name}>{person.username}</span>
              <Button
                variant="bare"
                aria-label={`Read ${person.username} again`}
                onClick={() => speak(person)}
              >
                Read again
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
