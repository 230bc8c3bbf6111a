import type { ForumModerator } from '@pathkeeper/contract';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { ApiError } from '../../lib/api/api-error.ts';
import { dayHere, longMonthDay } from '../../lib/dates.ts';
import { Medallion } from '../../ui/art/emblems/Medallion.tsx';
import { RankMark } from '../../ui/art/RankMark.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Loaded } from '../../ui/feedback/Loaded.tsx';
import { SkeletonRows } from '../../ui/feedback/Skeleton.tsx';
import { TextField } from '../../ui/forms/fields/TextField.tsx';
import { Sending } from '../../ui/forms/sending.ts';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx';
import { focusSoon } from '../../ui/page/focus.ts';
import { toast } from '../../ui/toast.ts';
import classes from './ModeratorList.module.css';
import { moderators, useAddModerator, useRemoveModerator } from './management.queries.ts';

/** Who keeps order in the forum, beside the admins; the owner makes them and takes it back (S2.6). */
export function ModeratorList({ q }: { q: string | undefined }) {
  const query = useQuery(moderators());
  const [leaving, setLeaving] = useState<ForumModerator | null>(null);
  const remove = useRemoveModerator();
  const list = useRef<HTMLElement>(null);
  const leave = () => {
    setLeaving(null);
    // The row of whoever left has gone, and the question with it.
    focusSoon(
      () => list.current?.querySelector('li button') ?? list.current?.querySelector('input'),
    );
  };
  const shown = query.data?.filter(
    ({ user }) => q === undefined || user.username.toLowerCase().includes(q.toLowerCase()),
  );
  return (
    <section ref={list} aria-label="Moderators">
      <AddModerator />
      <Loaded
        query={{ ...query, data: shown }}
        skeleton={<SkeletonRows label="Loading moderators" count={3} look="compact" />}
        error={{ title: 'The moderators did not arrive.', words: 'They are who they were.' }}
        empty={
          <EmptyState
            glyph={<RankMark level={8} ink size={92} />}
            title={q ? 'No moderator is called that.' : 'You and the admins keep order alone.'}
          >
            {!q && 'A moderator sees the reports, and nothing of anybody’s journal.'}
          </EmptyState>
        }
      >
        {(rows) => (
          <ul className={classes.list}>
            {rows.map((moderator) => (
              <li key={moderator.id} className={classes.row}>
                <Medallion
                  emblem={moderator.user.emblem}
                  name={moderator.user.username}
                  size={44}
                />
                <div className={classes.words}>
                  <p className={classes.name}>{moderator.user.username}</p>
                  <p className={classes.line}>{sinceOf(moderator)}</p>
                </div>
                <Button
                  aria-label={`Remove ${moderator.user.username} as a moderator`}
                  onClick={() => setLeaving(moderator)}
                >
                  Remove
                </Button>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      {leaving && (
        <ConfirmDialog
          opened
          title={`Make ${leaving.user.username} a member again?`}
          confirmLabel="Remove moderator"
          cancelLabel="Leave it"
          busy={remove.isPending}
          onCancel={() => setLeaving(null)}
          onConfirm={() => remove.mutate(leaving.userId, { onSuccess: leave })}
        >
          <p>It holds from their next step on. What they decided stays, and stays in the log.</p>
        </ConfirmDialog>
      )}
    </section>
  );
}

function sinceOf({ assignedBy, createdAt }: ForumModerator): string {
  const since = createdAt
    ? `Since ${longMonthDay(dayHere(createdAt))}`
    : 'A moderator for some time';
  return assignedBy ? `${since}, made by ${assignedBy}` : since;
}

function AddModerator() {
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const add = useAddModerator();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const username = name.trim();
    if (add.isPending) return;
    if (username === '') return setError('Whom?');
    try {
      const { user } = await add.mutateAsync(username);
      setName('');
      toast({
        title: 'Moderator Added',
        description: `${user.username} is a moderator from the next step on.`,
      });
    } catch (failure) {
      setError(
        (failure instanceof ApiError && failure.reason) || 'It did not work. Please try again.',
      );
    }
  };
  return (
    <form
      noValidate
      aria-label="New moderator"
      className={classes.add}
      onSubmit={(event) => void submit(event)}
    >
      <Sending value={add.isPending}>
        <TextField
          label="Make somebody a moderator"
          placeholder="Their username"
          value={name}
          error={error}
          maxLength={50}
          autoComplete="off"
          autoCapitalize="none"
          onChange={(event) => {
            setError(undefined);
            setName(event.target.value);
          }}
        />
      </Sending>
      <Button type="submit" busy={add.isPending} busyLabel="Adding…">
        Add moderator
      </Button>
    </form>
  );
}
