import { PEOPLE_LIMITS, type PersonCard } from '@pathkeeper/contract';
import { IconDotsVertical } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { createLink } from '@tanstack/react-router';
import { useState } from 'react';
import { ApiError } from '../../lib/api/api-error.ts';
import { paths } from '../../lib/paths.ts';
import { Medallion } from '../../ui/art/Medallion.tsx';
import { RankMark } from '../../ui/art/RankMark.tsx';
import { IconButton } from '../../ui/controls/IconButton.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Loaded } from '../../ui/feedback/Loaded.tsx';
import { SkeletonRows } from '../../ui/feedback/Skeleton.tsx';
import { Menu, MenuItem, MenuLink } from '../../ui/overlay/Menu.tsx';
import { toast } from '../../ui/toast.ts';
import { RankAndXp, RankGlyph, useReader } from '../forum/index.ts';
import { StopDialog } from '../moderation/index.ts';
import { useStop } from '../moderation/moderation.queries.ts';
import classes from './MemberList.module.css';
import { membersNamed, useAddModerator } from './management.queries.ts';

const MenuRouteLink = createLink(MenuLink);

/** Users (S2.2), found by the beginning of their names: what they are in the forum, and nothing else of them. */
export function MemberList({ q }: { q: string | undefined }) {
  const prefix = q ?? '';
  const query = useQuery(membersNamed(prefix));
  const [stopping, setStopping] = useState<PersonCard | null>(null);
  const stop = useStop();
  const { user } = useReader();
  if (prefix.length < PEOPLE_LIMITS.prefix.min) {
    return (
      <section aria-label="Users">
        <EmptyState glyph={<RankMark level={3} ink size={92} />} title="Whom are you looking for?">
          The beginning of a name in the search above finds them. Only what everybody may know of
          them stands here.
        </EmptyState>
      </section>
    );
  }
  return (
    <section aria-label="Users">
      <Loaded
        query={query}
        skeleton={<SkeletonRows label="Loading users" count={3} look="compact" />}
        error={{ title: 'The users did not arrive.', words: 'They are who they were.' }}
        empty={
          <EmptyState
            glyph={<RankMark level={3} ink size={92} />}
            title="Nobody’s name begins like that."
          >
            Fewer letters find more.
          </EmptyState>
        }
      >
        {(people) => (
          <ul className={classes.list}>
            {people.map((person) => (
              <MemberRow key={person.id} person={person} onStop={() => setStopping(person)} />
            ))}
          </ul>
        )}
      </Loaded>
      {stopping && (
        <StopDialog
          draftKey={`forum-stop:${user?.id}:member-${stopping.id}`}
          name={stopping.username}
          words={null}
          busy={stop.isPending}
          onClose={() => setStopping(null)}
          onStop={async ({ days, reason }) => {
            try {
              await stop.mutateAsync({ id: stopping.id, days, reason });
            } catch {
              // The toast has said it, and the form still holds what was typed.
              return false;
            }
            toast({
              title: 'Stopped from writing',
              description: `${stopping.username} is told, with your words.`,
            });
            setStopping(null);
            return true;
          }}
        />
      )}
    </section>
  );
}

function MemberRow({ person, onStop }: { person: PersonCard; onStop: () => void }) {
  const { showsGame } = useReader();
  const add = useAddModerator();
  const { username } = person;
  const makeModerator = async () => {
    try {
      await add.mutateAsync(username);
      toast({
        title: 'Moderator Added',
        description: `${username} is a moderator from the next step on.`,
      });
    } catch (error) {
      toast({
        title: 'Update Failed',
        description: (error instanceof ApiError && error.reason) || 'Please try again.',
        tone: 'destructive',
      });
    }
  };
  return (
    <li className={classes.row}>
      <Medallion emblem={person.emblem} name={username} size={44} />
      <p className={classes.words}>
        <b>{username}</b>
        <RankGlyph author={person} shown={showsGame} />
        <RankAndXp author={person} shown={showsGame} />
      </p>
      <Menu
        trigger={
          <IconButton
            label={`Actions for ${username}`}
            tooltip={false}
            icon={<IconDotsVertical aria-hidden />}
          />
        }
      >
        <MenuItem onClick={() => void makeModerator()}>Make moderator</MenuItem>
        <MenuItem onClick={onStop}>Stop writing…</MenuItem>
        <MenuRouteLink to={paths.forumAdmin} search={{ tab: 'log', person: username }}>
          Lines of the log
        </MenuRouteLink>
      </Menu>
    </li>
  );
}
