import { LINK_STATE } from '@pathkeeper/contract';
import type { AccessTokens } from '../../../platform/secrets/tokens.ts';
import { randomToken } from '../../../platform/secrets/tokens.ts';
import { type Checks, notSignedIn } from './sso.client.ts';

/** How long somebody may take to sign in elsewhere. */
const FLOW_SECONDS = 10 * 60;

export type Purpose = 'sign-in' | 'link';

/** What a sign-in elsewhere is for, kept by the browser that began it. */
export interface Flow {
  purpose: Purpose;
  /** Whose account is to be linked; null for a sign-in. */
  account: number | null;
  next: string | null;
  invitation: string | null;
}

interface Kept extends Flow {
  /** Known to this browser alone: state, nonce and verifier follow from it. */
  secret: string;
  /** Epoch milliseconds. */
  ends: number;
}

/**
 * Sign-ins that are under way elsewhere. Nothing is stored: what an answer is compared with follows from a secret
 * in a cookie of the browser, so any process takes it, and none from another browser.
 */
export function createFlows({ derive }: Pick<AccessTokens, 'derive'>) {
  const checksOf = (kept: Kept): Checks => {
    const of = (what: string) => derive(`sso ${what} ${JSON.stringify(kept)}`);
    const prefix = kept.purpose === 'link' ? LINK_STATE : '';
    return { state: prefix + of('state'), nonce: of('nonce'), verifier: of('verifier') };
  };
  return {
    begin(flow: Flow, now: Date): { cookie: string; checks: Checks } {
      const kept: Kept = {
        ...flow,
        ...{ secret: randomToken(), ends: now.getTime() + FLOW_SECONDS * 1000 },
      };
      const cookie = Buffer.from(JSON.stringify(kept)).toString('base64url');
      return { cookie, checks: checksOf(kept) };
    },
    /** @throws AppError invalid_request for one that is missing, too old or for another purpose or account */
    resume(
      cookie: string | undefined,
      { purpose, account }: Pick<Flow, 'purpose' | 'account'>,
      now: Date,
    ): { flow: Flow; checks: Checks } {
      const kept = parse(cookie);
      if (!kept || kept.purpose !== purpose || kept.account !== account) throw notSignedIn();
      if (kept.ends < now.getTime()) throw notSignedIn();
      return { flow: kept, checks: checksOf(kept) };
    },
  };
}

function parse(cookie = ''): Kept | null {
  try {
    return JSON.parse(Buffer.from(cookie, 'base64url').toString()) as Kept | null;
  } catch {
    return null;
  }
}
