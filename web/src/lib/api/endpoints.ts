import type { api as contract } from '@pathkeeper/contract';

/** Set by vite.config.ts. */
declare const __API__: typeof contract;

/**
 * The contract's table of calls, typed in full. At run time each holds its method, path, access and
 * kinds of body and answer only: validators weigh 26 kB, and the server checks what it is sent anyway.
 */
export const api = __API__;
