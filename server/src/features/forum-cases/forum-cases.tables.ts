import { QUEUE_DECISIONS, REPORT_REASONS, WORDS_REMOVED_BY } from '@pathkeeper/contract';
import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  boolean,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns.ts';
import { ownerId, users } from '../accounts/accounts.tables.ts';
import { forumPosts } from '../forum/forum.tables.ts';

const thing = () => ({
  postId: bigint('post_id', { mode: 'number' })
    .notNull()
    .references(() => forumPosts.id, { onDelete: 'cascade' }),
  /** 0 is the post itself. */
  number: integer('number').notNull(),
});

const moderator = (column: string) =>
  bigint(column, { mode: 'number' }).references(() => users.id, { onDelete: 'set null' });

/**
 * Words of the forum that wait, or waited, for a moderator: reported ones, and those whose author may
 * need a kind word (D46, D51). At most one case of a thing is open; whoever decides closes it.
 */
export const forumCases = pgTable(
  'forum_cases',
  {
    id: bigserial('id', { mode: 'number' }).notNull(),
    ...thing(),
    openedAt: instant('opened_at').notNull(),
    /** Comes first: somebody may be in danger. */
    isUrgent: boolean('is_urgent').notNull().default(false),
    kindWord: boolean('kind_word').notNull().default(false),
    /** When its author's edit brought it back; only later reports hide it again. */
    returnedAt: instant('returned_at'),
    decidedAt: instant('decided_at'),
    decidedBy: moderator('decided_by'),
    decision: text('decision', { enum: QUEUE_DECISIONS }),
    /** Who had taken the thing away, since when, and whether its post was locked, when it was decided: for an undo. */
    wasRemovedBy: text('was_removed_by', { enum: WORDS_REMOVED_BY }),
    wasRemovedAt: instant('was_removed_at'),
    wasLocked: boolean('was_locked').notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.postId, t.id] }),
    uniqueIndex('forum_cases_open').on(t.postId, t.number).where(sql`${t.decidedAt} is null`),
    index('forum_cases_queue').on(t.isUrgent, t.openedAt, t.id).where(sql`${t.decidedAt} is null`),
    index('forum_cases_opened')
      .on(t.openedAt, t.postId, t.number)
      .where(sql`${t.decidedAt} is null`),
    index('forum_cases_thing').on(t.postId, t.number, t.id),
    index('forum_cases_decided_by').on(t.decidedBy).where(sql`${t.decidedBy} is not null`),
  ],
);

/** Who reported what, and why; open until a moderator decides. One of a person and a thing. */
export const forumReports = pgTable(
  'forum_reports',
  {
    ...thing(),
    authorId: bigint('author_id', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    reason: text('reason', { enum: REPORT_REASONS }).notNull(),
    note: text('note'),
    createdAt: instant('created_at').notNull(),
    /** The case that it is a part of. */
    caseId: bigint('case_id', { mode: 'number' }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.postId, t.number, t.authorId] }),
    foreignKey({
      columns: [t.postId, t.caseId],
      foreignColumns: [forumCases.postId, forumCases.id],
    }).onDelete('cascade'),
    index('forum_reports_author').on(t.authorId, t.createdAt),
    index('forum_reports_case').on(t.postId, t.caseId, t.createdAt),
  ],
);

/** Who may not write in the forum until when; the last stop of each person. */
export const forumStops = pgTable(
  'forum_stops',
  {
    userId: ownerId(),
    until: instant('until').notNull(),
    reason: text('reason').notNull(),
    stoppedBy: moderator('stopped_by'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId] }),
    index('forum_stops_newest').on(t.createdAt, t.userId),
    index('forum_stops_stopped_by').on(t.stoppedBy),
  ],
);

/** Who looks after the forum since when; the role itself stands in `users`. */
export const forumModerators = pgTable(
  'forum_moderators',
  {
    userId: ownerId(),
    assignedBy: moderator('assigned_by'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId] }),
    index('forum_moderators_assigned_by').on(t.assignedBy),
  ],
);
