import type { FastifyReply } from 'fastify';

/** Aborted when the asker hangs up: nobody would read the answer. */
export function whileConnected(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
  return controller.signal;
}
