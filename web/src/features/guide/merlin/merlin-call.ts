import type { CallInput } from '@pathkeeper/contract';
import { type call, callStream } from '../../../lib/api/api.ts';
import { ApiError, NetworkError } from '../../../lib/api/api-error.ts';
import { api } from '../../../lib/api/endpoints.ts';
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
  const response = await callStream(
    api.guide.consult,
    { body: question },
    { signal, headers: { Accept: 'text/event-stream' } },
  );
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
