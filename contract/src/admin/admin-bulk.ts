import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { ADMIN_LIMITS, BULK_ACTS, BULK_SKIPS, BULK_STATES } from '../core/limits.ts';
import { answeredId, id, idParams, instant } from '../core/shapes.ts';
import { line } from '../core/text.ts';
import { suspendUntil, xpGiven } from './admin-fields.ts';
import { peopleFilter } from './admin-shapes.ts';

const COUNT = { error: 'count must be the whole number that was shown.' };

const FILTER = `A filter has only: ${Object.keys(peopleFilter.shape).join(', ')}.`;

const WHO = 'Say whom: ids, or a filter with the count that was shown.';

/** Fields that an act needs, with what is said where one is missing. */
const NEEDED = {
  suspend: ['reason', 'The reason is required.'],
  restore: null,
  beta: ['granted', 'granted must be true or false.'],
  gift: ['xpAmount', 'The amount must be between 1 and 10,000.'],
} as const;

const many = z
  .object({
    act: z.enum(BULK_ACTS, { error: `The act must be one of: ${BULK_ACTS.join(', ')}.` }),
    on: z
      .object({
        ids: z
          .array(id('user'), { error: WHO })
          .min(1, { error: 'Choose somebody first.' })
          .max(ADMIN_LIMITS.bulk, {
            error: `At most ${ADMIN_LIMITS.bulk} people can be chosen one by one.`,
          })
          .optional(),
        /** Only what is known: a name that is misspelt would mean everybody. */
        filter: z.strictObject(peopleFilter.shape, { error: FILTER }).optional(),
        /** How many the filter was said to match when it was confirmed. */
        count: z.number(COUNT).int(COUNT).min(1, COUNT).optional(),
      })
      .refine(
        ({ ids, filter, count }) =>
          ids ? filter === undefined : filter !== undefined && count !== undefined,
        { error: WHO },
      ),
    /** Of a suspension, read by those it keeps out; of a gift. */
    reason: line({ name: 'The reason', max: ADMIN_LIMITS.reason }).optional(),
    until: suspendUntil,
    granted: z.boolean({ error: 'granted must be true or false.' }).optional(),
    xpAmount: xpGiven.optional(),
  })
  .superRefine((value, { addIssue }) => {
    const needed = NEEDED[value.act];
    if (needed && value[needed[0]] === undefined) {
      addIssue({ code: 'custom', path: [needed[0]], message: needed[1] });
    }
    if (value.act === 'gift' && (value.reason?.length ?? 0) > ADMIN_LIMITS.giftReason) {
      const message = `The reason can be at most ${ADMIN_LIMITS.giftReason} characters long.`;
      addIssue({ code: 'custom', path: ['reason'], message });
    }
  });

/** How far an act on many is. */
export const bulkProgress = z.object({
  id: answeredId('bulk'),
  act: z.enum(BULK_ACTS),
  /** Who ordered it; null once that account is gone. */
  actor: z.string().nullable(),
  state: z.enum(BULK_STATES),
  /** How many it is about; of a filter that matches very many about so many, until it is done. */
  total: z.number(),
  /** Whom it changed. */
  done: z.number(),
  /** Whom it left as they were. */
  skipped: z.array(z.object({ reason: z.enum(BULK_SKIPS), count: z.number() })),
  /** For how many of `done` it has been undone or needed no undoing. */
  undone: z.number(),
  undoable: z.boolean(),
  createdAt: instant,
  finishedAt: instant.nullable(),
});

export type BulkProgress = z.infer<typeof bulkProgress>;

/** Acts on many people at once; parts of `admin`. */
export const adminBulk = {
  bulk: endpoint({
    method: 'POST',
    path: '/api/admin/bulk',
    summary:
      'Suspend, restore, open what is tried out or give XP to those named, or to all that match; carried out in the background. 409 with the new count when another number matches by now',
    access: 'admin',
    keyed: true,
    body: many,
    response: bulkProgress,
    status: 201,
  }),
  bulkProgress: endpoint({
    method: 'GET',
    path: '/api/admin/bulk/:id',
    summary: 'How far an act on many is',
    access: 'admin',
    params: idParams('bulk'),
    response: bulkProgress,
  }),
  undoBulk: endpoint({
    method: 'POST',
    path: '/api/admin/bulk/:id/undo',
    summary:
      'Take an act on many back, from those it changed and whose standing is still as it left it; a second time changes nothing',
    access: 'admin',
    params: idParams('bulk'),
    response: bulkProgress,
  }),
};
