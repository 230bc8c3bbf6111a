import type { LateCalls } from './endpoints.ts';

/** Set by vite.config.ts. */
declare const __LATE_API__: LateCalls;

/** The part of the table of calls that no first screen needs. */
export const lateApi = __LATE_API__;
