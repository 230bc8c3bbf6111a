import { useQuery } from '@tanstack/react-query';
import { Button } from '../../../ui/controls/Button.tsx';
import classes from './Security.module.css';
import { factors, useSso, useUnlinkSso } from './security.queries.ts';

/** Whether this account opens from another place too, and the way to change it (ADR-0033). */
export function SsoLink({ place }: { place: string }) {
  const { data } = useQuery(factors());
  const sso = useSso();
  const unlink = useUnlinkSso();
  if (!data) return null;
  const { isLinked, hasPassword } = data;
  return (
    <div className={classes.row}>
      <div className={classes.words}>
        <p className={classes.name}>{place}</p>
        <p className={classes.note}>{noteOf(isLinked, hasPassword)}</p>
      </div>
      {isLinked ? (
        hasPassword && (
          <Button busy={unlink.isPending} busyLabel="One moment…" onClick={() => unlink.mutate()}>
            Take it back
          </Button>
        )
      ) : (
        <Button
          busy={sso.isPending || sso.isSuccess}
          busyLabel="On the way…"
          onClick={() => sso.mutate({ purpose: 'link' })}
        >
          Link it
        </Button>
      )}
    </div>
  );
}

function noteOf(isLinked: boolean, hasPassword: boolean): string {
  if (!isLinked) return 'Whoever you are there can open this account as well, once you link it.';
  if (hasPassword) return 'Linked: signing in there opens this account.';
  return 'Linked, and the one way in: this account has no password of its own yet.';
}
