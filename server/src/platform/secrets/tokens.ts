import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { createSigner, createVerifier } from 'fast-jwt';

/** Seconds an access token lives (D4). */
export const ACCESS_TOKEN_SECONDS = 15 * 60;

export interface AccessClaims {
  userId: number;
  sid: string;
}

export interface AccessTokens {
  issue(claims: AccessClaims): string;
  /** The claims of a valid, unexpired token, else null. */
  read(token: string): AccessClaims | null;
  /** An unguessable value that follows from a text, the same in every process. */
  derive(text: string): string;
}

/** Signed access tokens, HS256 only. */
export function createAccessTokens(secret: string): AccessTokens {
  const sign = createSigner({
    key: secret,
    algorithm: 'HS256',
    expiresIn: ACCESS_TOKEN_SECONDS * 1000,
  });
  const verify = createVerifier({ key: secret, algorithms: ['HS256'], cache: 1000 });
  return {
    derive: (text) => createHmac('sha256', secret).update(text).digest('base64url'),
    issue: ({ userId, sid }) => sign({ sub: String(userId), sid }),
    read(token) {
      try {
        const { sub, sid } = verify(token) as { sub?: unknown; sid?: unknown };
        const userId = Number(sub);
        return Number.isSafeInteger(userId) && typeof sid === 'string' ? { userId, sid } : null;
      } catch {
        return null;
      }
    },
  };
}

/** A random unguessable value, safe in cookies and URLs. */
export const randomToken = (bytes = 32): string => randomBytes(bytes).toString('base64url');

/** The only form in which a token is stored. */
export const hashToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');

/** Compares two hashes in constant time. */
export function sameHash(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
