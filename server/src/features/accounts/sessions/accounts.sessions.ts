import { randomUUID } from 'node:crypto';
import type { Session, Tokens } from '@pathkeeper/contract';
import { LRUCache } from 'lru-cache';
import type { Context } from '../../../platform/context.ts';
import type { Database, Listen } from '../../../platform/database/index.ts';
import { AppError, notFound } from '../../../platform/errors.ts';
import type { Authenticator, Principal } from '../../../platform/http/principal.ts';
import {
  ACCESS_TOKEN_SECONDS,
  type AccessTokens,
  hashToken,
  randomToken,
  sameHash,
} from '../../../platform/secrets/tokens.ts';
import * as repository from '../accounts.repository.ts';
import { badCredentials } from '../accounts.service.ts';
import type { SessionData } from '../accounts.tables.ts';
import { findSession, type Hold, refuseHeld } from '../holds.service.ts';
import { createBrowserMarks } from './accounts.browsers.ts';
import { createPresence } from './presence.service.ts';

/** Seconds a refresh token lives (D4). */
export const REFRESH_TOKEN_SECONDS = 30 * 24 * 60 * 60;
/** Seconds after which a session ends, however much it is used. */
const SESSION_SECONDS = 90 * 24 * 60 * 60;
/** How long a replaced token is answered with its successor, for an answer that was lost (D79). */
const GRACE_MS = 2 * 60_000;
/** How long a process trusts a session without asking the database again. */
const TRUST_MS = 5_000;

/** What a sign-in or refresh gives: the access token of the answer and the refresh token of the cookie. */
export interface Grant extends Tokens {
  refreshToken: string;
  sid: string;
}

export type Sessions = ReturnType<typeof createSessions>;

/** Whoever a session is of, as the database knows them now; null once it has ended. */
export async function findPrincipal(
  db: Database,
  userId: number,
  sid: string,
  now: Date,
): Promise<Principal | null> {
  const found = await findSession(db, userId, sid, now);
  return found ? principalOf(found, sid) : null;
}

function principalOf({ user, session }: Found, sid: string): Principal {
  const { id, role, timeZone } = user;
  const { createdAt, provenAt = createdAt } = session.sess;
  return { id, sid, role, isOwner: repository.isOwner(id), timeZone, provenAt };
}

interface Found {
  user: repository.UserRow;
  session: repository.SessionRow;
}

