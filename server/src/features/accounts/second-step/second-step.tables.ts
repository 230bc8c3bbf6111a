import { bigint, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/database/columns.ts';
import { ownerId } from '../accounts.tables.ts';

/** The app that makes somebody's codes (D78). */
export const totpFactors = pgTable('totp_factors', {
  userId: ownerId().primaryKey(),
  /** Base32. */
  secret: text('secret').notNull(),
  createdAt: instant('created_at').notNull(),
  /** Null until a first code has shown that the app has the secret: until then it counts for nothing. */
  confirmedAt: instant('confirmed_at'),
  /** The step of thirty seconds whose code was used last: no code works twice. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
});

/** What is left of ten codes that each work once; stored as argon2id hashes only. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  { userId: ownerId(), codeHash: text('code_hash').notNull() },
  (t) => [primaryKey({ columns: [t.userId, t.codeHash] })],
);

export const passkeys = pgTable(
  'passkeys',
  {
    userId: ownerId(),
    /** The credential's id, in base64url. */
    id: text('id').notNull(),
    name: text('name').notNull(),
    /** COSE, in base64url. */
    publicKey: text('public_key').notNull(),
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: jsonb('transports').$type<string[]>().notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] })],
);

/** What a ticket is good for. */
export type TicketPurpose = 'sign-in' | 'proof' | 'passkey';

/** Second steps that are under way, for some minutes. Tickets are stored as SHA-256 hashes only. */
export const stepTickets = pgTable(
  'step_tickets',
  {
    userId: ownerId(),
    tokenHash: text('token_hash').notNull(),
    purpose: text('purpose').$type<TicketPurpose>().notNull(),
    /** What an authenticator has to sign. */
    challenge: text('challenge').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.tokenHash] }),
    index('step_tickets_expire').on(t.expiresAt),
  ],
);
