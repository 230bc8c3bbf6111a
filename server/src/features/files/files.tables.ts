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
import { users } from '../accounts/accounts.tables.ts';

/** Whose file it is. No cascade: an account goes only once `removeFilesOf` has taken its bytes away. */
const uploaderId = () =>
  bigint('user_id', { mode: 'number' })
    .notNull()
    .references(() => users.id);

/** Uploaded pictures. Their bytes lie in the file storage, under their hash. */
export const files = pgTable(
  'files',
  {
    userId: uploaderId(),
    id: bigserial('id', { mode: 'number' }).notNull(),
    /** Of owner, visibility and content: nobody shares a file with somebody else. */
    hash: text('hash').notNull(),
    isPublic: boolean('is_public').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** Of all widths together. */
    bytes: integer('bytes').notNull(),
    createdAt: instant('created_at').notNull(),
    /** Since when nothing uses it; null while something does. */
    unusedSince: instant('unused_since'),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    uniqueIndex('files_once').on(t.userId, t.hash),
    index('files_hash').on(t.hash),
    index('files_unused').on(t.unusedSince),
  ],
);

/** What uses a file: a row for each thing of a feature that shows it. */
export const fileUses = pgTable(
  'file_uses',
  {
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    fileId: bigint('file_id', { mode: 'number' }).notNull(),
    /** Feature and thing, such as `article:17`. */
    usedBy: text('used_by').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.usedBy, t.fileId] }),
    foreignKey({
      columns: [t.userId, t.fileId],
      foreignColumns: [files.userId, files.id],
    }).onDelete('cascade'),
    index('file_uses_file').on(t.userId, t.fileId),
  ],
);
