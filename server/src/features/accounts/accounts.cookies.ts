import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../platform/config.ts';
import { REFRESH_TOKEN_SECONDS } from './accounts.sessions.ts';

const REFRESH = 'pathkeeper_refresh';
/** Says only that a refresh cookie exists, so that the page need not ask the server in vain. */
const HINT = 'pathkeeper_signed_in';

/** How the refresh token travels: HttpOnly, SameSite=Strict, and Secure wherever https is. */
export function createCookies({ PUBLIC_URL }: Config) {
  const options = (request: FastifyRequest, path: string, httpOnly: boolean) => ({
    path,
    httpOnly,
    sameSite: 'strict' as const,
    secure: request.protocol === 'https' || PUBLIC_URL?.startsWith('https:') === true,
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
