import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

type Known = Pick<Config, 'PUBLIC_URL'>;

/** The names of this machine itself. */
const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/;

/** The origin under which the installation is known; undefined where nobody has said it. */
export const publicOrigin = ({ PUBLIC_URL }: Known): string | undefined =>
  PUBLIC_URL === undefined ? undefined : new URL(PUBLIC_URL).origin;

/**
 * The origin for what must hold whole addresses, such as a sitemap or a feed: the public one, else that of
 * somebody who asks on this machine. Undefined elsewhere: the Host of a request is whatever its sender likes.
 */
export function originAsAsked(
  { protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>,
  config: Known,
): string | undefined {
  return publicOrigin(config) ?? (LOOPBACK.test(host) ? `${protocol}://${host}` : undefined);
}
