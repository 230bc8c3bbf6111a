import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { AppError } from '../errors.ts';

/** The names of this machine itself. */
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** What monitors ask by whatever address they know. */
const HEALTH = '/api/health';

/**
 * Refuses what was sent to another host than the public one, this machine or one of `ALLOWED_HOSTS`: a
 * page of another site could otherwise point its own name here and read what is answered. The port does
 * not count. Behind a trusted proxy the host is the one that it was asked for (`X-Forwarded-Host`).
 * Only the operator's own `PUBLIC_URL` is held to, since an address that an administrator has mistyped
 * would keep everybody out, them too.
 */
export function refuseOtherHosts(
  app: FastifyInstance,
  { ALLOWED_HOSTS, PUBLIC_URL }: Pick<Config, 'ALLOWED_HOSTS' | 'PUBLIC_URL'>,
): void {
  if (PUBLIC_URL === undefined) return;
  const known = new Set([...LOOPBACK, new URL(PUBLIC_URL).hostname, ...ALLOWED_HOSTS]);
  app.addHook('onRequest', async ({ host, url }) => {
    const name = host.replace(/:\d{1,5}$/, '').toLowerCase();
    if (known.has(name) || url === HEALTH) return;
    throw new AppError(
      'invalid_request',
      'No journal is kept under this host. Its operator can name it in PUBLIC_URL or ALLOWED_HOSTS.',
    );
  });
}
