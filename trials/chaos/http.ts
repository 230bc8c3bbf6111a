import { setTimeout as sleep } from 'node:timers/promises';

/** What all clients of a trial counted together. */
export interface Tally {
  acknowledged: number;
  /** Tries that were refused with a sentence, by status, and those without an answer. */
  refused: Map<number, number>;
  cutOff: number;
  /** What must never happen: an error without a sentence, or no answer at all. */
  faults: string[];
  /** The longest time from a first try to its acknowledgement. */
  longestMs: number;
}

export function newTally(): Tally {
  return { acknowledged: 0, refused: new Map(), cutOff: 0, faults: [], longestMs: 0 };
}

export interface Request {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  headers?: Record<string, string>;
  /** Sent as JSON; a text as it is. */
  body?: object | string;
  form?: FormData;
}

export interface Answer<Body> {
  status: number;
  body: Body;
  tries: number;
}

/** Longer than any recovery may take; a request without an answer by then hangs. */
const TIMEOUT_MS = 30_000;
const PAUSE_MS = 100;

/**
 * Sends a request until it is answered. After a lost answer or a 5xx the same request is sent again;
 * any other status is an answer.
 */
export async function sendUntilAnswered<Body>(
  port: number,
  { method, path, headers, body, form }: Request,
  tally: Tally,
  signal: AbortSignal,
): Promise<Answer<Body>> {
  const began = performance.now();
  const init: RequestInit = {
    method,
    // Of a form it is `fetch` that says where its fields end.
    headers: { ...(form ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(body ? { body: typeof body === 'string' ? body : JSON.stringify(body) } : {}),
    ...(form ? { body: form } : {}),
  };
  for (let tries = 1; ; tries += 1) {
    signal.throwIfAborted();
    const answer = await once(`http://127.0.0.1:${port}${path}`, init, tally);
    if (answer && answer.status < 500) {
      tally.longestMs = Math.max(tally.longestMs, performance.now() - began);
      return { status: answer.status, body: answer.body as Body, tries };
    }
    await sleep(PAUSE_MS);
  }
}

/** One try; null when the connection broke. */
async function once(url: string, init: RequestInit, tally: Tally) {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  let text: string;
  let status: number;
  try {
    const response = await fetch(url, { ...init, signal: timeout });
    status = response.status;
    text = await response.text();
  } catch {
    if (timeout.aborted) tally.faults.push(`${init.method} ${url} was never answered`);
    tally.cutOff += 1;
    return null;
  }
  const body = parse(text);
  if (status >= 400) {
    tally.refused.set(status, (tally.refused.get(status) ?? 0) + 1);
    const isSentence = typeof body?.error === 'string' && /^\p{Lu}.*[.?]$/u.test(body.error);
    if (!isSentence) tally.faults.push(`${init.method} ${url}: ${status} ${text.slice(0, 80)}`);
  }
  return { status, body };
}

function parse(text: string): { error?: unknown } | null {
  try {
    return JSON.parse(text) as { error?: unknown };
  } catch {
    return null;
  }
}
