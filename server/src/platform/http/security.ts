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
export function secureHeaders(app: FastifyInstance, config: Pick<Config, 'PUBLIC_URL'>): void {
  const headersOf = (https: boolean) => {
    const page = { ...helmetHeaders(https), 'content-security-policy': contentPolicy() };
    return { page, api: { ...page, 'cache-control': 'no-store' } };
  };
  const [plain, secure] = [headersOf(false), headersOf(true)];
  app.addHook('onRequest', (request, reply, done) => {
    // An administrator can change the address while we run.
    const headers = config.PUBLIC_URL?.startsWith('https:') ? secure : plain;
    void reply.headers(request.url.startsWith('/api/') ? headers.api : headers.page);
    done();
  });
}

/** What helmet sets is the same each time, so it is asked once: asking costs a tenth of a request. */
function helmetHeaders(https: boolean): Record<string, string> {
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
