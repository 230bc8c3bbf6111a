import { NOTICE_KINDS } from '@pathkeeper/contract';
import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns.ts';
import { ownerId, users } from '../accounts/accounts.tables.ts';
import type { NoticeDetails } from './notices.rules.ts';

const kind = () => text('kind', { enum: NOTICE_KINDS }).notNull();

/**
 * What somebody is told: one row for each kind and subject. Of words in the forum it holds from which
 * number on; which of them stand, and who wrote them, is read from the forum each time, so that a
 * notice goes and comes with what it is about (ADR-0024).
 */
export const notices = pgTable(
  'notices',
  {
    userId: ownerId(),
    /** Drawn anew when more happens, so that a later one is never read by an earlier press. */
    id: bigserial('id', { mode: 'number' }).notNull(),
    kind: kind(),
    subject: text('subject').notNull(),
    postId: bigint('post_id', { mode: 'number' }),
    /** The first text that it tells of; 0 is the post itself. */
    sinceNumber: integer('since_number').notNull().default(0),
    /** The newest text that was known when it was written. */
    number: integer('number').notNull().default(0),
    /** Of an act or a gift: whoever did it, and what it was. */
    actorId: bigint('actor_id', { mode: 'number' }).references(() => users.id, {
      onDelete: 'set null',
    }),
    details: jsonb('details').$type<NoticeDetails>(),
    createdAt: instant('created_at').notNull(),
    readAt: instant('read_at'),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    uniqueIndex('notices_subject').on(t.userId, t.kind, t.subject),
    index('notices_newest').on(t.userId, t.createdAt, t.id),
    index('notices_unread').on(t.createdAt, t.userId).where(sql`${t.readAt} is null`),
    index('notices_actor').on(t.actorId),
    index('notices_post').on(t.postId).where(sql`${t.postId} is not null`),
  ],
);

/** Texts of the forum that answer somebody or name them, each once, however often it is changed. */
export const noticeSources = pgTable(
  'notice_sources',
  {
    userId: ownerId(),
    postId: bigint('post_id', { mode: 'number' }).notNull(),
    /** 0 is the post itself. */
    number: integer('number').notNull(),
    kind: kind(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.postId, t.number] }),
    index('notice_sources_text').on(t.postId, t.number),
  ],
);

/** What somebody wants to be told about. Without a row it is everything. */
export const noticeSettings = pgTable('notice_settings', {
  userId: ownerId().primaryKey(),
  /** Kinds that are switched off. */
  off: text('off', { enum: NOTICE_KINDS }).array().notNull().default([]),
  letter: boolean('letter').notNull().default(true),
  followsOwn: boolean('follows_own').notNull().default(true),
  /** When the last letter was written. */
  letterAt: instant('letter_at'),
});
