import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { paths } from '../../lib/paths.ts';

const NAME = 'setup=';

/**
 * The setup token of the link that the server printed (D77), or an empty text. It stands after the '#',
 * which no browser sends anywhere, and is taken out of the address bar once read.
 */
export function useSetupToken(): string {
  const hash = useLocation({ select: (location) => location.hash });
  const navigate = useNavigate();
  const [token] = useState(hash.startsWith(NAME) ? hash.slice(NAME.length) : '');
  useEffect(() => {
    if (hash.startsWith(NAME)) {
      void navigate({ to: paths.register, search: (all) => all, replace: true });
    }
  }, [hash, navigate]);
  return token;
}
