import { IconBell } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { lazy, useRef, useState } from 'react';
import { paths } from '../../lib/paths.ts';
import { IconButton } from '../../ui/controls/IconButton.tsx';
import { LazyPart } from '../../ui/feedback/LazyPart.tsx';
import classes from './Bell.module.css';
import { newestNotices } from './notices.queries.ts';

const NoticesCard = lazy(async () => ({
  default: (await import('./NoticesCard.tsx')).NoticesCard,
}));

/** The bell, with how many notices are unread; they hang under it, on a phone they are a page (D48). */
export function Bell({ userId }: { userId: number }) {
  const { data } = useQuery(newestNotices(userId));
  const navigate = useNavigate();
  const place = useRef<HTMLSpanElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const unread = data?.unread ?? 0;
  const open = () => {
    if (window.matchMedia('(max-width: 760px)').matches) void navigate({ to: paths.notices });
    else setIsOpen(!isOpen);
  };
  return (
    <span ref={place} className={classes.bell}>
      <IconButton
        label={unread === 0 ? 'Notices' : `Notices, ${unread} unread`}
        icon={
          <>
            <IconBell aria-hidden />
            {unread > 0 && (
              <span aria-hidden className={classes.figure}>
                {unread > 99 ? '99+' : unread}
              </span>
            )}
          </>
        }
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className={classes.button}
        onClick={open}
      />
      {isOpen && place.current && (
        <LazyPart>
          <NoticesCard
            userId={userId}
            anchor={place.current}
            onClose={(giveFocusBack) => {
              setIsOpen(false);
              if (giveFocusBack) place.current?.querySelector('button')?.focus();
            }}
          />
        </LazyPart>
      )}
    </span>
  );
}
