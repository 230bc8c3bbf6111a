import type { FastifyRequest } from 'fastify';
import type { Config } from '../../../platform/config.ts';
import { publicOrigin } from '../../../platform/http/public-origin.ts';

/** What a passkey is bound to: the origin that the browser shows, and its host. */
export interface RelyingParty {
  origin: string;
  id: string;
}

/** The public address where one is set, else the one that the request came to. */
export function relyingPartyOf(
  { headers, protocol, host }: Pick<FastifyRequest, 'headers' | 'protocol' | 'host'>,
  config: Pick<Config, 'PUBLIC_URL'>,
): RelyingParty {
  const asked = `${protocol}://${host}`;
  const { origin = asked } = headers;
  const isOwn = URL.canParse(origin) && new URL(origin).host === host;
  const known = publicOrigin(config) ?? (isOwn ? origin : asked);
  return { origin: known, id: new URL(known).hostname };
}