/** Sessions, their tokens, and the check of each request's access token. */
export function createSessions({ db, clock }: Context, accessTokens: AccessTokens, listen: Listen) {
  const trusted = new LRUCache<string, { principal: Principal; hold: Hold }>({
    max: 10_000,
    ttl: TRUST_MS,
  });
  const keyOf = (userId: number, sid: string) => `${userId}.${sid}`;

  const grant = (userId: number, sid: string, secret: string): Grant => ({
    accessToken: accessTokens.issue({ userId, sid }),
    expiresIn: ACCESS_TOKEN_SECONDS,
    refreshToken: `${userId}.${sid}.${secret}`,
    sid,
  });
  const expiry = (createdAt: number) =>
    new Date(
      Math.min(
        clock.now().getTime() + REFRESH_TOKEN_SECONDS * 1000,
        createdAt + SESSION_SECONDS * 1000,
      ),
    );

  // Counts ended sessions, so that a look-up that is under way does not trust one again.
  let endings = 0;
  const forget = (key: string) => {
    endings += 1;
    trusted.delete(key);
  };
  listen(repository.SESSIONS_ENDED, forget);
  const presence = createPresence({ db, clock });

  async function revoke(userId: number, sid: string): Promise<boolean> {
    const ended = await repository.deleteSession(db, userId, sid);
    forget(keyOf(userId, sid));
    return ended;
  }

  const authenticator: Authenticator = {
    async authenticate(accessToken, whileHeld) {
      const claims = accessTokens.read(accessToken);
      if (!claims) return null;
      const key = keyOf(claims.userId, claims.sid);
      const known = trusted.get(key);
      if (known) {
        refuseHeld(known.hold, clock.now(), known.principal.timeZone, whileHeld);
        await presence.see(known.principal.id);
        return known.principal;
      }
      const before = endings;
      const found = await repository.findSession(db, claims.userId, claims.sid, clock.now());
      if (!found) return null;
      const principal = principalOf(found, claims.sid);
      const { suspension, deletion } = found;
      if (before === endings) trusted.set(key, { principal, hold: { suspension, deletion } });
      refuseHeld(found, clock.now(), principal.timeZone, whileHeld);
      await presence.see(principal.id);
      return principal;
    },
    async rememberZone(principal, zone) {
      await repository.updateUser(db, principal.id, { timeZone: zone });
      // Changed in place: to set it anew would make its trust last longer.
      principal.timeZone = zone;
    },
  };

  return {
    authenticator,
    revoke,
    browsers: createBrowserMarks(accessTokens),
    derive: accessTokens.derive,

    /**
     * Opens a session for somebody who has just signed in, given the account as it was then: if the
     * password was replaced meanwhile, it is refused.
     * @throws AppError invalid_credentials
     */
    async open(
      { id: userId, passwordHash }: Pick<repository.UserRow, 'id' | 'passwordHash'>,
      userAgent: string | undefined,
    ): Promise<Grant> {
      const sid = randomUUID();
      const secret = randomToken();
      const at = clock.now();
      const sess: SessionData = {
        tokens: [{ hash: hashToken(secret), supersededAt: null }],
        userAgent: nameOf(userAgent),
        createdAt: at.getTime(),
        lastUsedAt: at.getTime(),
      };
      await db.transaction(async (tx) => {
        const user = await repository.lockUser(tx, userId);
        if (!user || user.passwordHash !== passwordHash) throw badCredentials();
        await repository.deleteExpiredSessions(tx, userId, at);
        await repository.insertSession(tx, userId, { sid, sess, expire: expiry(at.getTime()) });
      });
      return grant(userId, sid, secret);
    },

    /**
     * Exchanges a refresh token for new tokens (ADR-0003). One that was replaced is answered with the same
     * successor as before for two minutes, to the browser that was answered then and as long as nobody
     * has used that successor (D79). Any other was stolen or is stale, and ends the session.
     * @throws AppError unauthenticated
     */
    async refresh(
      refreshToken: string,
      userAgent: string | undefined,
      onStolen: (userId: number) => Promise<void> = async () => {},
    ): Promise<Grant> {
      const { userId, sid, secret } = readRefreshToken(refreshToken);
      const now = clock.now().getTime();
      const browser = nameOf(userAgent);
      const successor = accessTokens.derive(`refresh ${sid} ${secret}`);
      const granted = await db.transaction(async (tx) => {
        const session = await repository.lockSession(tx, userId, sid);
        if (!session || session.expire.getTime() <= now) return false;
        const hash = hashToken(secret);
        const current = session.sess.tokens.find(({ supersededAt }) => supersededAt === null);
        const replaced = session.sess.tokens.findLast(({ supersededAt }) => supersededAt !== null);
        if (current && sameHash(current.hash, hash)) {
          const tokens = [
            { hash: hashToken(successor), supersededAt: null },
            { hash, supersededAt: now },
          ];
          const sess = { ...session.sess, tokens, userAgent: browser, lastUsedAt: now };
          const expire = expiry(session.sess.createdAt);
          await repository.updateSession(tx, userId, sid, { sess, expire });
          return true;
        }
        const isRetry =
          replaced !== undefined &&
          sameHash(replaced.hash, hash) &&
          now - (replaced.supersededAt ?? 0) <= GRACE_MS &&
          browser === session.sess.userAgent;
        return isRetry || 'stolen';
      });
      if (granted !== true) {
        await revoke(userId, sid);
        if (granted === 'stolen') await onStolen(userId);
        throw expired();
      }
      return grant(userId, sid, successor);
    },

    /** Remembers that somebody has proven who they are: for a while calls that ask for it are open. */
    async prove({ id, sid }: Pick<Principal, 'id' | 'sid'>): Promise<void> {
      const provenAt = clock.now().getTime();
      await db.transaction(async (tx) => {
        const session = await repository.lockSession(tx, id, sid);
        if (!session) throw expired();
        const sess = { ...session.sess, provenAt };
        await repository.updateSession(tx, id, sid, { sess, expire: session.expire });
        await repository.distrustSessions(tx, id);
      });
      forget(keyOf(id, sid));
    },

    /** Ends the session of a refresh token, and says whose it was; an invalid token does nothing. */
    async end(refreshToken: string): Promise<number | null> {
      try {
        const { userId, sid } = readRefreshToken(refreshToken);
        return (await revoke(userId, sid)) ? userId : null;
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        return null;
      }
    },

    async list({ id, sid }: Principal): Promise<Session[]> {
      const now = clock.now();
      const rows = await repository.listSessions(db, id);
      return rows
        .filter((row) => row.expire > now)
        .map((row) => ({
          id: row.sid,
          userAgent: row.sess.userAgent,
          createdAt: new Date(row.sess.createdAt).toISOString(),
          lastUsedAt: new Date(row.sess.lastUsedAt).toISOString(),
          current: row.sid === sid,
        }));
    },

    /**
     * Ends every session of a person except `keep`, in one transaction with `change`, which gets the
     * account as it is, locked.
     */
    async endAll(
      userId: number,
      keep: string | null,
      change: (tx: Database, user: repository.UserRow | undefined) => Promise<unknown>,
    ): Promise<void> {
      const ended = await db.transaction(async (tx) => {
        await change(tx, await repository.lockUser(tx, userId));
        return repository.deleteSessions(tx, userId, keep);
      });
      for (const sid of ended) forget(keyOf(userId, sid));
    },

    /**
     * Changes what a person may do, in a transaction that gets the account as it is, locked. It holds
     * from their next call on, in every process (D55).
     */
    async changeRole<T>(
      userId: number,
      change: (tx: Database, user: repository.UserRow | undefined) => Promise<T>,
    ): Promise<T> {
      const { result, sids } = await db.transaction(async (tx) => {
        const done = await change(tx, await repository.lockUser(tx, userId));
        return { result: done, sids: await repository.distrustSessions(tx, userId) };
      });
      for (const sid of sids) forget(keyOf(userId, sid));
      return result;
    },

    /** Asks for a person again at their next call, in this process; the others are told by NOTIFY. */
    forget(userId: number, sids: readonly string[]): void {
      for (const sid of sids) forget(keyOf(userId, sid));
    },

    async endOwn({ id }: Principal, sid: string): Promise<void> {
      if (!(await revoke(id, sid))) throw notFound('That session');
    },
  };
}

/** How a browser names itself, as far as it is kept. */
const nameOf = (userAgent: string | undefined): string | null => userAgent?.slice(0, 300) ?? null;

const expired = () =>
  new AppError('unauthenticated', 'Your session has ended. Please sign in again.');

/** What a refresh token names. @throws AppError unauthenticated */
export function readRefreshToken(token: string): { userId: number; sid: string; secret: string } {
  const match = /^(\d{1,15})\.([\w-]{1,100})\.([\w-]{20,100})$/.exec(token);
  if (!match) throw expired();
  return { userId: Number(match[1]), sid: match[2] as string, secret: match[3] as string };
}
