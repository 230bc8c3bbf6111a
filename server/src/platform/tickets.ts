import { createHmac } from 'node:crypto';
import type { Clock } from './clock.ts';
import { sameHash } from './tokens.ts';

/** Who a ticket is for, and the session that it was given out in. */
export interface TicketHolder {
  userId: number;
  sid: string;
}

export interface Tickets {
  issue(holder: TicketHolder): string;
  /** Whose ticket it is; null when it is forged, too old or for something else. */
  read(ticket: string): TicketHolder | null;
}

/**
 * Addresses that open one thing for a short while without a header, so that a browser can follow
 * them. Every process of an installation signs and knows the same ones. The purpose is part of what
 * is signed: neither an access token nor a ticket for something else passes here, nor one of these there.
 */
export function createTickets(
  secret: string,
  clock: Clock,
  { purpose, seconds }: { purpose: string; seconds: number },
): Tickets {
  const sign = (claims: string) =>
    createHmac('sha256', secret).update(`ticket ${purpose} ${claims}`).digest('base64url');
  return {
    issue({ userId, sid }) {
      const ends = clock.now().getTime() + seconds * 1000;
      const claims = `${userId}.${ends}.${sid}`;
      return `${claims}.${sign(claims)}`;
    },
    read(ticket) {
      const match = /^((\d{1,15})\.(\d{1,15})\.([\w-]{1,60}))\.([\w-]{43})$/.exec(ticket);
      const [, claims = '', userId, ends, sid = '', signature = ''] = match ?? [];
      if (!sameHash(sign(claims), signature)) return null;
      return Number(ends) > clock.now().getTime() ? { userId: Number(userId), sid } : null;
    },
  };
}
