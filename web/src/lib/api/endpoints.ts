import type { api as contract } from '@pathkeeper/contract';

/** Features whose calls no first screen makes: their part of the table is loaded with their screens. */
type LateFeature =
  | 'admin'
  | 'blog'
  | 'blogAdmin'
  | 'contact'
  | 'leaderboard'
  | 'legacy'
  | 'moderation'
  | 'questionnaire'
  | 'vision'
  | 'visionArchitect';

/** The part of the table in `late-endpoints.ts`. */
export type LateCalls = Pick<typeof contract, LateFeature>;

/** Set by vite.config.ts. */
declare const __API__: Omit<typeof contract, LateFeature>;

/**
 * The contract's table of calls, typed in full. At run time each holds its method, path, access and
 * kinds of body and answer only: validators weigh 26 kB, and the server checks what it is sent anyway.
 */
export const api = __API__;
