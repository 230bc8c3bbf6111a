import type { Role } from '@pathkeeper/contract';

/** Who a request comes from, as its access token and session say. */
export interface Principal {
  id: number;
  /** The session the access token was issued for. */
  sid: string;
  role: Role;
  isOwner: boolean;
  /** The zone the account last named. */
  timeZone: string;
}

/** What the HTTP layer asks of accounts, so that it need not know the feature. */
export interface Authenticator {
  /** The person behind an access token; null when it is forged, expired or its session has ended. */
  authenticate(accessToken: string): Promise<Principal | null>;
  /** Remembers a zone that a request named and that differs from the account's. */
  rememberZone(principal: Principal, zone: string): Promise<void>;
}
