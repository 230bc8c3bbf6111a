import { useLocation } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { loginPath } from '../../../../../lib/paths.ts';
import { replyHash } from '../replies/use-reply-address.ts';

interface SignInLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** The reply to come back to; 0, or nothing, for where one is. */
  number?: number;
}

/** Leads to the sign-in page, and back here afterwards: to the same page of replies, and the reply. */
export function SignInLink({ number, ...props }: SignInLinkProps) {
  const back = useWayBack(number);
  return <a {...props} href={loginPath(back)} />;
}

/** The address of where one is, or of one reply here. */
export function useWayBack(number = 0): string {
  const { pathname, searchStr, hash } = useLocation();
  const place = number > 0 ? replyHash(number) : hash;
  return `${pathname}${searchStr}${place && `#${place}`}`;
}
