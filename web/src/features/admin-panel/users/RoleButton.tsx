import type { AdminUser } from '@pathkeeper/contract';
import { useState } from 'react';
import { Button } from '../../../ui/controls/Button.tsx';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx';
import { useSetRole } from '../../admin-dashboard/person/account.queries.ts';
import classes from './RoleButton.module.css';

interface RoleButtonProps {
  person: AdminUser;
  /** Why it cannot be done; null where it can. */
  refusal: string | null;
}

/** Make Admin, or Remove Admin (S2.4); asked first, for the whole office opens or closes with it. */
export function RoleButton({ person, refusal }: RoleButtonProps) {
  const { id, username, role } = person;
  const [isAsking, setIsAsking] = useState(false);
  const set = useSetRole(
    (is) => `${username} is ${is ? 'an administrator' : 'a user again'} from the next step on.`,
  );
  const isAdmin = role === 'admin';
  const act = isAdmin ? 'Remove Admin' : 'Make Admin';
  if (refusal) return <span className={classes.why}>{refusal}</span>;
  const confirm = () =>
    set.mutate({ id, role: isAdmin ? 'user' : 'admin' }, { onSettled: () => setIsAsking(false) });
  return (
    <>
      <Button aria-label={`${act}: ${username}`} onClick={() => setIsAsking(true)}>
        {act}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title={isAdmin ? `Take the office from ${username}?` : `Give ${username} the office?`}
        confirmLabel={act}
        cancelLabel="Leave it"
        busy={set.isPending}
        onCancel={() => setIsAsking(false)}
        onConfirm={confirm}
      >
        {isAdmin
          ? 'They are a user again, or the moderator they were before, in everything they do from now on. Their journal, level and posts stay as they are.'
          : 'They see everybody’s counts and dates, and may give XP, suspend and delete accounts. Nobody’s pages are opened by it. All they do stands in the log.'}
      </ConfirmDialog>
    </>
  );
}
