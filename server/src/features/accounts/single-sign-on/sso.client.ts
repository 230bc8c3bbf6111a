import type { Configuration } from 'openid-client';
import type { Config } from '../../../platform/config.ts';
import { AppError } from '../../../platform/errors.ts';
import { publicOrigin } from '../../../platform/http/public-origin.ts';

/** The page that the other place leads back to. */
const RETURN_PATH = '/login/return';

/** Whoever signed in elsewhere less than this many seconds ago need not do it again. */
const MAX_AGE_SECONDS = 15 * 60;

const TIMEOUT_SECONDS = 8;

/** What only the browser that began a sign-in can have, and what it is compared with. */
export interface Checks {
  state: string;
  nonce: string;
  verifier: string;
}

/** Who came back, as the provider vouches for them. */
export interface Identity {
  issuer: string;
  subject: string;
  /** An address that the provider has verified; null where there is none. */
  email: string | null;
  /** What they are called there, the best name first. */
  names: string[];
  firstName: string | null;
  lastName: string | null;
}

const away = (name: string) =>
  new AppError('unavailable', `${name} cannot be reached just now. Please try again in a moment.`, {
    retryAfter: 10,
  });

/** The one refusal of an answer that is forged, old, used before, or of another browser. */
export const notSignedIn = () =>
  new AppError(
    'invalid_request',
    'That sign-in took too long, was used before, or began in another browser. Please begin again.',
  );

/** Speaks OpenID Connect with the provider that the operator has set up, through `openid-client` (ADR-0033). */
export function createSsoClient(config: Config) {
  // Loaded and asked once somebody uses it; a provider that was away is asked again.
  let opened: Promise<Configuration> | undefined;
  const open = async (issuer: string) => {
    opened ??= discover(issuer, config);
    try {
      return await opened;
    } catch {
      opened = undefined;
      throw away(config.OIDC_NAME);
    }
  };
  /** @throws AppError not_found where nothing is set up */
  const issuerOf = (): string => {
    if (config.OIDC_ISSUER !== undefined) return config.OIDC_ISSUER;
    throw new AppError('not_found', 'Nobody signs in elsewhere here.');
  };
  const returnTo = () => new URL(RETURN_PATH, publicOrigin(config)).href;

  return {
    issuerOf,

    /** Where to send a browser. @throws AppError not_found, unavailable */
    async address({ state, nonce, verifier }: Checks): Promise<string> {
      const server = await open(issuerOf());
      const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await import('openid-client');
      return buildAuthorizationUrl(server, {
        redirect_uri: returnTo(),
        scope: 'openid email profile',
        ...{ state, nonce, max_age: String(MAX_AGE_SECONDS) },
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      }).href;
    },

    /**
     * Who came back with an answer: its state, nonce, challenge, issuer, audience, signature and age are checked.
     * @throws AppError invalid_request, unavailable
     */
    async identify(answer: string, { state, nonce, verifier }: Checks): Promise<Identity> {
      const server = await open(issuerOf());
      const { authorizationCodeGrant } = await import('openid-client');
      const address = new URL(returnTo());
      address.search = answer;
      try {
        const granted = await authorizationCodeGrant(server, address, {
          ...{ expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier },
          ...{ maxAge: MAX_AGE_SECONDS, idTokenExpected: true },
        });
        const claims = granted.claims();
        if (!claims) throw notSignedIn();
        return identityOf(claims, await more(server, granted.access_token, claims));
      } catch (error) {
        throw isOfNetwork(error) ? away(config.OIDC_NAME) : notSignedIn();
      }
    },
  };
}

type Claims = Record<string, unknown> & { iss: string; sub: string };

/** Many providers tell of the address and the names only when they are asked. */
async function more(server: Configuration, accessToken: string, { sub, email }: Claims) {
  if (email !== undefined || server.serverMetadata().userinfo_endpoint === undefined) return {};
  const { fetchUserInfo } = await import('openid-client');
  return fetchUserInfo(server, accessToken, sub);
}

async function discover(issuer: string, config: Config): Promise<Configuration> {
  const { allowInsecureRequests, discovery, enableNonRepudiationChecks, None } = await import(
    'openid-client'
  );
  const { OIDC_CLIENT_ID = '', OIDC_CLIENT_SECRET: secret } = config;
  const isPlain = issuer.startsWith('http:');
  return discovery(new URL(issuer), OIDC_CLIENT_ID, secret, secret ? undefined : None(), {
    timeout: TIMEOUT_SECONDS,
    // The signature of a token is checked even where it came straight from the provider. What the operator
    // named as plain http is on their own network.
    execute: [enableNonRepudiationChecks, ...(isPlain ? [allowInsecureRequests] : [])],
  });
}

function identityOf(claims: Claims, info: Record<string, unknown>): Identity {
  const all = { ...info, ...claims };
  const textOf = (name: string) => {
    const value = all[name];
    return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
  };
  // Some say it as a text.
  const email = `${all.email_verified}` === 'true' ? textOf('email') : null;
  // Names are seen by others here: neither an address nor what somebody is called in life becomes one.
  const names = [textOf('preferred_username'), textOf('nickname')];
  return {
    ...{ issuer: claims.iss, subject: claims.sub, email },
    names: names.filter((name) => name !== null && !name.includes('@')) as string[],
    firstName: textOf('given_name'),
    lastName: textOf('family_name'),
  };
}

/** A failure of the way there; what was answered wrongly is no such failure. */
function isOfNetwork(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const { cause } = error as { cause?: { code?: unknown } };
  return (
    code === 'OAUTH_TIMEOUT' || /^(ECONN|ENOTFOUND|UND_ERR|ETIMEDOUT)/.test(String(cause?.code))
  );
}
