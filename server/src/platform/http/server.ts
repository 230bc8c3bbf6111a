import { isUtf8 } from 'node:buffer';
import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Config } from '../config.ts';
import { AppError } from '../errors.ts';
import { answerBrokenRequest, answerErrors, answerNoRequest } from './errors.ts';
import { secureHeaders } from './security.ts';

/** Enough for the longest entry with every character escaped (100,000 × 12 bytes) and its tags. */
const BODY_LIMIT = 2 * 1024 * 1024;

/** The bare HTTP server: parsing, headers, compression, errors, logging; no route yet. */
export async function createServer(config: Config): Promise<FastifyInstance> {
  const app = fastify({
    bodyLimit: BODY_LIMIT,
    // True is the one proxy that connects to us, not everybody whom it names.
    trustProxy: config.TRUST_PROXY === true ? (_address, hop) => hop === 0 : config.TRUST_PROXY,
    genReqId: () => randomUUID(),
    requestTimeout: 60_000,
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: answerBrokenRequest,
    clientErrorHandler: answerNoRequest,
    // The one line a request gets is written below: the built-in one holds the address with its
    // query, and what somebody searched for is theirs.
    logController: new LogController({ disableRequestLogging: true }),
    logger: config.LOG_LEVEL === 'silent' ? false : { level: config.LOG_LEVEL },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
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
