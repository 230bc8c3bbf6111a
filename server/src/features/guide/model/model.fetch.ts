/** More than any answer needs, tokens one by one in a stream included. */
const MAX_BYTES = 2_000_000;

/** An answer past its bound. */
export class AnswerTooLong extends Error {}

/**
 * A fetch that stops reading past two million bytes and follows no redirect: entries go to the address
 * that people agreed to, and nowhere else. Aborted, it hangs up.
 */
export function boundedFetch(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    const response = await fetch(input, { ...init, redirect: 'error' });
    if (!response.body) return response;
    const { status, statusText, headers } = response;
    const body = bounded(response.body.getReader(), init?.signal);
    return new Response(body, { status, statusText, headers });
  };
}

function bounded(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  signal: AbortSignal | null | undefined,
): ReadableStream<Uint8Array> {
  let received = 0;
  const hangUp = () => reader.cancel().catch(() => {});
  return new ReadableStream({
    start(controller) {
      // Node's own fetch may forget its signal once the request was collected (nodejs/node#55428).
      signal?.addEventListener('abort', () => {
        controller.error(signal.reason);
        void hangUp();
      });
    },
    async pull(controller) {
      const { done, value } = await reader.read();
      received += value?.byteLength ?? 0;
      if (received > MAX_BYTES) {
        controller.error(new AnswerTooLong());
        await hangUp();
      } else if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: hangUp,
  });
}
