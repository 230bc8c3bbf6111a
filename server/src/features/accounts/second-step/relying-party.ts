import type { FastifyRequest } from 'fastify';
import type { Config } from '../../../platform/config.ts';
import { AppError } from '../../../platform/errors.ts';
import { publicOrigin } from '../../../platform/http/public-origin.ts';

/** What a passkey is bound to: the origin that the browser shows, and its host. */
export interface RelyingParty {
  origin: string;
  id: string;
}

/**
 * The public address where one is set, else the one that the request came to; also the latter where the
 * browser shows a further name of this installation, since no browser has a passkey for another name than
 * the one that it shows.
 */
export function relyingPartyOf(
  { headers, protocol, host }: Pick<FastifyRequest, 'headers' | 'protocol' | 'host'>,
  config: Pick<Config, 'PUBLIC_URL' | 'ALLOWED_HOSTS'>,
): RelyingParty {
  const asked = `${protocol}://${host}`;
  const { origin = asked } = headers;
  const isOwn = URL.canParse(origin) && new URL(origin).host === host;
  const shown = isOwn ? origin : asked;
  if (!URL.canParse(shown)) {
    throw new AppError('invalid_request', 'That request does not say which host it is for.');
  }
  const { hostname: name } = new URL(shown);
  const isFurtherName = isOwn && (name === 'localhost' || config.ALLOWED_HOSTS.includes(name));
  const known = (isFurtherName ? undefined : publicOrigin(config)) ?? shown;
  return { origin: known, id: new URL(known).hostname };
}
