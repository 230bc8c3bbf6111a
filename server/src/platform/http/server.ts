import { isUtf8 } from 'node:buffer';
import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import type { Config } from '../config.ts';
import { AppError } from '../errors.ts';
import { answerCompiler } from './answers.ts';
import { answerBrokenRequest, answerErrors, answerNoRequest } from './errors.ts';
import { secureHeaders } from './security.ts';

/** Enough for the longest entry with every character escaped (100,000 × 12 bytes) and its tags. */
const BODY_LIMIT = 2 * 1024 * 1024;

/** The bare HTTP server: parsing, headers, compression, errors, logging; no route yet. */
export async function createServer(
  config: Config,
  { checksAnswers = false }: { checksAnswers?: boolean | undefined } = {},
): Promise<FastifyInstance> {
  const app = fastify({
    bodyLimit: BODY_LIMIT,
    // True is the one proxy that connects to us, not everybody whom it names.
    trustProxy: config.TRUST_PROXY === true ? (_address, hop) => hop === 0 : config.TRUST_PROXY,
    genReqId: () => randomUUID(),
    requestTimeout: 60_000,
    // A head is sent in one piece; whoever sends it letter by letter only keeps a place from others.
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 2_000 },
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: answerBrokenRequest,
    // In a sentence, as everything else is refused (`refuseWhenStopping`).
    return503OnClosing: false,
    clientErrorHandler: answerNoRequest,
    // The one line a request gets is written below: the built-in one holds the address with its
    // query, and what somebody searched for is theirs.
    logController: new LogController({ disableRequestLogging: true }),
    logger: config.LOG_LEVEL === 'silent' ? false : { level: config.LOG_LEVEL },
  });
  const places = connectionPlaces();
  if (places !== null) app.server.maxConnections = places;
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(answerCompiler({ isChecked: checksAnswers }));
  app.decorateRequest('principal', null);
  app.addHook('onResponse', async (request, reply) => {
    request.log.info({
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    });
  });
  acceptJsonOnly(app);
  answerErrors(app);
  secureHeaders(app, config);
  refuseWhenStopping(app);
  await app.register(cookie);
  await app.register(compress, {
    encodings: ['gzip'],
    threshold: 4096,
    // A page of entries is packed in a third of the time it takes through a stream and at level 4,
    // for 3 % more on the wire. Only what would hold everybody else up still goes the long way.
    zlibOptions: { level: 1 },
    syncThreshold: 128 * 1024,
    // Nobody sends us compressed bodies, and a small one could unpack into a very large one.
    globalDecompression: false,
  });
  return app;
}

/** Whoever asks while the server stops, over a connection that is still open, is told to ask again. */
function refuseWhenStopping(app: FastifyInstance): void {
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
  });
  app.addHook('onRequest', async (_request, reply) => {
    if (!isStopping) return;
    void reply.header('connection', 'close');
    const sentence = 'The journal is out of reach for a moment. Please try again.';
    throw new AppError('unavailable', sentence, { retryAfter: 2 });
  });
}

/** Files that a process needs besides the connections of callers: the database's, the log, uploads. */
const KEPT_FILES = 100;

/**
 * How many callers fit into the files that the operating system lets this process open; null where it
 * does not say. More are turned away at once, and the database stays within reach.
 */
function connectionPlaces(): number | null {
  const { report } = process;
  if (!report) return null;
  // Without it the report asks for the names of all connections.
  Object.assign(report, { excludeNetwork: true });
  const { userLimits } = report.getReport() as {
    userLimits?: { open_files?: { soft?: number | string } };
  };
  const soft = Number(userLimits?.open_files?.soft);
  return Number.isFinite(soft) ? Math.max(50, soft - KEPT_FILES) : null;
}

/** JSON bodies only; calls without a body may still name the type, as browsers' helpers do. */
function acceptJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'ignore');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const charset = /charset=\s*"?([^\s";]+)/i.exec(request.headers['content-type'] ?? '')?.[1];
    if (charset && !/^utf-?8$/i.test(charset)) {
      done(new AppError('unsupported_type', 'Please send JSON in UTF-8.'));
    } else if (body.length === 0) {
      done(null, undefined);
    } else if (!isUtf8(body as Buffer)) {
      // Other bytes would be saved as question marks in place of what was written.
      done(new AppError('malformed_json', 'The request is not valid UTF-8.'));
    } else {
      void parse(request, body.toString(), done);
    }
  });
}
