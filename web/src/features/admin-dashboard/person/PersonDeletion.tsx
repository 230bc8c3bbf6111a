import { ADMIN_LIMITS, type PersonSheet, refusalOf, type User } from '@pathkeeper/contract';
import { type FormEvent, useState } from 'react';
import { reasonOf } from '../../../lib/api/api-error.ts';
import { momentHere } from '../../../lib/dates.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { TextField } from '../../../ui/forms/fields/TextField.tsx';
import { Sending } from '../../../ui/forms/sending.ts';
import { toast } from '../../../ui/toast.ts';
import { nameOf, oneOrMany } from '../people-words.ts';
import { useKeepPerson, useRemovePerson } from './account.queries.ts';
import { DaysRuler } from './DaysRuler.tsx';
import own from './PersonDeletion.module.css';
import classes from './PersonDrawer.module.css';

const DAY_MS = 86_400_000;

interface PartProps {
  person: PersonSheet;
  actor: User;
}

/** Deleting an account: the name typed, seven days, and the way back (D56). */
export function PersonDeletion({ person, actor }: PartProps) {
  return (
    <section aria-labelledby="person-deletion" className={own.part}>
      <h2 id="person-deletion" className={own.title}>
        {person.deletedAt ? 'This account is leaving' : 'Delete this account?'}
      </h2>
      {person.deletedAt ? (
        <Leaving person={person} due={person.deletedAt} />
      ) : (
        <DeletionForm person={person} actor={actor} />
      )}
    </section>
  );
}

function Leaving({ person, due }: { person: PersonSheet; due: string }) {
  const keep = useKeepPerson();
  const name = nameOf(person);
  return (
    <>
      <p className={classes.words}>
        It is deleted on {momentHere(due)}, and all of it with it. Until then it can be kept: here,
        or by themselves, when they sign in.
      </p>
      <DaysRuler due={due} days={ADMIN_LIMITS.graceDays} begun />
      <div className={classes.foot}>
        <Button
          busy={keep.isPending}
          onClick={() =>
            keep.mutate(
              { id: person.id },
              {
                onSuccess: () =>
                  void toast({ title: 'Kept', description: `The account of ${name} stays.` }),
              },
            )
          }
        >
          Keep the account
        </Button>
        <p className={classes.note}>
          No word of it has been touched. A plan that was paid for does not renew by itself any
          more.
        </p>
      </div>
    </>
  );
}

function DeletionForm({ person, actor }: PartProps) {
  const { id, username, stats, totalPosts } = person;
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const remove = useRemovePerson();
  const refusal = refusalOf(actor, 'delete', person);
  const name = nameOf(person);
  const due = new Date(Date.now() + ADMIN_LIMITS.graceDays * DAY_MS).toISOString();
  const isNamed = typed.trim() === username;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isNamed || refusal !== null || remove.isPending) return;
    try {
      const { deletedAt } = await remove.mutateAsync({ id, username: typed.trim() });
      toast({
        title: 'The seven days have begun',
        description: `${name} is kept out. ${deletedAt ? `Until ${momentHere(deletedAt)} it can be taken back.` : ''}`,
      });
    } catch (failure) {
      setError(reasonOf(failure, 'It did not work. Please try again.'));
    }
  };
  return (
    <>
      <p className={classes.words}>
        {goesWords(stats.totalEntries)} are deleted for good, and every file with them.{' '}
        {totalPosts > 0 &&
          `So ${totalPosts === 1 ? 'is' : 'are'} ${oneOrMany(totalPosts, 'forum post', 'forum posts')}, unless ${name} chose to leave them by “a former member”; where others answered, an empty numbered place stays. `}
        Until {momentHere(due)} {name} or an admin can take it back.
      </p>
      <DaysRuler due={due} days={ADMIN_LIMITS.graceDays} begun={false} />
      <form noValidate className={own.form} onSubmit={(event) => void submit(event)}>
        <Sending value={remove.isPending}>
          <TextField
            label={
              <>
                Type <b>{username}</b> to begin the seven days
              </>
            }
            value={typed}
            error={error}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            disabled={refusal !== null}
            maxLength={50}
            onChange={(event) => {
              setError(undefined);
              setTyped(event.target.value);
            }}
          />
        </Sending>
        <div className={classes.foot}>
          <Button
            type="submit"
            variant="danger"
            disabled={!isNamed || refusal !== null}
            busy={remove.isPending}
            busyLabel="Beginning…"
            aria-describedby={refusal ? 'deletion-note' : undefined}
          >
            Begin the seven days
          </Button>
          {typed !== '' && <Button onClick={() => setTyped('')}>Keep it</Button>}
          {refusal && (
            <p id="deletion-note" className={classes.note}>
              {refusal}
            </p>
          )}
        </div>
      </form>
    </>
  );
}

function goesWords(entries: number): string {
  if (entries === 0) return 'Their goals, badges and XP';
  const what = entries === 1 ? 'One entry' : oneOrMany(entries, 'entry', 'entries');
  return `${what}, their reflections, goals, badges and XP`;
}
