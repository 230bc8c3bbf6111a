import { once, setMaxListeners } from 'node:events';
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** What one person asks for, again and again, without waiting as they are told to. */
export interface Attack {
  port: number;
  headers: Record<string, string>;
  /** Each is asked by as many connections at once. */
  calls: { name: string; method: 'GET' | 'POST'; path: string; body?: object }[];
  connections: number;
  seconds: number;
}

/** Of one call: how many were answered, told to wait (429, 503), and failed otherwise. */
export interface Tally {
  answered: number;
  refused: number;
  failed: number;
}

const PAUSE_MS = 100;

const [{ port, headers, calls, connections, seconds }] = (await once(process, 'message')) as [
  Attack,
];
const agent = new Agent({ keepAlive: true });

/** The status of an answer, once it is read to its end; 0 for none. */
function ask({ method, path, body }: Attack['calls'][number], signal: AbortSignal) {
  const content = body && JSON.stringify(body);
  const typed = content ? { 'content-type': 'application/json' } : {};
  return new Promise<{ status: number; text: string }>((resolve) => {
    const sent = request(
      { host: '127.0.0.1', port, method, path, agent, signal, headers: { ...headers, ...typed } },
      (answer) => {
        let text = '';
        answer.on('data', (piece: Buffer) => {
          if (text.length < 2000) text += piece.toString('latin1');
        });
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
        answer.on('error', () => resolve({ status: 0, text: '' }));
      },
    );
    sent.on('error', () => resolve({ status: 0, text: '' }));
    sent.end(content);
  });
}

async function insist(call: Attack['calls'][number], tally: Tally, signal: AbortSignal) {
  while (!signal.aborted) {
    const { status, text } = await ask(call, signal);
    if (signal.aborted) return;
    if (status === 429 || status === 503) tally.refused += 1;
    else if (status >= 200 && status < 300) tally.answered += 1;
    else tally.failed += 1;
    // An export's address is followed as well.
    const url = call.name === 'export' && status === 200 ? JSON.parse(text).url : null;
    if (url) await ask({ name: 'download', method: 'GET', path: url }, signal);
    else if (status >= 300 || status === 0) await sleep(PAUSE_MS);
  }
}

const ending = AbortSignal.timeout(seconds * 1000);
// Every connection waits for it.
setMaxListeners(0, ending);
const tallies: Record<string, Tally> = {};
await Promise.all(
  calls.flatMap((call) => {
    const tally = { answered: 0, refused: 0, failed: 0 };
    tallies[call.name] = tally;
    return Array.from({ length: connections }, () => insist(call, tally, ending));
  }),
);
agent.destroy();
process.send?.(tallies);
