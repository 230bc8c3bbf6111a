import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { paths } from '../../../lib/paths.ts';
import { useLook } from '../subscription.queries.ts';

/**
 * Receives whoever comes back from the payment provider's own pages (D74): the server looks there once, so
 * that a plan that was changed or cancelled is shown as it is now. If it cannot, the webhook will tell it.
 */
export function usePortalReturn(isBack: boolean): void {
  const { mutate: look } = useLook();
  const navigate = useNavigate();
  const isReceived = useRef(false);
  useEffect(() => {
    if (!isBack || isReceived.current) return;
    isReceived.current = true;
    look(undefined);
    void navigate({ to: paths.profile, search: { tab: 'subscription' }, replace: true });
  }, [isBack, look, navigate]);
}
