import { storage } from '../storage/storage.ts';

const TOKEN = 'access-token';
const EXPIRY = 'token-expiry';
const REFRESH = 'token-refresh';
/** A token counts as expired this long before it is (S1.9). */
const EARLY_MS = 30_000;

/** The stored access token; one that has expired, or is not of whoever is signed in, is cleared when read. */
export function readToken(now = Date.now()): string | null {
  const token = storage.get(TOKEN);
  const expiry = Number(storage.get(EXPIRY));
  if (!token) return null;
  const owner = cookieOwner();
  if (now >= expiry || (owner !== null && ownerOf(token) !== owner)) {
    clearTokens();
    return null;
  }
  return token;
}

/** Keeps a token that lives `expiresIn` seconds from now. */
export function storeToken(token: string, expiresIn: number, now = Date.now()): void {
  storage.set(TOKEN, token);
  storage.set(EXPIRY, String(now + expiresIn * 1000 - EARLY_MS));
  const delay = refreshDelay(expiresIn);
  if (delay === null) storage.remove(REFRESH);
  else storage.set(REFRESH, String(now + delay));
}

/** Whether the session should get a new token: half of the present one's life is over, or it is gone. */
export function isRefreshDue(now = Date.now()): boolean {
  if (readToken(now) === null) return hasRefreshCookie();
  const due = storage.get(REFRESH);
  return due !== null && now >= Number(due);
}

/**
 * The id of the account that is signed in in this browser: the refresh cookie's, else that of the stored token,
 * expired or not; null without either.
 */
export const sessionOwner = (): number | null => cookieOwner() ?? tokenOwner();

/** The same, as long as a session may go on; only the server knows for sure. */
export const possibleOwner = (): number | null =>
  readToken() !== null || hasRefreshCookie() ? sessionOwner() : null;

/** The same by the stored token alone, which other tabs see at once: of a cookie they may hear later. */
export const tokenOwner = (): number | null => ownerOf(storage.get(TOKEN));

/**
 * The id of the account that a token was given to; null where it does not say. It is read, not
 * verified: good for keeping things apart here, never for deciding what somebody may do.
 */
export function ownerOf(token: string | null): number | null {
  try {
    const claims = token?.split('.')[1] ?? '';
    const { sub } = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))) as {
      sub?: unknown;
    };
    const id = Number(sub);
    return Number.isSafeInteger(id) && id > 0 ? id : null;
  } catch {
    return null;
  }
}

/** Written whenever a session ends, for the other tabs: when, and whether somebody signed out. */
export const ENDED = 'session-ended';
export const SIGNED_OUT = 'signed-out';

/** Whether the session that ended last in this browser did so because somebody signed out. */
export const endedBySignOut = (): boolean => storage.get(ENDED)?.startsWith(SIGNED_OUT) === true;

export function clearTokens(): void {
  for (const key of [TOKEN, EXPIRY, REFRESH]) storage.remove(key);
}

/**
 * Milliseconds until a token that lives `expiresIn` seconds should be refreshed: the lesser of its
 * life less two minutes and half its life; null when that is not positive (S1.9).
 */
function refreshDelay(expiresIn: number): number | null {
  const delay = Math.min(expiresIn * 1000 - 120_000, (expiresIn * 1000) / 2);
  return delay > 0 ? delay : null;
}

const HINT = 'pathkeeper_signed_in';

/** Whether the server has set a refresh cookie, which itself cannot be read here. */
export const hasRefreshCookie = (): boolean => hint() !== null;

/** Whose refresh cookie it is; null without one, and where the hint is of an older version, which did not say. */
const cookieOwner = (): number | null => Number(/^u(\d+)$/.exec(hint() ?? '')?.[1] ?? 0) || null;

function hint(): string | null {
  const pair = document.cookie.split('; ').find((each) => each.startsWith(`${HINT}=`));
  return pair?.slice(HINT.length + 1) || null;
}

/** Stops believing in the refresh cookie, which only the server can take away. */
export function dropRefreshHint(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API exists on https only
  document.cookie = `${HINT}=; Max-Age=0; Path=/; SameSite=Strict`;
}
