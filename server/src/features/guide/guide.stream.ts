import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../platform/errors.ts';

/** Whether the caller asked for the answer piece by piece. */
export const wantsStream = (request: FastifyRequest): boolean =>
  request.headers.accept?.includes('text/event-stream') ?? false;

/**
 * Answers with server-sent events: `text` for each sentence as it comes, then one `done` with the
 * whole answer, or one `failed` with the refusal.
 */
export function streamAnswer(
  reply: FastifyReply,
  answer: (onText: (piece: string) => void) => Promise<object>,
): FastifyReply {
  const events = new Readable({ read() {} });
  const send = (event: string, data: unknown) =>
    events.push(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  answer((text) => send('text', { text }))
    .then(
      (whole) => send('done', whole),
      (error: unknown) => send('failed', refusal(error, reply)),
    )
    .finally(() => events.push(null));
  return reply
    .type('text/event-stream; charset=utf-8')
    .header('Cache-Control', 'no-store, no-transform')
    .header('X-Accel-Buffering', 'no')
    .send(events);
}

function refusal(error: unknown, reply: FastifyReply) {
  if (error instanceof AppError) {
    return { error: error.message, code: error.code, ...error.details };
  }
  reply.log.error(error);
  return { error: 'Something went wrong on our side. Please try again.', code: 'internal' };
}
