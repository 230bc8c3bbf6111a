import { IconDoorEnter } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/controls/Button.tsx';
import form from '../AccountForm.module.css';
import { useSso } from './security.queries.ts';

interface SsoButtonProps {
  /** Where to go afterwards. */
  next?: string | undefined;
  invitation?: string | undefined;
  children: ReactNode;
}

/** Leads to the place where people can sign in instead of here (D78). */
export function SsoButton({ next, invitation, children }: SsoButtonProps) {
  const sso = useSso();
  return (
    <Button
      wide
      className={form.elsewhere}
      icon={<IconDoorEnter aria-hidden size={22} stroke={1.5} />}
      busy={sso.isPending || sso.isSuccess}
      busyLabel="On the way…"
      onClick={() =>
        sso.mutate({
          purpose: 'sign-in',
          ...(next ? { next } : {}),
          ...(invitation ? { invitation } : {}),
        })
      }
    >
      {children}
    </Button>
  );
}
