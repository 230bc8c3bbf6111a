import type { Endpoint } from '@pathkeeper/contract';
import type { FastifyInstance, FastifyRequest, FastifySchema, RouteOptions } from 'fastify';
import { z } from 'zod';
import { AppError } from '../errors.ts';
import { readForm } from './form.ts';

/** Of the body that an endpoint accepts: what Fastify validates and the OpenAPI document shows. */
export function bodyOf({ accepts = 'json', body }: Endpoint): FastifySchema {
  if (accepts === 'raw') {
    return {
      consumes: ['application/octet-stream'],
      body: z.unknown().meta({ type: 'string', format: 'binary' }),
    };
  }
  if (!body) return {};
  return accepts === 'multipart' ? { consumes: ['multipart/form-data'], body } : { body };
}

/** Largest body of a call that needs no account, in bytes. */
const STRANGERS_BYTES = 64 * 1024;

/**
 * Registers a route that accepts only what its endpoint says: another content type is 415, more
 * than `maxBytes` 413, what cannot be read 400, each with a sentence.
 */
export function routeWithBody(
  app: FastifyInstance,
  { accepts = 'json', maxBytes, access }: Endpoint,
  route: RouteOptions,
): void {
  const isStrangers = accepts === 'json' && (access === 'public' || access === 'anyone');
  const usual = isStrangers ? STRANGERS_BYTES : app.initialConfig.bodyLimit;
  const bodyLimit = maxBytes ?? usual ?? 0;
  if (accepts === 'json') {
    app.route({ ...route, bodyLimit });
    return;
  }
  // A scope of its own, for content types belong to a scope and not to a route.
  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    if (accepts === 'multipart') acceptForm(scope, { ...route, bodyLimit }, bodyLimit);
    else acceptBytes(scope, { ...route, bodyLimit });
    done();
  });
}

function acceptForm(scope: FastifyInstance, route: RouteOptions, maxBytes: number): void {
  // The form is read once the reply is at hand, whose end takes the files away again.
  scope.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null, FORM));
  scope.addContentTypeParser('*', (_request, _payload, done) => done(noForm()));
  scope.route({
    ...route,
    preValidation: async (request, reply) => {
      if (request.body !== FORM) throw noForm();
      request.body = await readForm(request.raw, reply.raw, maxBytes);
    },
  });
}

function acceptBytes(scope: FastifyInstance, route: RouteOptions): void {
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
  scope.route({
    ...route,
    preValidation: async (request: FastifyRequest) => {
      request.body ??= Buffer.alloc(0);
    },
  });
}

/** Stands for a form that has not been read yet. */
const FORM = Symbol('form');

const noForm = () =>
  new AppError('unsupported_type', 'Please send a form (Content-Type: multipart/form-data).');
