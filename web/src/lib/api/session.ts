import type { Tokens } from '@pathkeeper/contract';
import { beginAs, leaveNothing, leaveNothingHere } from '../storage/leave-nothing.ts';
import { forgetCopy } from '../storage/offline-copy.ts';
import { storage } from '../storage/storage.ts';
import { forgetVisionCopies } from '../storage/vision-copy.ts';
import { NetworkError, SessionError } from './api-error.ts';
import { api } from './endpoints.ts';
import {
  clearTokens,
  dropRefreshHint,
  ENDED,
  hasRefreshCookie,
  isRefreshDue,
  ownerOf,
  readToken,
  SIGNED_OUT,
  sessionOwner,
  storeToken,
  tokenOwner,
} from './tokens.ts';

/** An answer that takes longer than this is not coming. */
export const PATIENCE_MS = 20_000;

/** Set while the server has not heard that somebody signed out here. */
const OWED = 'sign-out-owed';

let refreshing: Promise<string> | null = null;
let onLost: (isTaken: boolean) => void = () => {};
/** Whose session this tab goes on with; null is a visitor's, undefined one that is not known yet. */
let owner = sessionOwner() ?? (hasRefreshCookie() ? undefined : null);
/** Somebody signed out here, and is on the way to the front page. */
let hasLeft = false;
/** How many sessions have ended here. */
let endings = 0;

/**
 * What to do when the session is gone, or is somebody else's because they signed in in another tab
 * (`isTaken`): set once by the application.
 */
export function whenSessionIsLost(handler: (isTaken: boolean) => void): void {
  onLost = handler;
}

/**
 * Stops showing somebody's journal as soon as they sign out, or somebody else signs in, in another tab;
 * set once by the application.
 */
export function watchOtherTabs(): void {
  const isOthers = () => typeof owner === 'number' && sessionOwner() !== owner;
  window.addEventListener('pageshow', ({ persisted }) => {
    // A page that the browser kept to go back to would still show the journal. It heard of nothing meanwhile.
    if (persisted && (hasLeft || isOthers())) window.location.reload();
  });
  document.addEventListener('visibilitychange', () => {
    // A tab that was frozen has heard of nothing either.
    if (sessionOwner() !== null && isOthers()) handOver();
  });
  window.addEventListener('storage', ({ key, newValue }) => {
    // A visitor's tab holds nothing that is anybody's, and learns of it when it calls.
    if (owner === null) return;
    const now = tokenOwner();
    if (now === null) {
      // Tokens go when they expire as well: that alone ends nothing.
      if (!key?.endsWith(ENDED)) return;
      if (newValue?.startsWith(SIGNED_OUT)) leaveNothingHere();
      stopSession();
      onLost(false);
    } else if (owner !== undefined && now !== owner) handOver();
  });
}

/** Begins the session of whoever signed in here. */
export function beginSession(tokens: Tokens): void {
  hasLeft = false;
  keepTokens(tokens);
  owner = ownerOf(tokens.accessToken);
}

function keepTokens({ accessToken, expiresIn }: Tokens): void {
  beginAs(ownerOf(accessToken));
  storage.remove(OWED);
  storeToken(accessToken, expiresIn);
}

/** Nothing goes on as whoever was signed in, an answer that is still on its way included. */
function stopSession(): void {
  endings += 1;
  owner = null;
}

/** Somebody else has signed in in another tab: this one keeps nothing more of whoever it was for. */
function handOver(): void {
  leaveNothingHere();
  onLost(true);
}

/** Forgets the tokens and what was kept for reading offline, here and in every other tab. */
function endSession(how = 'lost'): void {
  stopSession();
  clearTokens();
  dropRefreshHint();
  storage.set(ENDED, `${how} ${Date.now()}`);
  void forgetCopy();
  forgetVisionCopies();
}

/**
 * Ends the session because somebody asked for it: what is refused from now on sends nobody to /login.
 * Nothing of theirs is left in this browser, drafts included; settles once that is done.
 */
