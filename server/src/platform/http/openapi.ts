import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { contentPolicy } from './security.ts';

/** Draws the OpenAPI document from the mounted routes: /api/openapi.json, readable at /api/docs. */
export async function describeApi(app: FastifyInstance, version: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Pathkeeper',
        version,
        description:
          'Sign in with POST /api/login and send the access token as a bearer. Every refusal ' +
          'answers {error, code}. Lists answer an array; the next page is in the Link header.',
      },
      components: { securitySchemes: { accessToken: { type: 'http', scheme: 'bearer' } } },
    },
    transform: jsonSchemaTransform,
  });
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: contentPolicy() });
}
