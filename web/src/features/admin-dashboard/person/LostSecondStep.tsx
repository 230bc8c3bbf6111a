import { type PersonSheet, refusalOf, type User } from '@pathkeeper/contract';
import { useState } from 'react';
import { Button } from '../../../ui/controls/Button.tsx';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx';
import { toast } from '../../../ui/toast.ts';
import { nameOf } from '../people-words.ts';
import { useRemoveFactors } from './account.queries.ts';
import { StandingRow } from './StandingRow.tsx';

interface LostSecondStepProps {
  person: PersonSheet;
  actor: User;
}

/** The way back in for somebody whose telephone, passkeys and recovery codes are all lost (D78). */
export function LostSecondStep({ person, actor }: LostSecondStepProps) {
  const [isAsking, setIsAsking] = useState(false);
  const remove = useRemoveFactors();
  // It opens an account as a link for a new password does, and is open to the same people.
  const isOthers = refusalOf(actor, 'reset-link', person) !== null;
  const { id } = person;
  const name = nameOf(person);
  return (
    <StandingRow
      label="Lost second step"
      note={
        isOthers
          ? 'Only the owner takes an administrator’s off.'
          : 'Codes, passkeys and recovery codes, for somebody who has none of them left.'
      }
    >
      <Button disabled={isOthers} onClick={() => setIsAsking(true)}>
        Take it off
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title={`Take the second steps off ${name}?`}
        confirmLabel="Take them off"
        cancelLabel="Leave them"
        busy={remove.isPending}
        onConfirm={() =>
          remove.mutate(
            { id },
            {
              onSuccess: () =>
                void toast({
                  title: 'Second steps taken off',
                  description: `The password alone opens the account of ${name}.`,
                }),
              onSettled: () => setIsAsking(false),
            },
          )
        }
        onCancel={() => setIsAsking(false)}
      >
        <p>
          From then on the password alone opens this account, until they set up a second step again.
          Be sure that it is they who ask. They are told, and the log says that you did it.
        </p>
      </ConfirmDialog>
    </StandingRow>
  );
}