export function leaveSession(): Promise<void> {
  hasLeft = true;
  endSession(SIGNED_OUT);
  return leaveNothing();
}

/** Remembers that the server could not be told of a sign-out, so that it is told later. */
export function oweSignOut(): void {
  storage.set(OWED, '1');
}

/** Tells the server of a sign-out that it has not heard of; says nothing when it is still away. */
export async function settleSignOut(): Promise<void> {
  if (storage.get(OWED) === null || maySignIn()) return;
  try {
    const { method, path } = api.accounts.logout;
    const { ok } = await fetch(path, { method, credentials: 'same-origin' });
    if (ok) storage.remove(OWED);
  } catch {
    // Next time.
  }
}

/** Whether somebody may be signed in here; only the server knows for sure. */
export const maySignIn = (): boolean => readToken() !== null || hasRefreshCookie();

/** A usable access token where somebody is signed in, null for a visitor. */
export async function accessTokenIfAny(): Promise<string | null> {
  return maySignIn() ? accessToken() : null;
}

/**
 * A usable access token, refreshed first when the stored one has expired.
 * @throws SessionError when there is none to be had, NetworkError when nobody could be asked
 */
export async function accessToken(): Promise<string> {
  const token = readToken();
  return token ? ownToken(token) : refresh();
}

/** The token, unless it is of somebody else who signed in in another tab: nothing is sent as them. */
function ownToken(token: string): string {
  const now = ownerOf(token);
  if (owner !== undefined && now !== owner) {
    handOver();
    throw new SessionError('Somebody else has signed in');
  }
  owner = now;
  return token;
}

/** Trades the refresh cookie for a new token. Calls at the same time share one request. */
export function refresh(): Promise<string> {
  refreshing ??= requestTokens().finally(() => {
    refreshing = null;
  });
  return refreshing;
}

async function requestTokens(): Promise<string> {
  if (!hasRefreshCookie()) {
    lose();
    throw new SessionError('No tokens available for refresh');
  }
  const before = endings;
  let response: Response;
  try {
    response = await fetch(api.accounts.refresh.path, {
      method: 'POST',
      credentials: 'same-origin',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
  } catch {
    throw new NetworkError();
  }
  // A server that is down or busy says nothing about the session: keep it.
  if (response.status >= 500 || response.status === 429) throw new NetworkError();
  if (!response.ok) {
    lose();
    throw new SessionError('Failed to refresh token');
  }
  const tokens = (await response.json()) as Tokens;
  if (endings !== before) {
    // Somebody signed out meanwhile: an answer that comes late does not sign them in again.
    dropRefreshHint();
    throw new SessionError('Signed out');
  }
  keepTokens(tokens);
  return ownToken(tokens.accessToken);
}

/** Clears the tokens and hands over to the application, which goes to /login. */
export function lose(): void {
  endSession();
  if (!hasLeft) onLost(false);
}

/** How often a tab looks whether a refresh is due, and how long it waits after one that failed. */
const LOOK_MS = 15_000;
const RETRY_MS = 60_000;

/**
 * From now on renews the session before its token expires (S1.9, D4), as long as this tab is open and
 * somebody is signed in. When that is due is stored beside the token, for all tabs: the first one that
 * looks does it for the others, and two at the same moment both get a token (ADR-0003). A clock is
 * looked at, since a timer stands still while a laptop sleeps.
 */
export function keepTokensFresh(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // The tab of a visitor takes over nobody's session.
  const isDue = () => owner !== null && isRefreshDue();
  const look = async () => {
    clearTimeout(timer);
    if (isDue()) await refresh().catch(() => {});
    clearTimeout(timer);
    timer = setTimeout(() => void look(), isDue() ? RETRY_MS : LOOK_MS);
  };
  document.addEventListener('visibilitychange', () => void look());
  window.addEventListener('online', () => void look());
  void look();
}
