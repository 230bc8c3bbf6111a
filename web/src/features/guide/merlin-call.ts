import type { CallInput } from '@pathkeeper/contract';
import type { call } from '../../lib/api.ts';
import { ApiError, NetworkError, SessionError } from '../../lib/api-error.ts';
import { api } from '../../lib/endpoints.ts';
import { accessToken, lose, refresh } from '../../lib/session.ts';
import { readEvents } from './sse.ts';

export type Question = CallInput<typeof api.guide.consult>['body'];
export type MerlinAnswer = Awaited<ReturnType<typeof call<typeof api.guide.consult>>>;

/**
 * Asks Merlin. `onText` is called with each piece of the answer as it comes; what is returned is the
 * whole of it, checked, and stands over the pieces.
 * @throws ApiError when it is refused, NetworkError, SessionError; an AbortError when `signal` is used
 */
export async function consult(
  question: Question,
  { signal, onText }: { signal: AbortSignal; onText: (piece: string) => void },
): Promise<MerlinAnswer> {
  const response = await open(question, signal);
  try {
    return await follow(response, onText);
  } catch (error) {
    if (signal.aborted || error instanceof ApiError) throw error;
    throw new NetworkError();
  }
}

async function follow(response: Response, onText: (piece: string) => void): Promise<MerlinAnswer> {
  // A server or a proxy that does not stream answers all at once.
  const isStream = response.headers.get('Content-Type')?.startsWith('text/event-stream');
  if (!isStream || !response.body) return (await response.json()) as MerlinAnswer;
  for await (const { event, data } of readEvents(response.body)) {
    const value: unknown = JSON.parse(data);
    if (event === 'text') onText((value as { text: string }).text);
    if (event === 'done') return value as MerlinAnswer;
    if (event === 'failed') throw new ApiError(502, value as ApiError['body'], '');
  }
  throw new NetworkError();
}

/** Opens the answer with a usable session: one refresh and one retry, as every call. */
async function open(question: Question, signal: AbortSignal): Promise<Response> {
  const first = await send(question, signal, await accessToken());
  if (first.status !== 401) return okay(first);
  const second = await send(question, signal, await refresh());
  if (second.status === 401) {
    lose();
    throw new SessionError('Authentication failed');
  }
  return okay(second);
}

async function send(question: Question, signal: AbortSignal, token: string): Promise<Response> {
  const { path, method } = api.guide.consult;
  try {
    return await fetch(path, {
      method,
      signal,
      credentials: 'same-origin',
      headers: {
        Accept: 'text/event-stream',
        Authorization: `Bearer ${token}`,
        'Content-Type': 'application/json',
        'X-Timezone': Intl.DateTimeFormat().resolvedOptions().timeZone,
      },
      body: JSON.stringify(question),
    });
  } catch (error) {
    if (signal.aborted) throw error;
    throw new NetworkError();
  }
}

async function okay(response: Response): Promise<Response> {
  if (!response.ok) throw await ApiError.from(response);
  return response;
}
