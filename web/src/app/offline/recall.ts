import type { Query, QueryFunction, QueryFunctionContext } from '@tanstack/react-query';
import { NetworkError } from '../../lib/api/api-error.ts';
import { connection } from '../../lib/api/connection.ts';
import { readCopy } from '../../lib/storage/offline-copy.ts';
import { isKept } from './kept-queries.ts';

/** How long a page with nothing on it waits for the server before it shows the copy. */
const PATIENCE_MS = 8_000;

/**
 * Answers a query from the server and, only where the server is out of reach and nothing is shown
 * yet, from the copy on this device. Set as the query client's `persister`.
 * @throws whatever the query throws, when the copy has nothing to say
 */
export async function answerOrRecall(
  ask: QueryFunction<unknown, readonly unknown[], never>,
  context: QueryFunctionContext,
  query: Query,
): Promise<unknown> {
  const answer = Promise.resolve(ask(context as Parameters<typeof ask>[0]));
  if (query.state.data !== undefined || !isKept(query.queryKey)) return answer;
  if (await isHere(answer)) return answer;
  const [copy, { answerFrom }] = await Promise.all([readCopy(), import('./copy-rules.ts')]);
  const recalled = copy ? answerFrom(copy, query.queryKey) : undefined;
  if (recalled === undefined) return answer;
  // It may still come, or fail; the page has stopped waiting for it.
  answer.catch(() => {});
  connection.lost();
  return recalled;
}

/** True once the server has answered, well or ill; false when it is away or keeps us waiting. */
async function isHere(answer: Promise<unknown>): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), PATIENCE_MS);
  });
  const heard = answer.then(
    () => true,
    (error: unknown) => !(error instanceof NetworkError),
  );
  const here = await Promise.race([heard, late]);
  clearTimeout(timer);
  return here;
}
