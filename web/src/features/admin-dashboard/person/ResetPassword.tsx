import { type PersonSheet, refusalOf, type User } from '@pathkeeper/contract';
import { IconCopy, IconLink } from '@tabler/icons-react';
import { useState } from 'react';
import { clockHere } from '../../../lib/dates.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx';
import { copyLink } from '../../../ui/share-link.ts';
import { toast } from '../../../ui/toast.ts';
import { nameOf } from '../people-words.ts';
import { useMakeResetLink, useSendLetter } from './account.queries.ts';
import classes from './ResetPassword.module.css';
import { StandingRow } from './StandingRow.tsx';

interface ResetPasswordProps {
  person: PersonSheet;
  actor: User;
}

/** The way back in for somebody who has forgotten their password: a letter, or a link to hand over. */
export function ResetPassword({ person, actor }: ResetPasswordProps) {
  const [isAsking, setIsAsking] = useState(false);
  const letter = useSendLetter();
  const link = useMakeResetLink();
  const refusal = refusalOf(actor, 'reset-link', person);
  const { id, email, canSendLetter } = person;
  const name = nameOf(person);
  const note = [
    canSendLetter
      ? `The letter goes to ${email}.`
      : 'No mail is sent from here, so no letter can be.',
    refusal ?? 'The link is for handing over.',
  ].join(' ');
  return (
    <>
      <StandingRow label="Forgotten password" note={note}>
        <Button
          disabled={!canSendLetter}
          busy={letter.isPending}
          onClick={() =>
            letter.mutate(
              { id },
              {
                onSuccess: () =>
                  void toast({ title: 'The letter is on its way', description: `To ${email}.` }),
              },
            )
          }
        >
          Send a letter
        </Button>
        <Button disabled={refusal !== null} onClick={() => setIsAsking(true)}>
          Make a link
        </Button>
      </StandingRow>
      {link.data && <MadeLink {...link.data} />}
      <ConfirmDialog
        opened={isAsking}
        title={`Make a link for ${name}?`}
        confirmLabel="Make the link"
        cancelLabel="Leave it"
        busy={link.isPending}
        onConfirm={() => link.mutate({ id }, { onSettled: () => setIsAsking(false) })}
        onCancel={() => setIsAsking(false)}
      >
        <p>
          Whoever opens it chooses a new password for this account, once, within the hour. Be sure
          whom you hand it to. It is shown once, and the log says that you made it.
        </p>
      </ConfirmDialog>
    </>
  );
}

/** A link of a server that does not know its own address is a path; this window knows the rest. */
function MadeLink({ url, expiresAt }: { url: string; expiresAt: string }) {
  const whole = new URL(url, location.origin).href;
  return (
    <div role="status" className={classes.link}>
      <IconLink aria-hidden size={20} stroke={1.6} />
      <p className={classes.words}>
        <span className={classes.url}>{whole}</span>
        <span className={classes.note}>
          Works once, until {clockHere(expiresAt)}. Shown here and nowhere again.
        </span>
      </p>
      <Button
        variant="bare"
        icon={<IconCopy aria-hidden size={18} />}
        onClick={() => void copyLink(whole)}
      >
        Copy
      </Button>
    </div>
  );
}
