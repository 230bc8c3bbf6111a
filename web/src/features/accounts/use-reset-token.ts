import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { paths } from '../../lib/paths.ts';

/**
 * The token of a letter's link, or null. It stands after the '#', which no browser sends anywhere, and
 * is taken out of the address bar once read, so that it is in no history and on no screenshot.
 */
export function useResetToken(): string | null {
  const hash = useLocation({ select: (location) => location.hash });
  const navigate = useNavigate();
  const [token, setToken] = useState(hash || null);
  useEffect(() => {
    // Also for a second letter, whose link opens in a page that is here already.
    if (!hash) return;
    setToken(hash);
    void navigate({ to: paths.resetPassword, replace: true });
  }, [hash, navigate]);
  return token;
}
