import { ROLES } from '@pathkeeper/contract';
import { isNotNull, type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  bigserial,
  boolean,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns.ts';

/** People. Ids 1 (the built-in author) and 2 (the owner) are given by hand; the sequence starts at 3. */
export const users = pgTable(
  'users',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    username: text('username').notNull(),
    email: text('email').notNull(),
    /** argon2id; null for an account that cannot sign in. */
    passwordHash: text('password_hash'),
    /** False while the password is a random one that nobody knows: the account was opened elsewhere. */
    hasPassword: boolean('has_password').notNull().default(true),
    /** Who vouches for this person elsewhere, and by what they are known there (ADR-0033); both or neither. */
    ssoIssuer: text('sso_issuer'),
    ssoSubject: text('sso_subject'),
    firstName: text('first_name'),
    lastName: text('last_name'),
    displayName: text('display_name'),
    profileImageUrl: text('profile_image_url'),
    /** The name of the chosen emblem; null until one is chosen. */
    emblem: text('emblem'),
    role: text('role', { enum: ROLES }).notNull().default('user'),
    hasCompletedQuestionnaire: boolean('has_completed_questionnaire').notNull().default(false),
    accountType: text('account_type').notNull().default('free_beta'),
    subscriptionStatus: text('subscription_status').notNull().default('active'),
    betaAccessGranted: boolean('beta_access_granted').notNull().default(true),
    /** Their words in the forum stay, without a name, when the account goes (D56). */
    leavesWords: boolean('leaves_words').notNull().default(false),
    /** The last valid zone a request named. */
    timeZone: text('time_zone').notNull().default('UTC'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('users_username_unique').on(sql`lower(${t.username})`),
    // For names that begin so; the one above is sorted by the database's language.
    index('users_username_prefix').on(sql`lower(${t.username}) text_pattern_ops`),
    uniqueIndex('users_email_unique').on(sql`lower(${t.email})`),
    index('users_email_prefix').on(sql`lower(${t.email}) text_pattern_ops`),
    // Any part of a name or address, for administrators; needs the extension pg_trgm.
    index('users_search').using('gin', sql`${searchedText(t)} gin_trgm_ops`),
    index('users_staff').on(t.role, t.id).where(sql`${t.role} <> 'user'`),
    uniqueIndex('users_sso').on(t.ssoIssuer, t.ssoSubject),
    index('users_moderators').on(t.id).where(sql`${t.role} = 'moderator'`),
  ],
);

/** Who can sign in; the built-in author cannot, and plays no part (D1). */
export const isMember = isNotNull(users.passwordHash);

/** What administrators search people by, as its index has it. */
export function searchedText(
  t: Record<'username' | 'email' | 'firstName' | 'lastName' | 'displayName', AnyPgColumn>,
): SQL {
  return sql`lower(${t.username} || ' ' || ${t.email} || ' ' || coalesce(${t.firstName}, '') || ' ' || coalesce(${t.lastName}, '') || ' ' || coalesce(${t.displayName}, ''))`;
}

/** The owner of a private row, which goes with the account: the first column of every key (D37). */
export const ownerId = () =>
  bigint('user_id', { mode: 'number' })
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/**
 * Who wrote what others may read. Null once the author has left: what becomes of it then, and whether
 * it goes as well, is a rule of the feature.
 */
export const authorId = () =>
  bigint('author_id', { mode: 'number' }).references(() => users.id, { onDelete: 'set null' });

/** Who did something that stays when they leave. */
const somebody = (column: string) =>
  bigint(column, { mode: 'number' }).references(() => users.id, { onDelete: 'set null' });

/** What a session remembers. Tokens are stored as SHA-256 hashes only. */
export interface SessionData {
  /** The current one, and the one that it replaced. */
  tokens: {
    hash: string;
    /** When a newer token replaced this one, epoch milliseconds; null while it is current. */
    supersededAt: number | null;
  }[];
  userAgent: string | null;
  createdAt: number;
  lastUsedAt: number;
  /** When its person last proved who they are; at its beginning unless something is said. */
  provenAt?: number;
}

/** Sessions (S1.3: sid, sess, expire), one row for each token family (ADR-0003). */
export const sessions = pgTable(
  'sessions',
  {
    userId: ownerId(),
    sid: text('sid').notNull(),
    sess: jsonb('sess').$type<SessionData>().notNull(),
    expire: instant('expire').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.sid] }), index('sessions_expire').on(t.expire)],
);

/** Reset tokens, sent by email to somebody who forgot their password. Stored as SHA-256 hashes only. */
export const passwordResets = pgTable(
  'password_resets',
  {
    userId: ownerId(),
    tokenHash: text('token_hash').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.tokenHash] })],
);

/** Who is here: when somebody last called. Forgotten within the quarter of an hour. */
export const presence = pgTable(
  'presence',
  {
    userId: ownerId().primaryKey(),
    seenAt: instant('seen_at').notNull(),
  },
  // Counted and swept across people.
  (t) => [index('presence_seen').on(t.seenAt)],
);

/** Who is kept out, by whom and why; without a row nobody is (D56, ADR-0027). */
export const suspensions = pgTable(
  'suspensions',
  {
    userId: ownerId().primaryKey(),
    reason: text('reason').notNull(),
    /** Null until it is taken back. */
    until: instant('until'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [index('suspensions_until').on(t.until)],
);

/**
 * Links with which one account each can be opened where nobody else may (D77). Stored as SHA-256 hashes
 * only; they are the installation's, and stay when those who made and used them leave.
 */
export const invitations = pgTable(
  'invitations',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    tokenHash: text('token_hash').notNull(),
    /** Whom it is for, say: an administrator's own words. */
    note: text('note'),
    createdBy: somebody('created_by'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedBy: somebody('used_by'),
    usedAt: instant('used_at'),
    withdrawnAt: instant('withdrawn_at'),
  },
  (t) => [
    uniqueIndex('invitations_token').on(t.tokenHash),
    index('invitations_newest').on(t.createdAt, t.id),
    index('invitations_created_by').on(t.createdBy),
    index('invitations_used_by').on(t.usedBy),
  ],
);

/** Accounts that are to be deleted, and when; taking it back removes the row (D56, ADR-0027). */
export const accountDeletions = pgTable(
  'account_deletions',
  {
    userId: ownerId().primaryKey(),
    dueAt: instant('due_at').notNull(),
    createdAt: instant('created_at').notNull(),
    /** When it began to be carried out: from then on it cannot be taken back. */
    begunAt: instant('begun_at'),
  },
  (t) => [index('account_deletions_due').on(t.dueAt)],
);
