import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../../platform/config.ts';
import { AppError } from '../../../platform/errors.ts';
import { publicOrigin } from '../../../platform/http/public-origin.ts';
import { REFRESH_TOKEN_SECONDS } from './accounts.sessions.ts';

const REFRESH = 'pathkeeper_refresh';
/** With this prefix no other host, and no page without https, can plant the cookie. */
const SECURE_REFRESH = `__Host-${REFRESH}`;
/** Tells that somebody has signed in with this browser before; it opens nothing. */
const KNOWN = 'pathkeeper_known';
const YEAR_SECONDS = 365 * 24 * 60 * 60;
/** What a sign-in elsewhere is compared with when it comes back. */
const FLOW = 'pathkeeper_sso';
const FLOW_SECONDS = 10 * 60;
/**
 * Tells the page that a refresh cookie exists, so that it does not ask the server for nothing, and whose it is
 * (`u` and the account's id), so that no tab goes on with the access token of somebody else.
 */
const HINT = 'pathkeeper_signed_in';

export type Cookies = ReturnType<typeof createCookies>;

/** The cookie of the refresh token: HttpOnly, SameSite=Strict, and Secure wherever https is used. */
export function createCookies(config: Pick<Config, 'PUBLIC_URL'>) {
  const isSecure = (request: FastifyRequest) =>
    request.protocol === 'https' || config.PUBLIC_URL?.startsWith('https:') === true;
  const base = { sameSite: 'strict' as const };
  const refreshOf = (request: FastifyRequest) =>
    isSecure(request)
      ? { name: SECURE_REFRESH, path: '/', options: { ...base, secure: true, httpOnly: true } }
      : { name: REFRESH, path: '/api', options: { ...base, secure: false, httpOnly: true } };
  const flowOf = (request: FastifyRequest) =>
    isSecure(request)
      ? { name: `__Host-${FLOW}`, options: { ...base, secure: true, httpOnly: true, path: '/' } }
      : { name: FLOW, options: { ...base, secure: false, httpOnly: true, path: '/api' } };
  return {
    readFlow: (request: FastifyRequest): string | undefined =>
      request.cookies[flowOf(request).name],
    writeFlow(request: FastifyRequest, reply: FastifyReply, value: string): void {
      const { name, options } = flowOf(request);
      void reply.setCookie(name, value, { ...options, maxAge: FLOW_SECONDS });
    },
    clearFlow(request: FastifyRequest, reply: FastifyReply): void {
      const { name, options } = flowOf(request);
      void reply.clearCookie(name, options);
    },
    read: (request: FastifyRequest): string | undefined => request.cookies[refreshOf(request).name],
    readKnown: (request: FastifyRequest): string | undefined =>
      request.cookies[isSecure(request) ? `__Host-${KNOWN}` : KNOWN],
    /** Remembers whose browser it is; this outlives their session. */
    writeKnown(request: FastifyRequest, reply: FastifyReply, value: string): void {
      const secure = isSecure(request);
      const name = secure ? `__Host-${KNOWN}` : KNOWN;
      const path = secure ? '/' : '/api';
      const maxAge = YEAR_SECONDS;
      void reply.setCookie(name, value, { ...base, secure, path, httpOnly: true, maxAge });
    },
    write(request: FastifyRequest, reply: FastifyReply, refreshToken: string): void {
      const maxAge = REFRESH_TOKEN_SECONDS;
      const { name, path, options } = refreshOf(request);
      void reply.setCookie(name, refreshToken, { ...options, path, maxAge });
      const { secure } = options;
      // A refresh token begins with the id of its account.
      const owner = `u${refreshToken.split('.')[0]}`;
      void reply.setCookie(HINT, owner, { ...base, secure, path: '/', httpOnly: false, maxAge });
    },
    clear(request: FastifyRequest, reply: FastifyReply): void {
      const { name, path, options } = refreshOf(request);
      void reply.clearCookie(name, { ...options, path });
      void reply.clearCookie(HINT, { ...base, secure: options.secure, path: '/' });
    },
    /**
     * Refuses a page of another site that has a browser call what sets or reads the cookie. A caller
     * that is no browser says no origin; the browser of a page always does.
     * @throws AppError forbidden
     */
    refuseForeign({ headers, host }: FastifyRequest): void {
      const { origin } = headers;
      // No page can forge what browsers say here, where they say it.
      if (origin === undefined || headers['sec-fetch-site'] === 'same-origin') return;
      if (origin === publicOrigin(config)) return;
      if (URL.canParse(origin) && new URL(origin).host === host) return;
      throw new AppError(
        'forbidden',
        'That was asked by a page of another site. If it was this one, its operator has to set PUBLIC_URL to its address, or have the proxy pass on the Host.',
      );
    },
  };
}
