import { z } from 'zod';
import { SECURITY_EVENTS } from '../account-security.ts';
import { endpoint } from '../core/endpoint.ts';
import { ADMIN_LIMITS } from '../core/limits.ts';
import { cursor, id, idParams, limit } from '../core/shapes.ts';
import { optionalLine, text } from '../core/text.ts';
import { adminAccounts } from './admin-accounts.ts';
import { adminBulk } from './admin-bulk.ts';
import { xpGiven } from './admin-fields.ts';
import { adminHealthCalls } from './admin-health.ts';
import { adminOffice } from './admin-office.ts';
import {
  adminDay,
  adminEvent,
  adminPerson,
  adminSecurityEvent,
  adminStats,
  adminUser,
  integrityReport,
  peopleFilter,
  peopleSort,
  personSheet,
} from './admin-shapes.ts';

const page = peopleFilter.extend({ sort: peopleSort, limit: limit.default(50), cursor });

const DAYS = { error: 'days must be a whole number from 1 to 366.' };

const CONTINUED =
  'continued through the Link header. X-Total-Count says how many match; X-Total-Count-Is says whether that is “exact”, “about” or “at least” so many';

/** An instant that a list is narrowed to. */
const momentNamed = (name: string) =>
  z.iso.datetime({
    offset: true,
    error: `${name} must be an instant, written like 2026-12-05T22:00:00Z.`,
  });

/** What administrators see and do (S2.7, D53-56); the log has a line for each act. */
export const admin = {
  users: endpoint({
    method: 'GET',
    path: '/api/admin/users',
    summary: `People, ${CONTINUED}`,
    access: 'admin',
    query: page,
    response: z.array(adminUser),
  }),
  usersDetailed: endpoint({
    method: 'GET',
    path: '/api/admin/users-detailed',
    summary: `People with their counts and dates, ${CONTINUED}`,
    access: 'admin',
    query: page,
    response: z.array(adminPerson),
  }),
  usersCsv: endpoint({
    method: 'GET',
    path: '/api/admin/users.csv',
    summary: 'All people that match as a file; 404 “No data to export” when none does',
    access: 'admin',
    query: peopleFilter.extend({ sort: peopleSort }),
    response: z.string(),
    produces: 'text/csv',
  }),
  person: endpoint({
    method: 'GET',
    path: '/api/admin/users/:id',
    summary: 'One person’s sheet: names, counts and dates',
    access: 'admin',
    params: idParams('user'),
    response: personSheet,
  }),
  stats: endpoint({
    method: 'GET',
    path: '/api/admin/stats',
    summary: 'The four tiles, counted at most once a minute',
    access: 'admin',
    response: adminStats,
  }),
  days: endpoint({
    method: 'GET',
    path: '/api/admin/stats/days',
    summary: 'Registrations, people who wrote and entries of the last days (UTC), oldest first',
    access: 'admin',
    query: z.object({
      days: z.coerce.number(DAYS).int(DAYS).min(1, DAYS).max(366, DAYS).default(30),
    }),
    response: z.array(adminDay),
  }),
  giftXp: endpoint({
    method: 'POST',
    path: '/api/admin/gift-xp',
    summary: 'Give somebody XP, and tell them',
    access: 'admin',
    keyed: true,
    body: z.object({
      userId: id('user', 'Please select a user and enter a valid XP amount'),
      xpAmount: xpGiven,
      reason: optionalLine({ name: 'The reason', max: ADMIN_LIMITS.giftReason }).transform(
        (reason) => reason ?? 'Admin gift',
      ),
    }),
    response: z.object({
      message: z.string(),
      levelUp: z.object({ newLevel: z.number() }).optional(),
    }),
  }),
  fixLevels: endpoint({
    method: 'POST',
    path: '/api/admin/fix-level-consistency',
    summary:
      'Derive totals and levels from the ledger and mend what differs; a long check stops after seconds and says where to go on',
    access: 'admin',
    body: z
      .object({ after: id('user').optional() })
      .nullish()
      .transform((value) => value ?? {}),
    response: integrityReport,
  }),
  events: endpoint({
    method: 'GET',
    path: '/api/admin/events',
    summary:
      'What administrators, moderators and the owner did, newest first, continued through the Link header',
    access: 'admin',
    query: z.object({
      area: text({ name: 'The area', max: 50 }).optional(),
      action: text({ name: 'The action', max: 50 }).optional(),
      /** Who did it, or whom it concerns, by username. */
      person: text({ name: 'The name', max: 50 }).optional(),
      since: momentNamed('since').optional(),
      until: momentNamed('until').optional(),
      limit: limit.default(50),
      cursor,
    }),
    response: z.array(adminEvent),
  }),
  securityEvents: endpoint({
    method: 'GET',
    path: '/api/admin/security-events',
    summary:
      'What happened at the doors of all accounts in ninety days, newest first, continued through the Link header',
    access: 'admin',
    query: z.object({
      /** By username or mail address. */
      person: text({ name: 'The name', max: 254 }).optional(),
      kind: z.enum(SECURITY_EVENTS, { error: 'There is no such kind of event.' }).optional(),
      limit: limit.default(50),
      cursor,
    }),
    response: z.array(adminSecurityEvent),
  }),
  ...adminAccounts,
  ...adminOffice,
  ...adminHealthCalls,
  ...adminBulk,
};
