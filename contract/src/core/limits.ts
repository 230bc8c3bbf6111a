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

/** Days that what was deleted lies in the bin. */
export const BIN_DAYS = 30;
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

export const CONTACT_LIMITS = { name: 100, subject: 200, message: 5000, search: 200 } as const;

/** The tabs of the owner's inbox (S2.2). */
export const CONTACT_TABS = ['all', 'active', 'pinned', 'archived'] as const;

export type ContactTab = (typeof CONTACT_TABS)[number];

/** Lengths of D41 and S2.9. */
export const FORUM_LIMITS = {
  title: 200,
  content: 5000,
  excerpt: 150,
  photoAlt: 300,
  search: 200,
  /** Replies of one page (D43). */
  replies: 50,
  /** Posts in which nothing happened for so many days are unread to nobody. */
  unreadDays: 60,
  /** What is new in a category is counted up to this many posts. */
  countedNew: 100,
} as const;

/** The post with the house rules, which every installation begins with. */
export const HOUSE_RULES_POST = 1;

/** The icons of a forum category (S2.3); the first is the default. */
export const FORUM_ICONS = ['MessageSquare', 'TrendingUp', 'Brain', 'Heart'] as const;

/** How closely somebody follows a post. */
export const FOLLOWING_LEVELS = ['normal', 'follow', 'muted'] as const;

/** Lengths and numbers of D46; those that it leaves open are ours. */
export const MODERATION_LIMITS = {
  note: 500,
  reason: 500,
  stopDays: 365,
  /** The highest threshold that can be set. */
  reportsToHide: 20,
  /** The first posts and replies of somebody's, in which links can be refused (D47). */
  newcomerPosts: 3,
} as const;

/** Why words of the forum are reported (D46). */
export const REPORT_REASONS = ['spam', 'unkind', 'private information', 'danger', 'other'] as const;

export type ReportReason = (typeof REPORT_REASONS)[number];

/** What a moderator decides about something in the queue (D83). */
export const QUEUE_DECISIONS = ['keep', 'remove', 'lock'] as const;

export type QueueDecision = (typeof QUEUE_DECISIONS)[number];

/** The lists of “Manage Posts” (D47). */
export const MANAGED_STATES = ['published', 'reported', 'hidden', 'removed'] as const;

export type ManagedState = (typeof MANAGED_STATES)[number];

/** Who may start posts: whoever may write in their category, or moderators alone (D47). */
export const WHO_STARTS_POSTS = ['members', 'moderators'] as const;

/** What can stand in the moderation log. */
export const MODERATION_ACTS = [
  'edit',
  'keep',
  'remove',
  'restore',
  'lock',
  'unlock',
  'undo',
  'stop',
  'lift',
  'pin',
  'unpin',
  'feature',
  'unfeature',
  'settings',
  'category-create',
  'category-change',
  'category-delete',
  'category-order',
  'moderator-add',
  'moderator-remove',
] as const;

export type ModerationAct = (typeof MODERATION_ACTS)[number];

/** Lengths are ours; the defaults are of S2.3 and D40. */
export const CATEGORY_LIMITS = {
  name: 60,
  description: 300,
  categories: 100,
  color: '#3B82F6',
  minLevel: 8,
} as const;

/** What administrators give and say (D53, D56). */
export const ADMIN_LIMITS = {
  search: 200,
  gift: { min: 1, max: 10_000 },
  giftReason: 200,
  reason: 500,
  /** Days in which a deletion can be taken back. */
  graceDays: 7,
  publicUrl: 200,
  /** People who are named one by one. */
  bulk: 500,
  invitation: { note: 200, days: 90 },
} as const;

/** Who may open an account: everybody, whoever an administrator invites, or nobody (D77). */
export const REGISTRATION_MODES = ['open', 'invite', 'closed'] as const;

export type RegistrationMode = (typeof REGISTRATION_MODES)[number];

/** What has become of an invitation. */
export const INVITATION_STATES = ['open', 'used', 'expired', 'withdrawn'] as const;

