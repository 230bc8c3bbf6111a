import { bigint, bigserial, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns.ts';
import { users } from '../accounts/accounts.tables.ts';
import type { AuditState } from './audit.rules.ts';

const somebody = (column: string) =>
  bigint(column, { mode: 'number' }).references(() => users.id, { onDelete: 'set null' });

/**
 * What moderators, administrators and the owner do (D54). A trigger refuses every change of a row, and
 * its deletion, but for the leaving of an account that it names.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    at: instant('at').notNull(),
    /** The part of the product that it is shown in: 'forum', for instance. */
    area: text('area').notNull(),
    act: text('act').notNull(),
    actorId: somebody('actor_id'),
    /** Whom it concerns. */
    personId: somebody('person_id'),
    /** What it concerns, by kind and id; `number` tells replies of a post apart. */
    subjectKind: text('subject_kind'),
    subjectId: bigint('subject_id', { mode: 'number' }),
    subjectNumber: integer('subject_number'),
    before: jsonb('before').$type<AuditState>(),
    after: jsonb('after').$type<AuditState>(),
    reason: text('reason'),
  },
  (t) => [
    index('audit_log_all').on(t.at, t.id),
    index('audit_log_newest').on(t.area, t.at, t.id),
    index('audit_log_act').on(t.area, t.act, t.at, t.id),
    index('audit_log_actor').on(t.actorId, t.at, t.id),
    index('audit_log_person').on(t.personId, t.at, t.id),
  ],
);
