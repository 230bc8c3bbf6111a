import type { accountSecurity, api as contract, singleSignOn } from '@pathkeeper/contract';

/** Features whose calls no first screen makes: their part of the table is loaded with their screens. */
type LateFeature =
  | 'admin'
  | 'bin'
  | 'blog'
  | 'blogAdmin'
  | 'contact'
  | 'leaderboard'
  | 'legacy'
  | 'moderation'
  | 'plans'
  | 'questionnaire'
  | 'subscription'
  | 'vision'
  | 'visionArchitect';

/** The part of the table in `late-endpoints.ts`. */
export type LateCalls = Pick<typeof contract, LateFeature> & {
  security: Pick<(typeof contract)['accounts'], SecurityCall>;
};

/** Calls of `accounts` that only the screens of its security make. */
type SecurityCall =
  | keyof typeof accountSecurity
  | keyof typeof singleSignOn
  | 'secondStep'
  | 'changePassword'
  | 'sessions'
  | 'endSession';

/** Set by vite.config.ts. */
declare const __API__: Omit<typeof contract, LateFeature | 'accounts'> & {
  accounts: Omit<(typeof contract)['accounts'], SecurityCall>;
};

/**
 * The contract's table of calls, typed in full. At run time each holds its method, path, access and
 * kinds of body and answer only: validators weigh 26 kB, and the server checks what it is sent anyway.
 */
export const api = __API__;
