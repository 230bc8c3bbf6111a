import { z } from 'zod';
import { weekStart } from '../core/days.ts';
import { endpoint } from '../core/endpoint.ts';
import { INSIGHT_CATEGORIES, INSIGHT_LIMITS, INSIGHT_SOURCES } from '../core/limits.ts';
import {
  answeredId,
  calendarDay,
  cursor,
  done,
  id,
  idOf,
  idParams,
  instant,
  limit,
  localDate,
} from '../core/shapes.ts';
import { isBlank, line, text } from '../core/text.ts';
import { earnings } from '../progression.ts';

const category = z.enum(INSIGHT_CATEGORIES, {
  error: `The category must be one of: ${INSIGHT_CATEGORIES.join(', ')}.`,
});

const source = z.enum(INSIGHT_SOURCES, {
  error: `The source must be one of: ${INSIGHT_SOURCES.join(', ')}.`,
});

const title = line({ name: 'The title', max: INSIGHT_LIMITS.title });

const content = text({ name: 'The insight', max: INSIGHT_LIMITS.content }).refine(
  (value) => !isBlank(value),
  { error: 'The insight is required.' },
);

const NOT_AN_ENTRY = { error: 'entryId must be an entry’s id or null.' };

const entryId = idOf(
  'entry',
  z
    .number(NOT_AN_ENTRY)
    .int(NOT_AN_ENTRY)
    .min(1, NOT_AN_ENTRY)
    .max(Number.MAX_SAFE_INTEGER, NOT_AN_ENTRY),
);

/** What a saved reflection is about; null for an insight in the user's own words. */
const reflectionType = z.enum(['entry', 'weekly', 'monthly', 'life-path'], {
  error: 'reflectionType must be entry, weekly, monthly or life-path.',
});

/** The `source` under which the vault lists a saved reflection. */
const SOURCES = {
  entry: 'daily',
  weekly: 'weekly',
  monthly: 'monthly',
  'life-path': 'daily',
} as const satisfies Record<z.infer<typeof reflectionType>, z.infer<typeof source>>;

/** A sentence kept in the vault (S1.3). */
export const insight = z.object({
  id: answeredId('insight'),
  userId: z.number(),
  title: z.string(),
  content: z.string(),
  category,
  source,
  reflectionType: reflectionType.nullable(),
  /** Which one: the entry's id, the first day of the week, YYYY-MM of the month, the life path's id. */
  reflectionPeriod: z.string().nullable(),
  entryId: z.number().nullable(),
  /** The day of that entry. */
  entryDate: localDate.nullable(),
  createdAt: instant,
  updatedAt: instant,
});

export type Insight = z.infer<typeof insight>;

const insightBody = z
  .object({
    title,
    content,
    category: category.default('insight'),
    source: source.default('daily'),
    entryId: entryId.nullish().transform((value) => value ?? null),
    /** Given with `reflectionPeriod` when a reflection is saved: each is saved once. */
    reflectionType: reflectionType.nullish().transform((value) => value ?? null),
    reflectionPeriod: line({ name: 'The period', max: 20 })
      .nullish()
      .transform((value) => value ?? null),
  })
  .refine((body) => (body.reflectionType === null) === (body.reflectionPeriod === null), {
    error: 'reflectionType and reflectionPeriod go together.',
    path: ['reflectionPeriod'],
  })
  .refine(namesItsReflection, {
    error: 'reflectionPeriod must name the entry (as entryId does), week, month or life path.',
    path: ['reflectionPeriod'],
  })
  .refine(({ reflectionType: type, source }) => type === null || source === SOURCES[type], {
    error: 'A kept reflection of a week has the source weekly, of a month monthly, others daily.',
    path: ['source'],
  });

/** One spelling per reflection, or it could be saved twice. */
function namesItsReflection(body: {
  reflectionType: z.infer<typeof reflectionType> | null;
  reflectionPeriod: string | null;
  entryId: number | null;
}): boolean {
  const { reflectionType: type, reflectionPeriod: period } = body;
  if (type === null || period === null) return true;
  if (type === 'entry') return body.entryId !== null && period === String(body.entryId);
  if (type === 'weekly') {
    return calendarDay.safeParse(period).success && period === weekStart(period);
  }
  if (type === 'monthly') return calendarDay.safeParse(`${period}-01`).success;
  return /^[1-9]\d*$/.test(period) && Number.isSafeInteger(Number(period));
}

const insightStats = z.object({
  total: z.number(),
  insights: z.number(),
  lessons: z.number(),
  goals: z.number(),
});

export type InsightStats = z.infer<typeof insightStats>;

export const insights = {
  list: endpoint({
    method: 'GET',
    path: '/api/insights',
    summary: 'Insights, newest first; a longer list continues through the Link header',
    access: 'user',
    query: z.object({
      /** Words that the title or content must contain. */
      query: text({ name: 'The search', max: 200 }).optional(),
      category: category.optional(),
      source: source.optional(),
      entryId: id('entry').optional(),
      reflectionType: reflectionType.optional(),
      reflectionPeriod: text({ name: 'The period', max: 20 }).optional(),
      limit,
      cursor,
    }),
    response: z.array(insight),
  }),
  stats: endpoint({
    method: 'GET',
    path: '/api/insights/stats',
    summary: 'How many insights there are: in all and of each category',
    access: 'user',
    response: insightStats,
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/insights/:id',
    summary: 'One insight',
    access: 'user',
    params: idParams('insight'),
    response: insight,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/insights',
    summary: 'Keep an insight, from level 2 on; a reflection already kept is refused with 409',
    access: 'user',
    body: insightBody,
    response: insight.extend(earnings),
    status: 201,
    keyed: true,
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/api/insights/:id',
    summary: 'Change an insight’s words or category',
    access: 'user',
    params: idParams('insight'),
    body: z.object({
      title: title.optional(),
      content: content.optional(),
      category: category.optional(),
      /** The state that the edit began from; the server answers 409 when it has changed since. */
      expected: z
        .object(
          {
            title: text({ name: 'expected.title', max: INSIGHT_LIMITS.title }),
            content: text({ name: 'expected.content', max: INSIGHT_LIMITS.content }),
            category,
          },
          { error: 'expected must be what the edit began from.' },
        )
        .optional(),
    }),
    response: insight,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/insights/:id',
    summary: 'Put an insight into the bin for 30 days; the entry it came from stays',
    access: 'user',
    params: idParams('insight'),
    response: done,
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/insights/:id/restore',
    summary: 'Bring an insight back from the bin; one that is there is answered as it is',
    access: 'user',
    params: idParams('insight'),
    response: insight,
  }),
};
