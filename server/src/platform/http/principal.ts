import type { Role } from '@pathkeeper/contract';
import { AppError } from '../errors.ts';

/** Who a request comes from, as its access token and session say. */
export interface Principal {
  id: number;
  /** The session the access token was issued for. */
  sid: string;
  role: Role;
  isOwner: boolean;
  /** The zone the account last named. */
  timeZone: string;
  /** When they last proved who they are, in epoch milliseconds. */
  provenAt: number;
}

/** What the HTTP layer asks of accounts, so that it need not know the feature. */
export interface Authenticator {
  /**
   * The person behind an access token; null when it is forged, expired or its session has ended.
   * Whoever is kept out is refused, but for a call that they may make `whileHeld`.
   */
  authenticate(accessToken: string, whileHeld?: boolean): Promise<Principal | null>;
  /** Remembers a zone that a request named and that differs from the account's. */
  rememberZone(principal: Principal, zone: string): Promise<void>;
}

/** How long a proof of who is there holds. */
const PROOF_MS = 15 * 60_000;

/**
 * Refuses somebody who signed in a while ago, and may have left their desk (D78).
 * @throws AppError step_up_required
 */
export function requireProof(caller: Principal | null, now: Date): void {
  if (caller && now.getTime() - caller.provenAt <= PROOF_MS) return;
  throw new AppError('step_up_required', 'Please prove first that it is still you.');
}
