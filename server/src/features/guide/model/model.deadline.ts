import { ModelFailure } from './model.failure.ts';

/**
 * Does the work within the time, or not at all: at the limit, or when the asker goes, its signal is
 * aborted and this throws at once, whatever the work is waiting for. Nothing it opened stays open.
 * @throws ModelFailure slow or stopped, or what the work throws
 */
export async function withinTime<T>(
  asker: AbortSignal,
  milliseconds: number,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  const { promise: ended, reject } = withRejection();
  const late = () => reject(new ModelFailure('slow'));
  const gone = () => reject(new ModelFailure('stopped'));
  const timer = setTimeout(late, milliseconds);
  asker.addEventListener('abort', gone, { once: true });
  if (asker.aborted) gone();
  try {
    return await Promise.race([ended, work(controller.signal)]);
  } finally {
    clearTimeout(timer);
    asker.removeEventListener('abort', gone);
    controller.abort();
  }
}

function withRejection(): { promise: Promise<never>; reject: (reason: Error) => void } {
  let reject: (reason: Error) => void = () => {};
  const promise = new Promise<never>((_resolve, refuse) => {
    reject = refuse;
  });
  return { promise, reject };
}
