import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ErrorBody } from '@pathkeeper/contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { isAway } from '../database/errors.ts';
import { AppError, codeOf } from '../errors.ts';

interface Answer {
  status: number;
  body: ErrorBody;
}

const answer = (error: AppError): Answer => ({
  status: error.status,
  body: { error: error.message, code: error.code, ...error.details },
});

// What the HTTP server itself refuses, in words for a person.
const REFUSALS: Record<string, () => AppError> = {
  FST_ERR_CTP_BODY_TOO_LARGE: () => new AppError('too_large', 'That is too much at once.'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () =>
    new AppError('unsupported_type', 'Please send JSON (Content-Type: application/json).'),
  FST_ERR_CTP_INVALID_JSON_BODY: () =>
    new AppError('malformed_json', 'The request is not valid JSON.'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () =>
    new AppError('invalid_request', 'The request’s length does not match what was sent.'),
};

/** Any error as status and body: never a stack, a SQL text or a path (D10). */
function answerTo(error: FastifyError): Answer {
  if (error instanceof AppError) return answer(error);
  if (hasZodFastifySchemaValidationErrors(error)) {
    const fields: Record<string, string> = {};
    for (const issue of error.validation) {
      const path = issue.instancePath.replace(/^\//, '').replaceAll('/', '.');
      fields[path] ??= sentenceOf(path, issue.message ?? '');
    }
    const message = Object.values(fields)[0] ?? 'That request is not valid.';
    return answer(new AppError('invalid_request', message, { fields }));
  }
  const refusal = REFUSALS[error.code];
  if (refusal) return answer(refusal());
  if (error.statusCode === 400 && error.name === 'SyntaxError') {
    return answer(new AppError('malformed_json', 'The request is not valid JSON.'));
  }
  if (isAway(error)) {
    return answer(
      new AppError('unavailable', 'The journal is out of reach for a moment. Please try again.', {
        retryAfter: 2,
      }),
    );
  }
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    return answer(new AppError('invalid_request', 'That request is not valid.'));
  }
  return answer(new AppError('internal', 'Something went wrong on our side. Please try again.'));
}

// What the validator says where a schema has no sentence of its own: in words for programmers.
const PLAIN = /^(Invalid|Too (big|small)|Unrecognized|Expected)/;

function sentenceOf(path: string, message: string): string {
  if (!PLAIN.test(message)) return message;
  return path === '' ? 'The request must be a JSON object.' : `The value of ${path} is not valid.`;
}

/** Answers a request that no route could be found for because its address is broken. */
export function answerBrokenRequest(
  _error: FastifyError,
  _request: FastifyRequest,
  reply: FastifyReply,
): void {
  const { status, body } = answer(new AppError('invalid_request', 'That address cannot be read.'));
  void reply.status(status).type('application/json; charset=utf-8').send(JSON.stringify(body));
}

/** How long somebody may take to read why nothing could be made of what they sent. */
const FAREWELL_MS = 1_000;

/** Answers what cannot be read as HTTP at all: a broken first line, a head that is too long. */
export function answerNoRequest(error: Error & { code?: string }, socket: Duplex): void {
  // One that took too long is gone at once: half closed it would keep its place for as long as it likes.
  if (['ECONNRESET', 'ERR_HTTP_REQUEST_TIMEOUT'].includes(error.code ?? '') || !socket.writable) {
    socket.destroy();
    return;
  }
  const { status, body } = answer(
    error.code === 'HPE_HEADER_OVERFLOW'
      ? new AppError('too_large', 'The head of that request is too long.')
      : new AppError('invalid_request', 'That request cannot be read.'),
  );
  const text = JSON.stringify(body);
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(text)}`,
      'Connection: close',
      '',
      text,
    ].join('\r\n'),
    () => socket.destroy(),
  );
  setTimeout(() => socket.destroy(), FAREWELL_MS).unref();
}

/** Installs the one place that answers errors. Logs never carry what was sent. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    // Whoever hung up in the middle of an upload waits for no answer, and nothing of ours has failed.
    const hasLeft = request.raw.destroyed && !request.raw.complete;
    const { status, body } = hasLeft
      ? answer(new AppError('invalid_request', 'That request broke off.'))
      : answerTo(error);
    if (status >= 500) {
      request.log.error(
        {
          route: request.routeOptions.url,
          code: codeOf(error) ?? error.name,
          at: whereOf(error),
        },
        'request failed',
      );
    }
    if (typeof body.retryAfter === 'number') void reply.header('Retry-After', body.retryAfter);
    // A download that fails had announced a text file.
    void reply.removeHeader('content-disposition').removeHeader('content-encoding');
    // Sent as text: the route's response schema describes success only.
    return reply
      .status(status)
      .type('application/json; charset=utf-8')
      .serializer((value: unknown) => value as string)
      .send(JSON.stringify(body));
  });
}

/** The code's place, without the message: a database error's message quotes the values sent. */
function whereOf(error: Error): string {
  const cause = error.cause instanceof Error ? error.cause : error;
  return (cause.stack ?? '')
    .split('\n')
    .filter((row) => /^\s+at /.test(row))
    .slice(0, 6)
    .map((row) => row.trim())
    .join(' < ');
}
