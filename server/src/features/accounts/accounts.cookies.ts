import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../platform/config.ts';
import { REFRESH_TOKEN_SECONDS } from './accounts.sessions.ts';

const REFRESH = 'pathkeeper_refresh';
/** Tells the page that a refresh cookie exists, so that it does not ask the server for nothing. */
const HINT = 'pathkeeper_signed_in';

/** The cookie of the refresh token: HttpOnly, SameSite=Strict, and Secure wherever https is used. */
export function createCookies(config: Pick<Config, 'PUBLIC_URL'>) {
  const options = (request: FastifyRequest, path: string, httpOnly: boolean) => ({
    path,
    httpOnly,
    sameSite: 'strict' as const,
    secure: request.protocol === 'https' || config.PUBLIC_URL?.startsWith('https:') === true,
  });
  return {
    read: (request: FastifyRequest): string | undefined => request.cookies[REFRESH],
    write(request: FastifyRequest, reply: FastifyReply, refreshToken: string): void {
      const maxAge = REFRESH_TOKEN_SECONDS;
      void reply.setCookie(REFRESH, refreshToken, { ...options(request, '/api', true), maxAge });
      void reply.setCookie(HINT, '1', { ...options(request, '/', false), maxAge });
    },
    clear(request: FastifyRequest, reply: FastifyReply): void {
      void reply.clearCookie(REFRESH, options(request, '/api', true));
      void reply.clearCookie(HINT, options(request, '/', false));
    },
  };
}
