import type {
  ArchitectMade,
  ArchitectMessage,
  GuideSource,
  PillarId,
  VisionResult,
} from '@pathkeeper/contract';
import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns.ts';
import { ownerId } from '../accounts/accounts.tables.ts';
import type { Danger } from '../safety/index.ts';

/** What was made of a conversation, as it was answered then. */
export interface StoredMade extends ArchitectMade {
  responseId: number | null;
  ultimateGoals: VisionResult['ultimateGoals'];
  extractedCategories: VisionResult['extractedCategories'];
}

/** Words of danger in a message: enough to answer them later, and nothing of the words (D71). */
export type MessageDanger = Danger & { tier: 'now' | 'quiet' };

/** Conversations with the Vision Architect: one that goes on, and earlier ones. */
export const visionChats = pgTable(
  'vision_chats',
  {
    userId: ownerId(),
    id: bigserial('id', { mode: 'number' }).notNull(),
    isCurrent: boolean('is_current').notNull(),
    startedAt: instant('started_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    made: jsonb('made').$type<StoredMade>(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    uniqueIndex('vision_chats_current').on(t.userId).where(sql`${t.isCurrent}`),
    index('vision_chats_newest').on(t.userId, t.updatedAt, t.id),
  ],
);

/** Their messages, in the order of `number`, which begins with 1. */
export const visionMessages = pgTable(
  'vision_messages',
  {
    userId: ownerId(),
    id: bigserial('id', { mode: 'number' }).notNull(),
    chatId: bigint('chat_id', { mode: 'number' }).notNull(),
    number: integer('number').notNull(),
    role: text('role', { enum: ['user', 'assistant'] }).notNull(),
    content: text('content').notNull(),
    createdAt: instant('created_at').notNull(),
    /** What a question is about; null for what the person said. */
    pillar: text('pillar').$type<PillarId>(),
    aspect: text('aspect'),
    quotes: jsonb('quotes').$type<ArchitectMessage['quotes']>().notNull(),
    source: jsonb('source').$type<GuideSource>(),
    danger: jsonb('danger').$type<MessageDanger>(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    foreignKey({
      columns: [t.userId, t.chatId],
      foreignColumns: [visionChats.userId, visionChats.id],
    }).onDelete('cascade'),
    uniqueIndex('vision_messages_order').on(t.userId, t.chatId, t.number),
  ],
);
