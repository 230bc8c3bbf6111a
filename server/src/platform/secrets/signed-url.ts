import { createHmac } from 'node:crypto';
import type { Clock } from '../clock.ts';
import { sameHash } from './tokens.ts';

/** Who a URL is for, and the session that it was made in. */
export interface UrlHolder {
  userId: number;
  sid: string;
}

export interface SignedUrls {
  /** The token to put into a URL. */
  issue(holder: UrlHolder): string;
  /** Whose token it is; null when it is forged, too old or for another purpose. */
  read(token: string): UrlHolder | null;
}

/**
 * Makes tokens for URLs that give access to one thing for a short while without a header, so that a
 * browser can follow them. Every process of an installation accepts the same ones. The purpose is part
 * of what is signed: an access token or a token for another purpose is refused.
 */
export function createSignedUrls(
  secret: string,
  clock: Clock,
  { purpose, seconds }: { purpose: string; seconds: number },
): SignedUrls {
  const sign = (claims: string) =>
    createHmac('sha256', secret).update(`url ${purpose} ${claims}`).digest('base64url');
  return {
    issue({ userId, sid }) {
      const ends = clock.now().getTime() + seconds * 1000;
      const claims = `${userId}.${ends}.${sid}`;
      return `${claims}.${sign(claims)}`;
    },
    read(token) {
      const match = /^((\d{1,15})\.(\d{1,15})\.([\w-]{1,60}))\.([\w-]{43})$/.exec(token);
      const [, claims = '', userId, ends, sid = '', signature = ''] = match ?? [];
      if (!sameHash(sign(claims), signature)) return null;
      return Number(ends) > clock.now().getTime() ? { userId: Number(userId), sid } : null;
    },
  };
}
