import { z } from 'zod';
import { SECURITY_EVENTS } from '../account-security.ts';
import { ADMIN_LIMITS, ENGAGEMENTS, PEOPLE_SORTS, PERSON_STATES } from '../core/limits.ts';
import { ROLES } from '../core/policy.ts';
import { answeredId, instant, localDate } from '../core/shapes.ts';
import { text } from '../core/text.ts';

const whole = (name: string, { min, max }: { min: number; max: number }) => {
  const error = `${name} must be a whole number from ${min} to ${max.toLocaleString('en-US')}.`;
  return z.coerce.number({ error }).int({ error }).min(min, { error }).max(max, { error });
};

const oneOf = <const T extends readonly string[]>(name: string, values: T) =>
  z.enum(values, { error: `${name} must be one of: ${values.join(', ')}.` });

/** Which people: what the table is filtered by, the file of it, and acts on all that match (D53). */
export const peopleFilter = z.object({
  /** A part of the username, the email address or one of the names; under three signs how it begins. */
  search: text({ name: 'The search', max: ADMIN_LIMITS.search }).optional(),
  role: oneOf('The role', ROLES).optional(),
  level: whole('The level', { min: 1, max: 10 }).optional(),
  engagement: oneOf('The engagement', ENGAGEMENTS).optional(),
  /** Wrote within so many days; 1 is today. */
  activeWithin: whole('activeWithin', { min: 1, max: 3650 }).optional(),
  status: oneOf('The status', PERSON_STATES).optional(),
});

export type PeopleFilter = z.infer<typeof peopleFilter>;

export const peopleSort = oneOf('The order', PEOPLE_SORTS).default('newest');

/** Somebody in the list of the admin panel (S2.3). */
export const adminUser = z.object({
  id: answeredId('user'),
  username: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  isOwner: z.boolean(),
  createdAt: instant,
});

export type AdminUser = z.infer<typeof adminUser>;

/** Why somebody cannot sign in, and until when; null for `until` is until it is taken back. */
export const suspension = z.object({
  reason: z.string(),
  until: instant.nullable(),
  createdAt: instant,
});

export type Suspension = z.infer<typeof suspension>;

/** Somebody in the User Database: names, counts and dates, and nothing that they wrote (D53). */
export const adminPerson = adminUser.extend({
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  displayName: z.string().nullable(),
  emblem: z.string().nullable(),
  isAdmin: z.boolean(),
  isModerator: z.boolean(),
  betaAccessGranted: z.boolean(),
  xpPoints: z.number(),
  /** Posts in the forum, and how often their posts and replies are liked. */
  totalPosts: z.number(),
  totalLikes: z.number(),
  /** How many. */
  badges: z.number(),
  progress: z.object({
    currentLevel: z.number(),
    levelTitle: z.string(),
    xpPoints: z.number(),
  }),
  stats: z.object({
    totalEntries: z.number(),
    currentStreak: z.number(),
    longestStreak: z.number(),
    /** The last day on which they wrote. */
    lastActiveDate: localDate.nullable(),
  }),
  engagement: z.enum(ENGAGEMENTS),
  status: z.enum(PERSON_STATES),
  suspension: suspension.nullable(),
  /** When the account goes; null unless it is being deleted. */
  deletedAt: instant.nullable(),
});

export type AdminPerson = z.infer<typeof adminPerson>;

/** One person's sheet: what the table shows, and where they are signed in. */
export const personSheet = adminPerson.extend({
  /** How many places they are signed in at, and when the last of them was used. */
  sessions: z.number(),
  lastSignedInAt: instant.nullable(),
  /** Whether a reset letter can be sent from here. */
  canSendLetter: z.boolean(),
});

export type PersonSheet = z.infer<typeof personSheet>;

/** The four tiles (S2.2). */
export const adminStats = z.object({
  countedAt: instant,
  totalUsers: z.number(),
  highEngagement: z.number(),
  levelFiveUp: z.number(),
  activeThisWeek: z.number(),
});

export type AdminStats = z.infer<typeof adminStats>;

/** One day (UTC) of the charts: counts only. */
export const adminDay = z.object({
  day: localDate,
  registrations: z.number(),
  /** Different people who wrote. */
  activePeople: z.number(),
  entries: z.number(),
});

export type AdminDay = z.infer<typeof adminDay>;

const state = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]));

/** A line of the log of what administrators, moderators and the owner did (D54). */
export const adminEvent = z.object({
  id: z.number(),
  at: instant,
  /** The part of the product: 'accounts', 'forum' … */
  area: z.string(),
  /** Who; null for the server itself, and for those who have left. */
  actor: z.object({ id: answeredId('user'), username: z.string() }).nullable(),
  action: z.string(),
  /** What or whom it concerns; `name` is null for who has left and for what has no name. */
  subject: z
    .object({
      kind: z.string(),
      id: z.number().nullable(),
      number: z.number().nullable(),
      name: z.string().nullable(),
    })
    .nullable(),
  details: z.object({
    before: state.nullable(),
    after: state.nullable(),
    reason: z.string().nullable(),
  }),
});

export type AdminEvent = z.infer<typeof adminEvent>;

/** What happened at the door of an account: who, what, from where and when, and nothing that was typed. */
export const adminSecurityEvent = z.object({
  id: answeredId('securityEvent'),
  at: instant,
  kind: z.enum(SECURITY_EVENTS),
  person: z.object({ id: answeredId('user'), username: z.string() }).nullable(),
  address: z.string(),
});

export type AdminSecurityEvent = z.infer<typeof adminSecurityEvent>;

/** What the integrity check found (D26). */
export const integrityReport = z.object({
  checked: z.number(),
  /** Accounts that were mended. */
  fixed: z.number(),
  /** A sentence for each of the first hundred. */
  details: z.array(z.string()),
  /** Where the next call goes on (`after`); null when everybody has been checked. */
  next: z.number().nullable(),
  /** About how many there are. */
  people: z.number(),
});

export type IntegrityReport = z.infer<typeof integrityReport>;
