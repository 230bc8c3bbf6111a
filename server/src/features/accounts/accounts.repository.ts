import { and, desc, eq, getTableColumns, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import {
  accountDeletions,
  isMember,
  passwordResets,
  type SessionData,
  sessions,
  suspensions,
  users,
} from './accounts.tables.ts';
import { deleteTickets } from './second-step/second-step.repository.ts';

export type UserRow = typeof users.$inferSelect;
export type SessionRow = typeof sessions.$inferSelect;

/** The NOTIFY channel that tells every process which sessions have ended, as `{userId}.{sid}`. */
export const SESSIONS_ENDED = 'sessions_ended';

/** The first person to register is the owner and takes this id (D1). */
export const OWNER_ID = 2;

export const isOwner = (id: number): boolean => id === OWNER_ID;

const REGISTRATION_LOCK = 7_284_002;

/** Makes registrations take turns: the first one is the owner, and a refused one uses up no id. */
export async function lockRegistrations(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${REGISTRATION_LOCK})`);
}

export async function findUserById(db: Database, id: number): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users.id, id));
  return row;
}

/**
 * A person, locked until the transaction ends: whatever depends on the password or replaces it takes
 * turns. It is the first lock of its transaction, so that two cannot deadlock. Writes of the person's
 * own data (`asOwner`) do not wait for it.
 */
export async function lockUser(tx: Database, id: number): Promise<UserRow | undefined> {
  const [row] = await tx.select().from(users).where(eq(users.id, id)).for('no key update');
  return row;
}

const { passwordHash: _secret, ...shown } = getTableColumns(users);

/** An account as other features know it: without the secret that it opens with. */
export type Account = Omit<UserRow, 'passwordHash'>;

const member = (db: Database, userId: number) =>
  db
    .select(shown)
    .from(users)
    .where(and(eq(users.id, userId), isMember));

/** Somebody who can sign in. */
export async function findMember(db: Database, userId: number): Promise<Account | undefined> {
  const [row] = await member(db, userId);
  return row;
}

/** The same, locked as by `lockUser`. */
export async function lockMember(tx: Database, userId: number): Promise<Account | undefined> {
  const [row] = await member(tx, userId).for('no key update');
  return row;
}

/** By username or email address, without regard to case. */
export async function findUserByName(db: Database, name: string): Promise<UserRow | undefined> {
  const [row] = await db
    .select()
    .from(users)
    .where(
      or(
        eq(sql`lower(${users.username})`, sql`lower(${name})`),
        eq(sql`lower(${users.email})`, sql`lower(${name})`),
      ),
    );
  return row;
}

/** Somebody by who they are elsewhere (ADR-0033). */
export async function findUserBySso(
  db: Database,
  { issuer, subject }: { issuer: string; subject: string },
): Promise<UserRow | undefined> {
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.ssoIssuer, issuer), eq(users.ssoSubject, subject)));
  return row;
}

/** Links an account with who its person is elsewhere; false when that opens another one. */
export async function linkSso(
  tx: Database,
  userId: number,
  { issuer, subject }: { issuer: string; subject: string },
): Promise<boolean> {
  await lockRegistrations(tx);
  if (await findUserBySso(tx, { issuer, subject })) return false;
  await updateUser(tx, userId, { ssoIssuer: issuer, ssoSubject: subject });
  return true;
}

/** Those who run the installation: a few, by an index of their own. */
export function listStaff(db: Database) {
  return db
    .select({ id: users.id, username: users.username })
    .from(users)
    .where(sql`${users.role} <> 'user'`);
}

export async function ownerExists(db: Database): Promise<boolean> {
  return (await findUserById(db, OWNER_ID)) !== undefined;
}

export async function updateUser(
  db: Database,
  id: number,
  values: Partial<typeof users.$inferInsert>,
): Promise<UserRow | undefined> {
  if (Object.keys(values).length === 0) return findUserById(db, id);
  const [row] = await db.update(users).set(values).where(eq(users.id, id)).returning();
  return row;
}

/** Sets what a person may do; `changeRole` of the sessions makes it hold at once. */
export async function storeRole(
  tx: Database,
  userId: number,
  role: UserRow['role'],
): Promise<void> {
  await tx.update(users).set({ role }).where(eq(users.id, userId));
}

/** Notes what somebody pays for, as a copy for whoever reads the account (S3.3); it decides nothing. */
export async function setAccountType(
  tx: Database,
  userId: number,
  copy: Pick<UserRow, 'accountType' | 'subscriptionStatus'>,
): Promise<void> {
  await tx.update(users).set(copy).where(eq(users.id, userId));
}

/** Opens what is still tried out to somebody, or closes it (D8). */
export async function setBeta(tx: Database, userId: number, granted: boolean): Promise<void> {
  await tx.update(users).set({ betaAccessGranted: granted }).where(eq(users.id, userId));
}

/** Remembers that the questionnaire was answered or skipped. */
export async function markQuestionnaireDone(db: Database, id: number): Promise<void> {
  await db.update(users).set({ hasCompletedQuestionnaire: true }).where(eq(users.id, id));
}

/** Removes a person and, through the foreign keys, every row that is theirs. */
export async function deleteUser(db: Database, id: number): Promise<boolean> {
  const rows = await db.delete(users).where(eq(users.id, id)).returning({ id: users.id });
  return rows.length > 0;
}

const owned = (ownerId: number, sid: string) =>
  and(eq(sessions.userId, ownerId), eq(sessions.sid, sid));

export async function insertSession(
  db: Database,
  ownerId: number,
  session: { sid: string; sess: SessionData; expire: Date },
): Promise<void> {
  await db.insert(sessions).values({ ...session, userId: ownerId });
}

/** A session that has not expired, its person, and what keeps them out. */
export async function findSession(db: Database, ownerId: number, sid: string, now: Date) {
  const [row] = await db
    .select({
      user: users,
      session: sessions,
      suspension: suspensions,
      deletion: accountDeletions,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(suspensions, eq(suspensions.userId, sessions.userId))
    .leftJoin(accountDeletions, eq(accountDeletions.userId, sessions.userId))
    .where(and(owned(ownerId, sid), sql`${sessions.expire} > ${now.toISOString()}::timestamptz`))
    .prepare('find_session')
    .execute();
  return row;
}

/** A session, locked until the transaction ends, so that two refreshes take turns. */
export async function lockSession(
  tx: Database,
  ownerId: number,
  sid: string,
): Promise<SessionRow | undefined> {
  const [row] = await tx.select().from(sessions).where(owned(ownerId, sid)).for('update');
  return row;
}

export async function updateSession(
  db: Database,
  ownerId: number,
  sid: string,
  values: { sess: SessionData; expire: Date },
): Promise<void> {
  await db.update(sessions).set(values).where(owned(ownerId, sid));
}

export async function deleteSession(db: Database, ownerId: number, sid: string): Promise<boolean> {
  return (await endSessions(db, ownerId, owned(ownerId, sid))).length > 0;
}

/** Ends every session of a person except `keep`; answers their ids. */
export async function deleteSessions(
  db: Database,
  ownerId: number,
  keep: string | null,
): Promise<string[]> {
  const kept = keep === null ? undefined : ne(sessions.sid, keep);
  return endSessions(db, ownerId, and(eq(sessions.userId, ownerId), kept));
}

/** Ends sessions of a person, and tells every process. */
async function endSessions(
  db: Database,
  ownerId: number,
  which: SQL | undefined,
): Promise<string[]> {
  const rows = await db.delete(sessions).where(which).returning({ sid: sessions.sid });
  for (const { sid } of rows) {
    await db.execute(sql`select pg_notify(${SESSIONS_ENDED}, ${`${ownerId}.${sid}`})`);
  }
  return rows.map(({ sid }) => sid);
}

/** Makes every process ask for a person again at their next call: their role has changed. */
export async function distrustSessions(db: Database, ownerId: number): Promise<string[]> {
  const rows = await db
    .select({ sid: sessions.sid })
    .from(sessions)
    .where(eq(sessions.userId, ownerId));
  for (const { sid } of rows) {
    await db.execute(sql`select pg_notify(${SESSIONS_ENDED}, ${`${ownerId}.${sid}`})`);
  }
  return rows.map(({ sid }) => sid);
}

/**
 * Takes back what every other session has proved: a password typed before there was a second factor is
 * no proof against it (D78). Answers all their sessions, for this process to forget once it is committed.
 */
export async function voidProofs(tx: Database, ownerId: number, keep: string): Promise<string[]> {
  await tx
    .update(sessions)
    .set({ sess: sql`(${sessions.sess}::jsonb || '{"provenAt": 0}'::jsonb)` })
    .where(and(eq(sessions.userId, ownerId), ne(sessions.sid, keep)));
  return distrustSessions(tx, ownerId);
}

/** Invalidates the reset tokens that were sent to a person, and sign-ins that have taken one step. */
export async function deletePasswordResets(db: Database, ownerId: number): Promise<void> {
  await db.delete(passwordResets).where(eq(passwordResets.userId, ownerId));
  await deleteTickets(db, ownerId);
}

export async function deleteExpiredSessions(
  db: Database,
  ownerId: number,
  now: Date,
): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.userId, ownerId), lt(sessions.expire, now)));
}

export function listSessions(db: Database, ownerId: number): Promise<SessionRow[]> {
  return db
    .select()
    .from(sessions)
    .where(eq(sessions.userId, ownerId))
    .orderBy(desc(sql`(${sessions.sess}->>'lastUsedAt')::bigint`), desc(sessions.sid))
    .limit(100);
}
