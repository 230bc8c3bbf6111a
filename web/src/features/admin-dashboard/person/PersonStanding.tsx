import { can, type PersonSheet, refusalOf, type User } from '@pathkeeper/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { lateApi } from '../../../lib/api/late-endpoints.ts';
import { momentHere } from '../../../lib/dates.ts';
import { inWords } from '../../../lib/text/in-words.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { SwitchRow } from '../../../ui/forms/fields/toggles/SwitchRow.tsx';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx';
import { toast } from '../../../ui/toast.ts';
import { SectionHead } from '../../../ui/typography/SectionHead.tsx';
import { siteInfo } from '../../site/site.queries.ts';
import { nameOf } from '../people-words.ts';
import {
  useEndSessions,
  useSetBeta,
  useSetModerator,
  useSetRole,
  useSyncSubscription,
} from './account.queries.ts';
import { LostSecondStep } from './LostSecondStep.tsx';
import classes from './PersonDrawer.module.css';
import { ResetPassword } from './ResetPassword.tsx';
import { StandingRow } from './StandingRow.tsx';

interface PartProps {
  person: PersonSheet;
  actor: User;
}

/** Role, moderation, beta, sessions and password of somebody (D55, D56). */
export function PersonStanding({ person, actor }: PartProps) {
  return (
    <section aria-labelledby="person-standing" className={classes.part}>
      <SectionHead id="person-standing">Standing</SectionHead>
      <div>
        <RoleRow person={person} actor={actor} />
        <ModeratorRow person={person} actor={actor} />
        <BetaRow person={person} />
        <SessionsRow person={person} />
        <PlanRow person={person} />
        <ResetPassword person={person} actor={actor} />
        <LostSecondStep person={person} actor={actor} />
      </div>
    </section>
  );
}

const IN_EFFECT = 'Takes effect at their next step, on every device.';

function RoleRow({ person, actor }: PartProps) {
  const [isAsking, setIsAsking] = useState(false);
  const refusal = refusalOf(actor, 'role', person);
  const { id, isAdmin } = person;
  const name = nameOf(person);
  const setRole = useSetRole((is) => `${name} is ${is ? '' : 'no longer '}an administrator.`);
  const change = () =>
    setRole.mutate(
      { id, role: isAdmin ? 'user' : 'admin' },
      { onSettled: () => setIsAsking(false) },
    );
  return (
    <StandingRow
      label={`Role: ${isAdmin ? 'Admin' : person.isModerator ? 'Moderator' : 'User'}`}
      note={refusal ?? IN_EFFECT}
    >
      <Button disabled={refusal !== null} onClick={() => setIsAsking(true)}>
        {isAdmin ? 'Remove Admin' : 'Make Admin'}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title={isAdmin ? `Take the office from ${name}?` : `Make ${name} an administrator?`}
        confirmLabel={isAdmin ? 'Remove Admin' : 'Make Admin'}
        cancelLabel="Leave it"
        busy={setRole.isPending}
        onConfirm={change}
        onCancel={() => setIsAsking(false)}
      >
        <p>
          {isAdmin
            ? 'They keep their journal and lose these screens and the blog’s desk. Whoever was a moderator before is one again.'
            : 'They can do all that you do here: gifts, suspensions, deletions, the forum and the blog. No journal opens to them.'}{' '}
          {IN_EFFECT}
        </p>
      </ConfirmDialog>
    </StandingRow>
  );
}

/** Of the forum only, and the owner's to give (S2.6). An admin moderates anyway. */
function ModeratorRow({ person, actor }: PartProps) {
  const setModerator = useSetModerator();
  const isOwners = can(actor, 'call', lateApi.moderation.addModerator);
  const { id, username, isModerator, isAdmin } = person;
  const closed = isAdmin
    ? 'An administrator moderates the forum anyway.'
    : isOwners
      ? null
      : 'Of the forum only. The owner grants it.';
  return (
    <SwitchRow
      label="Moderator"
      note={closed ?? 'Of the forum only: its reports and its queue.'}
      checked={setModerator.isPending ? setModerator.variables.is : isModerator}
      disabled={closed !== null}
      busy={setModerator.isPending}
      onChange={(event) => setModerator.mutate({ id, username, is: event.target.checked })}
    />
  );
}

function BetaRow({ person: { id, betaAccessGranted } }: Pick<PartProps, 'person'>) {
  const setBeta = useSetBeta();
  return (
    <SwitchRow
      label="Beta"
      note="What is still being tried is open to them."
      checked={setBeta.isPending ? setBeta.variables.granted : betaAccessGranted}
      busy={setBeta.isPending}
      onChange={(event) => setBeta.mutate({ id, granted: event.target.checked })}
    />
  );
}

/** What they pay for, as Stripe shows it now; not there where nothing is sold. */
function PlanRow({ person: { id } }: Pick<PartProps, 'person'>) {
  const { data: site } = useQuery(siteInfo());
  const sync = useSyncSubscription();
  if (!site?.sellsPlans) return null;
  const { data: seen } = sync;
  return (
    <StandingRow
      label={seen ? `Plan: ${seen.plan?.name ?? 'none'}` : 'Plan'}
      note={
        seen
          ? `Stripe says: ${seen.status.replace('_', ' ')}. It is as that says now.`
          : 'For whoever paid and does not see it.'
      }
    >
      <Button busy={sync.isPending} busyLabel="Asking…" onClick={() => sync.mutate({ id })}>
        Ask Stripe
      </Button>
    </StandingRow>
  );
}

function SessionsRow({ person }: Pick<PartProps, 'person'>) {
  const [isAsking, setIsAsking] = useState(false);
  const end = useEndSessions();
  const { id, sessions, lastSignedInAt } = person;
  const name = nameOf(person);
  return (
    <StandingRow
      label={sessionWords(sessions)}
      note={
        sessions === 0 || !lastSignedInAt
          ? 'They are signed in nowhere.'
          : `${LAST_OF[sessions] ?? 'The latest was used'} ${momentHere(lastSignedInAt)}.`
      }
    >
      <Button disabled={sessions === 0} onClick={() => setIsAsking(true)}>
        {sessions > 2 ? 'End all' : sessions === 2 ? 'End both' : 'End it'}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title={`Sign ${name} out everywhere?`}
        confirmLabel="Sign them out"
        cancelLabel="Leave it"
        busy={end.isPending}
        onConfirm={() =>
          end.mutate(
            { id },
            {
              onSuccess: () =>
                void toast({ title: 'Signed out', description: `${name} is signed in nowhere.` }),
              onSettled: () => setIsAsking(false),
            },
          )
        }
        onCancel={() => setIsAsking(false)}
      >
        <p>
          It holds at their next step, on every device. They can sign in again, and what they had
          typed waits for them.
        </p>
      </ConfirmDialog>
    </StandingRow>
  );
}

const LAST_OF: Partial<Record<number, string>> = { 1: 'Last used', 2: 'The later was used' };

function sessionWords(sessions: number): string {
  if (sessions === 0) return 'No session open';
  const words = inWords(sessions);
  const first = `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
  return sessions === 1 ? `${first} session open` : `${first} sessions open`;
}
