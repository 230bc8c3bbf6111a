import { IconLogout } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { hasDraftsOf } from '../../../lib/drafts/draft-store.ts';
import { paths } from '../../../lib/paths.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx';
import { currentUser } from '../accounts.queries.ts';
import { enter } from '../enter.ts';
import classes from './Security.module.css';
import { useEndAllSessions } from './security.queries.ts';

/** Ends every session of the account, this one too. */
export function SignOutEverywhere() {
  const [isAsking, setIsAsking] = useState(false);
  const end = useEndAllSessions();
  const { data: user } = useQuery(currentUser());
  return (
    <div className={classes.everywhere}>
      <Button icon={<IconLogout aria-hidden />} onClick={() => setIsAsking(true)}>
        Sign out everywhere
      </Button>
      <p className={classes.note}>
        This device too, with every page not yet sent from it. Other devices hold theirs.
      </p>
      <ConfirmDialog
        opened={isAsking}
        title="Sign out everywhere?"
        confirmLabel="Sign out everywhere"
        cancelLabel="Stay"
        busy={end.isPending || end.isSuccess}
        onConfirm={() =>
          end.mutate(undefined, {
            onSuccess: () =>
              enter(
                {
                  title: 'Signed out everywhere.',
                  description: 'Every place asks for the password.',
                },
                paths.login,
              ),
            onError: () => setIsAsking(false),
          })
        }
        onCancel={() => setIsAsking(false)}
      >
        <p>Every place where this book lies open closes it, this one too.</p>
        {user && hasDraftsOf(user.id) && (
          <p>Something on this device is not saved yet. It goes when you sign out.</p>
        )}
      </ConfirmDialog>
    </div>
  );
}
