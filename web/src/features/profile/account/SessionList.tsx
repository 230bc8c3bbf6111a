import type { Session } from '@pathkeeper/contract';
import { IconDeviceLaptop, IconDeviceMobile } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { plainMoment } from '../../../lib/dates.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Loaded } from '../../../ui/feedback/Loaded.tsx';
import { Skeleton, SkeletonLine } from '../../../ui/feedback/Skeleton.tsx';
import { FirstFew } from '../../../ui/lists/paging/FirstFew.tsx';
import { useRowsFocus } from '../../../ui/page/focus.ts';
import { toast } from '../../../ui/toast.ts';
import { sessions, useEndSession } from '../account.queries.ts';
import { deviceOf } from './device.ts';
import classes from './SessionList.module.css';

/** Where this account is signed in; anywhere but here can be signed out from here. */
export function SessionList() {
  const all = useQuery(sessions());
  const ending = useEndSession();
  const rows = useRowsFocus<HTMLDivElement>(all.data?.length ?? 0);
  const end = ({ id, userAgent }: Session) =>
    ending.mutate(id, {
      onSuccess: () =>
        toast({
          title: 'Signed out there.',
          description: `${deviceOf(userAgent).name} asks for the password next.`,
        }),
    });
  return (
    <Loaded
      query={all}
      skeleton={
        <Skeleton label="Loading sessions">
          <SkeletonLine width="40%" />
          <SkeletonLine width="60%" />
        </Skeleton>
      }
      error={{
        small: true,
        level: 3,
        title: 'The sessions did not arrive.',
        words: 'Whoever is signed in stays so.',
      }}
    >
      {(data) => (
        <div ref={rows} tabIndex={-1}>
          <FirstFew>
            {hereFirst(data).map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                isEnding={ending.isPending && ending.variables === session.id}
                onEnd={() => end(session)}
              />
            ))}
          </FirstFew>
        </div>
      )}
    </Loaded>
  );
}

interface SessionRowProps {
  session: Session;
  isEnding: boolean;
  onEnd: () => void;
}

function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
  const { userAgent, lastUsedAt, current } = session;
  const { name, isPhone } = deviceOf(userAgent);
  const Icon = isPhone ? IconDeviceMobile : IconDeviceLaptop;
  return (
    <li className={classes.session}>
      <Icon aria-hidden size={22} stroke={1.5} className={classes.icon} />
      <div className={classes.words}>
        <p className={classes.name}>{name}</p>
        <p className={classes.note}>Last used {plainMoment(lastUsedAt)}</p>
      </div>
      {current ? (
        <p className={classes.here}>Here</p>
      ) : (
        <Button
          variant="bare"
          busy={isEnding}
          aria-label={`Sign out ${name}, last used ${plainMoment(lastUsedAt)}`}
          onClick={onEnd}
        >
          Sign out
        </Button>
      )}
    </li>
  );
}

/** The session of this browser first, whatever was used since; the others as they come: latest first. */
const hereFirst = (all: readonly Session[]) =>
  all.toSorted((a, b) => Number(b.current) - Number(a.current));
