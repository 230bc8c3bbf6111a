import { errorBody } from '@pathkeeper/contract';
import type { Target } from '../access/load.ts';
import type { Answer, Wire } from './wire.ts';

const SUCCESS = new Set([200, 201, 204]);
const REFUSED = new Set([400, 401, 403, 404, 409, 413, 415]);

/** What only a programmer would say, or nobody should read. */
const JARGON =
  /\b(expected|received|undefined|NaN|zod|instancePath|ECONN\w+|FST_\w+|Too (big|small)|Invalid (input|string|key|option))\b|\[object|\bat \w+ \(|node_modules|\.ts\b|\b(select|insert|update) .* (from|into|set)\b/;

/** What is wrong with an answer; null when it is as promised. */
export function faultOf({ feature }: Target, wire: Wire, answer: Answer): string | null {
  const { status, type, text } = answer;
  if (SUCCESS.has(status)) {
    if (wire.method === 'HEAD' || !type.includes('json')) return null;
    return parsed(text) === undefined ? `answered ${status} with broken JSON` : null;
  }
  // No body comes with an answer to HEAD.
  if (wire.method === 'HEAD' && REFUSED.has(status)) return null;
  const body = errorBody.safeParse(parsed(text));
  if (!type.startsWith('application/json') || !body.success) {
    return `answered ${status} without the body of an error: ${text.slice(0, 200)}`;
  }
  const { error, code, fields = {} } = body.data;
  if (!REFUSED.has(status) && !(feature.mayFail?.includes(code) && [502, 503].includes(status))) {
    return `answered ${status} ${code}: ${error}`;
  }
  const unreadable = [error, ...Object.values(fields)].find((each) => !isSentence(each, wire));
  return unreadable === undefined ? null : `refused with what is no sentence: ${unreadable}`;
}

/** Words that were sent may come back in it. */
function isSentence(text: string, { path, body }: Wire): boolean {
  if (!/^[\p{L}“‘].{8,}/u.test(text) || !text.includes(' ')) return false;
  const jargon = JARGON.exec(text)?.[0];
  return jargon === undefined || path.includes(jargon) || body?.includes(jargon) === true;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
