import { useLocation } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { loginPath } from '../../../../../lib/paths.ts';

/** Leads to the sign-in page, and back here afterwards. */
export function SignInLink(props: Omit<ComponentProps<'a'>, 'href'>) {
  const from = useLocation({ select: ({ pathname }) => pathname });
  return <a {...props} href={loginPath(from)} />;
}