export type InvitationState = (typeof INVITATION_STATES)[number];

/** To whom the vision tools are open; to administrators in each case (D65). */
export const VISION_ACCESS = ['admins', 'beta', 'everyone'] as const;

export type VisionAccess = (typeof VISION_ACCESS)[number];

/** Whether levels open things, or everything is open to everybody (D24). */
export const LEVEL_GATES = ['enforced', 'open'] as const;

export type LevelGates = (typeof LEVEL_GATES)[number];

/** What administrators do to many people at once, and which of it can be undone. */
export const BULK_ACTS = ['suspend', 'restore', 'beta', 'gift'] as const;

export type BulkAct = (typeof BULK_ACTS)[number];

/** An act on many is being carried out, is done, or is being or has been undone. */
export const BULK_STATES = ['running', 'done', 'undoing', 'undone'] as const;

export type BulkState = (typeof BULK_STATES)[number];

/** Why an act on many left somebody out; `already` is whom it would not have changed. */
export const BULK_SKIPS = ['owner', 'self', 'admin', 'already', 'gone', 'failed'] as const;

export type BulkSkip = (typeof BULK_SKIPS)[number];

/** How much somebody takes part: entries + 2 x current streak (S2.4). */
export const ENGAGEMENTS = ['HIGH', 'MEDIUM', 'LOW', 'INACTIVE'] as const;

export type Engagement = (typeof ENGAGEMENTS)[number];

/** Of which score on somebody's engagement is what; below all it is INACTIVE (S2.9). */
export const ENGAGEMENT_FROM = { HIGH: 15, MEDIUM: 5, LOW: 1 } as const;

/** May sign in, is kept out, or is to be deleted. */
export const PERSON_STATES = ['active', 'suspended', 'leaving'] as const;

export type PersonState = (typeof PERSON_STATES)[number];

/** The orders of the User Database: joined, name, last active, level and XP. */
export const PEOPLE_SORTS = ['newest', 'oldest', 'name', 'active', 'level'] as const;

export type PeopleSort = (typeof PEOPLE_SORTS)[number];

/** What somebody is told about (D48). */
export const NOTICE_KINDS = ['answer', 'mention', 'followed', 'moderation', 'gift'] as const;

export type NoticeKind = (typeof NOTICE_KINDS)[number];

export const NOTICE_LIMITS = {
  /** People that one text can name with effect. */
  mentions: 10,
  /** Characters of a text that a notice shows. */
  excerpt: 120,
} as const;

/** Muting, and the completion of names after `@`. */
export const PEOPLE_LIMITS = { muted: 500, prefix: { min: 2, max: 50 }, names: 8 } as const;

/** The categories of the blog, in the order of the document (S2.5). */
export const BLOG_CATEGORIES = [
  'Personal Development',
  'Productivity',
  'Mental Health',
  'Goal Setting',
  'Mindfulness',
  'Self-Reflection',
  'Life Design',
  'Habits',
  'Journaling Tips',
  'Growth Mindset',
] as const;

export type BlogCategory = (typeof BLOG_CATEGORIES)[number];

/** Lengths of S2.3 and S2.9; those that they leave open are ours. */
export const BLOG_LIMITS = {
  title: 200,
  slug: 250,
  excerpt: 500,
  /** Characters of an article's HTML. */
  content: 500_000,
  metaTitle: 60,
  metaDescription: 160,
  tags: 10,
  tag: 40,
  search: 200,
  /** Articles of one page. */
  page: 50,
  /** Featured articles above the list. */
  featured: 7,
  alt: 300,
  /** Minutes that an author may give in place of the counted ones. */
  readTime: 600,
} as const;

/** The states that “Blog Management” sorts articles by (D59, D60). */
export const ARTICLE_STATES = ['draft', 'scheduled', 'published', 'removed'] as const;

export type ArticleState = (typeof ARTICLE_STATES)[number];

/** S3.9. */
export const QUESTIONNAIRE_LIMITS = { answers: 16, answer: 1000 } as const;
