import type { SpokenMessage } from '@pathkeeper/contract';
import { type call, callStream } from '../../lib/api/api.ts';
import { ApiError, NetworkError } from '../../lib/api/api-error.ts';
import { lateApi } from '../../lib/api/late-endpoints.ts';
import { readEvents } from '../guide/index.ts';

export type Said = Awaited<ReturnType<typeof call<typeof lateApi.visionArchitect.chat>>>;

/**
 * Says something to the architect. `onText` is called with each piece of a model's answer as it comes;
 * what is returned is the whole of it, checked, and stands over the pieces.
 * @throws ApiError when it is refused, NetworkError, SessionError
 */
export async function say(
  messages: readonly SpokenMessage[],
  { key, signal, onText }: { key: string; signal: AbortSignal; onText: (piece: string) => void },
): Promise<Said> {
  const response = await callStream(
    lateApi.visionArchitect.chat,
    { body: { messages: [...messages] } },
    { key, signal, headers: { Accept: 'text/event-stream' } },
  );
  // A server or a proxy that does not stream answers all at once.
  const isStream = response.headers.get('Content-Type')?.startsWith('text/event-stream');
  if (!isStream || !response.body) return (await response.json()) as Said;
  for await (const { event, data } of readEvents(response.body)) {
    const value: unknown = JSON.parse(data);
    if (event === 'text') onText((value as { text: string }).text);
    if (event === 'done') return value as Said;
    if (event === 'failed') throw new ApiError(502, value as ApiError['body'], '');
  }
  throw new NetworkError();
}
