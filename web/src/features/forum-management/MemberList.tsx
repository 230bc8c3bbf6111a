import { type AdminPerson, can, levelInfo, type PersonCard, type Role } from '@pathkeeper/contract';
import { IconDotsVertical } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { createLink } from '@tanstack/react-router';
import { useState } from 'react';
import { ApiError } from '../../lib/api/api-error.ts';
import { paths } from '../../lib/paths.ts';
import { counted } from '../../lib/text/in-words.ts';
import { Medallion } from '../../ui/art/emblems/Medallion.tsx';
import { RankMark } from '../../ui/art/RankMark.tsx';
import { IconButton } from '../../ui/controls/IconButton.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Loaded } from '../../ui/feedback/Loaded.tsx';
import { SkeletonRows } from '../../ui/feedback/Skeleton.tsx';
import { allPages, MorePages } from '../../ui/lists/paging/MorePages.tsx';
import { Menu, MenuItem, MenuLink } from '../../ui/overlay/Menu.tsx';
import { toast } from '../../ui/toast.ts';
import { RankAndXp, RankGlyph, useReader } from '../forum/index.ts';
import { StopDialog } from '../moderation/index.ts';
import { useStop } from '../moderation/moderation.queries.ts';
import classes from './MemberList.module.css';
import { memberPages, useAddModerator } from './management.queries.ts';

const MenuRouteLink = createLink(MenuLink);

/** Users (S2.2), the newest first: what they are in the forum, and what can be done about it. */
export function MemberList({ q }: { q: string | undefined }) {
  const query = useInfiniteQuery(memberPages(q));
  const people = query.data?.pages.flatMap(({ items }) => items);
  const [stopping, setStopping] = useState<AdminPerson | null>(null);
  const stop = useStop();
  const { user } = useReader();
  return (
    <section aria-label="Users">
      <Loaded
        query={allPages(query, people)}
        skeleton={<SkeletonRows label="Loading users" count={3} look="compact" />}
        error={{ title: 'The users did not arrive.', words: 'They are who they were.' }}
        empty={
          <EmptyState
            glyph={<RankMark level={3} ink size={92} />}
            title="Nobody’s name holds that."
          >
            Fewer letters find more.
          </EmptyState>
        }
      >
        {(rows) => (
          <>
            <ul className={classes.list}>
              {rows.map((person) => (
                <MemberRow key={person.id} person={person} onStop={() => setStopping(person)} />
              ))}
            </ul>
            <MorePages query={query} label="Show more" what="The further users" />
          </>
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

/** What everybody sees beside a name in the forum. */
const cardOf = ({ progress, ...person }: AdminPerson): PersonCard => ({
  ...{ id: person.id, username: person.username, emblem: person.emblem, hasSeal: false },
  ...{ rank: levelInfo(progress.currentLevel).rank, xpPoints: person.xpPoints },
});

const ROLE_NAMES: Partial<Record<Role, string>> = { moderator: 'Moderator', admin: 'Admin' };

function MemberRow({ person, onStop }: { person: AdminPerson; onStop: () => void }) {
  const { user, showsGame } = useReader();
  const add = useAddModerator();
  const { username, role, isOwner, totalPosts } = person;
  const card = cardOf(person);
  const title = isOwner ? 'Owner' : ROLE_NAMES[role];
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
        <RankGlyph author={card} shown={showsGame} />
        <RankAndXp author={card} shown={showsGame} />
        {title && <span className={classes.role}>{title}</span>}
        <span>{counted(totalPosts, 'post')}</span>
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
        {role === 'user' && (
          <MenuItem onClick={() => void makeModerator()}>Make moderator</MenuItem>
        )}
        {user && can(user, 'stopWriting', person) && (
          <MenuItem onClick={onStop}>Stop writing…</MenuItem>
        )}
        <MenuRouteLink to={paths.forumAdmin} search={{ tab: 'log', person: username }}>
          Lines of the log
        </MenuRouteLink>
      </Menu>
    </li>
  );
}
