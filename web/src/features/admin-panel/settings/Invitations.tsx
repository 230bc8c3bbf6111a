import { ADMIN_LIMITS, type Invitation } from '@pathkeeper/contract';
import { IconCopy, IconPlus } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { dayHere, monthDay } from '../../../lib/dates.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Loaded } from '../../../ui/feedback/Loaded.tsx';
import { SkeletonRows } from '../../../ui/feedback/Skeleton.tsx';
import { TextField } from '../../../ui/forms/fields/TextField.tsx';
import { allPages, MorePages } from '../../../ui/lists/paging/MorePages.tsx';
import { copyLink } from '../../../ui/share-link.ts';
import { invitations, useInvite, useWithdraw } from '../panel.queries.ts';
import classes from './Invitations.module.css';

const DAYS = 14;

/** Invitations that were made, and a new one, whose link is shown once (D77). */
export function Invitations() {
  const query = useInfiniteQuery(invitations());
  const rows = query.data?.pages.flatMap((page) => page.items);
  return (
    <div className={classes.part}>
      <Loaded
        query={allPages(query, rows)}
        skeleton={<SkeletonRows label="Loading invitations" count={2} />}
        error={{ title: 'The invitations did not arrive.', small: true }}
        empty={<p className={classes.none}>None has been made yet.</p>}
      >
        {(made) => (
          <ul className={classes.rows}>
            {made.map((each) => (
              <Row key={each.id} invitation={each} />
            ))}
          </ul>
        )}
      </Loaded>
      <MorePages query={query} label="Earlier ones" what="The earlier ones" />
      <NewInvitation />
    </div>
  );
}

function Row({ invitation }: { invitation: Invitation }) {
  const { id, note, createdAt, state } = invitation;
  const { mutate, isPending } = useWithdraw();
  return (
    <li className={classes.row}>
      <div>
        <b dir="auto">
          Made {monthDay(dayHere(createdAt))}
          {note && `, ${note}`}
        </b>
        <p>{fateOf(invitation)}</p>
      </div>
      {state === 'open' && (
        <Button
          variant="bare"
          busy={isPending}
          aria-label={`Withdraw the invitation of ${monthDay(dayHere(createdAt))}${note ? `, ${note}` : ''}`}
          onClick={() => mutate(id)}
        >
          Withdraw
        </Button>
      )}
    </li>
  );
}

function fateOf({ state, expiresAt, usedAt, usedBy }: Invitation): string {
  switch (state) {
    case 'open':
      return `Unused · ends ${monthDay(dayHere(expiresAt))}`;
    case 'used':
      return `Used${usedAt ? ` ${monthDay(dayHere(usedAt))}` : ''} by ${usedBy?.username ?? 'a former member'}`;
    case 'expired':
      return `Ended ${monthDay(dayHere(expiresAt))}, unused`;
    case 'withdrawn':
      return 'Withdrawn';
  }
}

function NewInvitation() {
  const [note, setNote] = useState('');
  const [url, setUrl] = useState<string | null>(null);
  const invite = useInvite();
  const make = () =>
    invite.mutate(
      { ...(note.trim() ? { note: note.trim() } : {}), days: DAYS },
      {
        onSuccess: (made) => {
          setUrl(new URL(made.url, location.origin).href);
          setNote('');
        },
      },
    );
  return (
    <>
      {url && (
        <div role="status" className={classes.made}>
          <p>Shown once. Whoever has it opens one journal with it, within {DAYS} days.</p>
          <code>{url}</code>
          <Button icon={<IconCopy aria-hidden size={20} />} onClick={() => void copyLink(url)}>
            Copy the link
          </Button>
        </div>
      )}
      <div className={classes.make}>
        <TextField
          label="Whom it is for (optional)"
          value={note}
          dir="auto"
          maxLength={ADMIN_LIMITS.invitation.note}
          onChange={(event) => setNote(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // The form around it saves the settings.
            event.preventDefault();
            make();
          }}
        />
        <Button
          icon={<IconPlus aria-hidden size={20} />}
          busy={invite.isPending}
          busyLabel="Making it…"
          onClick={make}
        >
          Make an invitation
        </Button>
      </div>
    </>
  );
}
