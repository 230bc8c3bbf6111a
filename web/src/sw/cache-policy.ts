/** What the worker does with a request; it lets everything pass that it has no reason to touch. */
export type Policy = 'page' | 'asset' | 'pass';

interface Asked {
  method: string;
  /** The request's mode; `navigate` when a page is opened. */
  mode: string;
  url: URL;
  /** The worker's own origin. */
  origin: string;
}

/**
 * Pages come from the network and only without one from the shell; built assets, whose names change
 * with their content, are fetched once. Calls are nobody's business but the application's: an answer
 * belongs to one person and one moment.
 */
export function policyOf({ method, mode, url, origin }: Asked): Policy {
  if (method !== 'GET' || url.origin !== origin || /^\/api(\/|$)/.test(url.pathname)) return 'pass';
  if (mode === 'navigate') return 'page';
  return url.pathname.startsWith('/assets/') ? 'asset' : 'pass';
}
