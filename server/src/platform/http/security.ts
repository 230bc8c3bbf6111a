import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import type { Config } from '../config.ts';

/**
 * What a page or an answer may load: scripts and styles of this server only, none of them inline.
 * `nonce` allows the page's own <style> elements.
 */
export function contentPolicy(nonce?: string): string {
  return [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self'${nonce === undefined ? '' : ` 'nonce-${nonce}'`}`,
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Puts the same protective headers on every answer. */
export function secureHeaders(app: FastifyInstance, config: Config): void {
  const headers = { ...helmetHeaders(config), 'content-security-policy': contentPolicy() };
  const apiHeaders = { ...headers, 'cache-control': 'no-store' };
  app.addHook('onRequest', (request, reply, done) => {
    void reply.headers(request.url.startsWith('/api/') ? apiHeaders : headers);
    done();
  });
}

/** What helmet sets is the same each time, so it is asked once: asking costs a tenth of a request. */
function helmetHeaders(config: Config): Record<string, string> {
  const https = config.PUBLIC_URL?.startsWith('https:') === true;
  const headers: Record<string, string> = {};
  const answer = {
    setHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = value;
    },
    removeHeader: () => {},
  };
  helmet({
    contentSecurityPolicy: false,
    strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
  })({} as IncomingMessage, answer as unknown as ServerResponse, () => {});
  return headers;
}
