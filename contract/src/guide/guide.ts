import { z } from 'zod';
import { MONTH_NAMES } from '../core/days.ts';
import { endpoint } from '../core/endpoint.ts';
import { CONSULT_LIMITS, CONSULT_MODES } from '../core/limits.ts';
import { calendarDay, cursor, idParams, instant, limit } from '../core/shapes.ts';
import { text } from '../core/text.ts';
import { entry } from '../journal/entries.ts';
import { earnings } from '../progression.ts';
import { guideQuote, guideSource, monthlyReflection, weeklyReflection } from './reflections.ts';
import { safetyAnswer } from './safety.ts';

const fresh = z
  .enum(['true', 'false'])
  .default('false')
  .transform((value) => value === 'true');

const safety = safetyAnswer.nullable();

const words = (name: string, max: number) => text({ name, max }).default('');

/** The guide's settings and consent for one user (D33). */
const guideSettings = z.object({
  source: guideSource,
  /** The outside model's host; null when nothing leaves this server. */
  destination: z.string().nullable(),
  /** When this user consented to sending entries there; null without consent. */
  consentedAt: instant.nullable(),
  excludedFolders: z.array(z.number()),
});

export type GuideSettings = z.infer<typeof guideSettings>;

const sentRecord = z.object({
  id: z.number(),
  sentAt: instant,
  provider: z.string(),
  model: z.string(),
  /** The purpose of the request. */
  purpose: z.enum(['entry', 'weekly', 'monthly', 'merlin', 'life-path', 'architect']),
  /** The entries that were sent, including those deleted since. */
  entryIds: z.array(z.number()),
  characters: z.number(),
  outcome: z.enum(['sent', 'answered', 'failed']),
});

export type SentRecord = z.infer<typeof sentRecord>;

const allowed = z.object({
  allowed: z.boolean({ error: 'allowed must be true or false.' }),
});

export const guide = {
  analyze: endpoint({
    method: 'POST',
    path: '/api/entries/:id/analyze',
    summary: 'Reflect on an entry; asked again, a new reflection takes the old one’s place',
    access: 'user',
    params: idParams('entry'),
    response: z.object({ entry, safety, ...earnings }),
  }),
  weekly: endpoint({
    method: 'GET',
    path: '/api/reflect/weekly',
    summary:
      'The reflection of a week; it stays, marked once its entries change, and `fresh` asks for a new one',
    access: 'user',
    query: z.object({ weekStart: calendarDay.optional(), fresh }),
    response: weeklyReflection.extend({ safety, ...earnings }),
  }),
  monthly: endpoint({
    method: 'GET',
    path: '/api/reflect/monthly',
    summary:
      'The reflection of a month; it stays, marked once its entries change, and `fresh` asks for a new one',
    access: 'user',
    query: z.object({
      month: z.enum(MONTH_NAMES, { error: 'month must be the English name of a month.' }),
      year: z.coerce
        .string<number | string>({ error: 'year must be a number.' })
        .regex(/^(19|2\d)\d\d$/, { error: 'year must be between 1900 and 2999.' })
        .transform(Number),
      fresh,
    }),
    response: monthlyReflection.extend({ safety, ...earnings }),
  }),
  made: endpoint({
    method: 'GET',
    path: '/api/reflect/made',
    summary: 'Whether there is a reflection of the week that is offered today, and of the month',
    access: 'user',
    response: z.object({ week: z.boolean(), month: z.boolean() }),
  }),
  consult: endpoint({
    method: 'POST',
    path: '/api/merlin/consult',
    summary: 'Ask Merlin; with Accept: text/event-stream the answer comes sentence by sentence',
    access: 'user',
    body: z.object({
      mode: z.enum(CONSULT_MODES, {
        error: `The mode must be one of: ${CONSULT_MODES.join(', ')}.`,
      }),
      context: words('The context', CONSULT_LIMITS.context),
      question: words('The question', CONSULT_LIMITS.question),
      userName: text({ name: 'The name', max: CONSULT_LIMITS.userName }).default('friend'),
    }),
    response: z.object({
      message: z.string(),
      quotes: z.array(guideQuote),
      source: guideSource,
      safety,
    }),
  }),
  settings: endpoint({
    method: 'GET',
    path: '/api/guide/settings',
    summary: 'Who answers, where pages would be sent, and what this person agreed to',
    access: 'user',
    response: guideSettings,
  }),
  setConsent: endpoint({
    method: 'PUT',
    path: '/api/guide/consent',
    summary: 'Agree that pages may be sent to the destination shown, or take that back',
    access: 'user',
    body: allowed.extend({
      /** The host that the user consents to; 409 when it is not the configured one. */
      destination: text({ name: 'The destination', max: 300 }).optional(),
    }),
    response: guideSettings,
  }),
  setFolder: endpoint({
    method: 'PUT',
    path: '/api/guide/folders/:id',
    summary: 'Let the outside model see a folder’s pages, or keep them from it',
    access: 'user',
    params: idParams('folder'),
    body: allowed,
    response: guideSettings,
  }),
  entrySetting: endpoint({
    method: 'GET',
    path: '/api/guide/entries/:id',
    summary: 'Whether the outside model may see an entry',
    access: 'user',
    params: idParams('entry'),
    response: z.object({ allowed: z.boolean() }),
  }),
  setEntry: endpoint({
    method: 'PUT',
    path: '/api/guide/entries/:id',
    summary: 'Let the outside model see an entry, or keep it from it',
    access: 'user',
    params: idParams('entry'),
    body: allowed,
    response: z.object({ allowed: z.boolean() }),
  }),
  sent: endpoint({
    method: 'GET',
    path: '/api/guide/sent',
    summary: 'What was sent to an outside model, when and where to, newest first',
    access: 'user',
    query: z.object({ limit, cursor }),
    response: z.array(sentRecord),
  }),
};
