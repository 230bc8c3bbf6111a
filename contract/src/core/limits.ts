// Plain values without a schema, so that a screen can use them without loading a validator.

/** Limits of D14. */
export const ENTRY_LIMITS = {
  content: 100_000,
  tags: 20,
  tag: 50,
  /** Entries in one download. */
  download: 10_000,
} as const;

/** The tag that marks an entry written for a quest (D28). */
export const DAILY_CHALLENGE_TAG = 'Daily Challenge';

/** The palette of S1.3, in its order; the first is the default. */
export const FOLDER_COLORS = [
  '#3B82F6',
  '#EF4444',
  '#10B981',
  '#F59E0B',
  '#8B5CF6',
  '#EC4899',
  '#06B6D4',
  '#84CC16',
] as const;

export const FOLDER_LIMITS = { name: 100, folders: 200 } as const;

export const TAG_LIMITS = { name: 50 } as const;

/** Limits of D3 and S1.3. */
export const ACCOUNT_LIMITS = {
  username: { min: 3, max: 50 },
  email: 100,
  password: { min: 6, max: 200 },
  name: 100,
} as const;

/** What Merlin can be asked (S1.7). */
export const CONSULT_MODES = ['daily-wisdom', 'reflection', 'goal-alignment', 'custom'] as const;

export type ConsultMode = (typeof CONSULT_MODES)[number];

export const CONSULT_LIMITS = { context: 2000, question: 2000, userName: 100 } as const;

export const INSIGHT_CATEGORIES = ['insight', 'lesson', 'goal'] as const;

export type InsightCategory = (typeof INSIGHT_CATEGORIES)[number];

/** Where an insight comes from: a day (an entry or one's own words), a week or a month. */
export const INSIGHT_SOURCES = ['daily', 'weekly', 'monthly'] as const;

export type InsightSource = (typeof INSIGHT_SOURCES)[number];

export const INSIGHT_LIMITS = { title: 200, content: 10_000 } as const;

/** Lengths from S1.3; the counts are ours. */
export const GOAL_LIMITS = {
  goals: 100,
  milestones: 50,
  notes: 500,
  title: 200,
  description: 1000,
  note: 2000,
} as const;

/** Entries, and folders, that somebody can leave out of the legacy view. */
export const LEGACY_LIMITS = { leftOut: 500 } as const;

export const CONTACT_LIMITS = { name: 100, subject: 200, message: 5000 } as const;

/** Lengths of D41 and S2.9. */
export const FORUM_LIMITS = {
  title: 200,
  content: 5000,
  excerpt: 150,
  photoAlt: 300,
  search: 200,
  /** Replies of one page (D43). */
  replies: 50,
} as const;

/** The icons of a forum category (S2.3); the first is the default. */
export const FORUM_ICONS = ['MessageSquare', 'TrendingUp', 'Brain', 'Heart'] as const;

/** How closely somebody follows a post. */
export const FOLLOWING_LEVELS = ['normal', 'follow', 'muted'] as const;

/** S3.9. */
export const QUESTIONNAIRE_LIMITS = { answers: 16, answer: 1000 } as const;

/** Month names as the monthly reflection's call spells them. */
export const MONTH_NAMES = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;
