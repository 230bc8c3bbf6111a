import type { BulkAct, VisionAccess, WHO_STARTS_POSTS } from './limits.ts';

/** What a person may do beyond their own things; each role may what those before it may. */
export const ROLES = ['user', 'moderator', 'admin'] as const;

export type Role = (typeof ROLES)[number];

/**
 * Who may call an endpoint: everybody (`public`), everybody but known when signed in (`anyone`),
 * people with a session (`user`), those of a role, or the one who owns the installation.
 */
export type Access = 'public' | 'anyone' | Role | 'owner';

/** Whoever acts, as far as policy asks; the server's principal and the screens' user are both one. */
export interface Actor {
  role: Role;
  /** Set up the installation; the one account with this can do what no administrator can. */
  isOwner: boolean;
  /** Whether content that is still tried out is open to this account. */
  betaAccessGranted?: boolean;
  /** Whether they pay for a plan, as the server's `entitlements` decided (D73). */
  isEntitled?: boolean;
  id?: number;
  /** The level that gates go by; the lowest where nothing is said. */
  level?: number;
}

/** A category of the forum, as far as policy asks. */
interface CategoryGate {
  isActive: boolean;
  /** From which level on one may write in it (D40). */
  minLevel: number;
  /** From which level on one may read it; everybody may where it is 1. */
  readLevel: number;
}

/**
 * Who may have taken words of the forum away: `reports` hide them until a moderator has looked (D46);
 * `account` went with its author's account (D56).
 */
export const WORDS_REMOVED_BY = ['author', 'moderator', 'reports', 'account'] as const;

/** Words in the forum, as far as policy asks. */
interface ForumWords {
  /** Null once the author has left. */
  authorId: number | null;
  /** Null while they stand. */
  removedBy: (typeof WORDS_REMOVED_BY)[number] | null;
}

/** What can be asked about, and what each question is about. */
interface Acts {
  /** To call an endpoint, given as it stands in the contract. */
  call: { access: Access };
  /** To see content that is still tried out. */
  useBeta: undefined;
  /** To use the vision tools, as far as the installation opens them (D65). */
  useVision: { visionAccess: VisionAccess };
  /** To go on the Life Vision Journey (D65). */
  useVisionJourney: undefined;
  /** To say under which address the installation is known: letters with secrets point there. */
  setPublicUrl: undefined;
  /** To read what stands in a category. */
  readCategory: CategoryGate;
  /** To start a post in a category, or to answer one in it. */
  writeInCategory: CategoryGate;
  /** To change a post: one's own while nobody removed it, and anybody's as an administrator (S2.6). */
  editPost: ForumWords;
  /** To change a reply, or to remove words: one's own, while nobody removed them. */
  editReply: ForumWords;
  removeWords: ForumWords;
  /** To see what has been removed: its author and moderators. */
  readRemoved: ForumWords;
  /** To bring removed words back: whoever removed them, as author or as moderator (D42). */
  restoreWords: ForumWords;
  /** To like words, which nobody does of their own (D44). */
  likeWords: ForumWords;
  /** To report words: standing ones of others (D46). */
  reportWords: ForumWords;
  /** To decide about words that were reported: others', or as the owner, who may be alone (D46). */
  decideAboutWords: Pick<ForumWords, 'authorId'>;
  /** To write in the forum at a time, which a moderator can stop until another (D46). */
  writeInForum: { stoppedUntil: Date | null; now: Date };
  /** To start a post, where the settings of the forum leave that to moderators (D47). */
  startPosts: { startPosts: (typeof WHO_STARTS_POSTS)[number] };
  /** To stop somebody from writing: those who stand below, never oneself. */
  stopWriting: { id: number; role: Role };
  /** To have one's words hidden by reports: members', never moderators' (D46). */
  beHiddenByReports: undefined;
  /** To change an account's role, keep its person out or delete it: others', never the owner's (D55). */
  changeStanding: ManagedAccount;
  /** To make a link that opens an account; that of an administrator the owner alone (ADR-0027). */
  openAccount: ManagedAccount;
  /** To sign somebody out everywhere: the owner only by themselves. */
  endSessionsOf: ManagedAccount;
  /** To do something to somebody as to one of many: never to oneself, the owner or, suspending, an administrator. */
  actAmongMany: ManagedAccount & { act: BulkAct };
}

/** Somebody's account, as far as policy asks what administrators may do to it. */
interface ManagedAccount {
  id: number;
  role: Role;
  isOwner: boolean;
}

const RULES: { [A in keyof Acts]: (actor: Actor | null, thing: Acts[A]) => boolean } = {
  call(actor, { access }) {
    if (access === 'public' || access === 'anyone') return true;
    if (!actor) return false;
    if (access === 'owner') return actor.isOwner;
    return ROLES.indexOf(actor.role) >= ROLES.indexOf(access);
  },
  useBeta: (actor) => actor?.betaAccessGranted === true,
  useVision: (actor, { visionAccess }) =>
    isAdmin(actor) ||
    (visionAccess === 'everyone' && actor !== null) ||
    (visionAccess === 'beta' && (can(actor, 'useBeta') || actor?.isEntitled === true)),
  endSessionsOf: (actor, { id, isOwner }) => isAdmin(actor) && (!isOwner || actor?.id === id),
  actAmongMany: (actor, { id, isOwner, role, act }) =>
    isAdmin(actor) &&
    actor?.id !== id &&
    !isOwner &&
    (act !== 'suspend' || !isAdmin({ role, isOwner })),
  useVisionJourney: (actor) => isAdmin(actor),
  setPublicUrl: (actor) => actor?.isOwner === true,
  readCategory: (actor, { readLevel }) =>
    readLevel <= 1 || isModerator(actor) || (actor?.level ?? 1) >= readLevel,
  writeInCategory(actor, { isActive, minLevel, readLevel }) {
    if (!actor) return false;
    if (isModerator(actor)) return true;
    return isActive && (actor.level ?? 1) >= Math.max(minLevel, readLevel);
  },
  editPost: (actor, words) => (isAuthor(actor, words) || isAdmin(actor)) && isTheirs(words),
  editReply: (actor, words) => isAuthor(actor, words) && isTheirs(words),
  removeWords: (actor, words) => (isAuthor(actor, words) || isModerator(actor)) && isTheirs(words),
  readRemoved: (actor, words) => isAuthor(actor, words) || isModerator(actor),
  restoreWords: (actor, words) =>
    (words.removedBy === 'author' && isAuthor(actor, words)) ||
    (words.removedBy === 'moderator' && can(actor, 'decideAboutWords', words)),
  likeWords: (actor, words) =>
    actor !== null && !isAuthor(actor, words) && words.removedBy === null,
  reportWords: (actor, words) =>
    actor !== null && !isAuthor(actor, words) && words.removedBy === null,
  decideAboutWords: (actor, words) =>
    isModerator(actor) && (!isAuthor(actor, words) || actor?.isOwner === true),
  writeInForum: (actor, { stoppedUntil, now }) =>
    actor !== null && (stoppedUntil === null || stoppedUntil <= now),
  startPosts: (actor, { startPosts }) =>
    actor !== null && (startPosts === 'members' || isModerator(actor)),
  stopWriting: (actor, { id, role }) =>
    isModerator(actor) && actor?.id !== id && rank(actor) > ROLES.indexOf(role),
  beHiddenByReports: (actor) => !isModerator(actor),
  changeStanding: (actor, { id, isOwner }) => isAdmin(actor) && actor?.id !== id && !isOwner,
  openAccount: (actor, { id, role, isOwner }) =>
    isAdmin(actor) &&
    (actor?.id === id || (!isOwner && (role !== 'admin' || actor?.isOwner === true))),
};

const rank = (actor: Actor | null) => (actor ? ROLES.indexOf(actor.role) : -1);

/** Words that stand, or that are only hidden until somebody has looked. */
const isTheirs = ({ removedBy }: ForumWords) => removedBy === null || removedBy === 'reports';

function isModerator(actor: Actor | null): boolean {
  return rank(actor) >= ROLES.indexOf('moderator');
}

function isAdmin(actor: Actor | null): boolean {
  return rank(actor) >= ROLES.indexOf('admin');
}

function isAuthor(actor: Actor | null, { authorId }: Pick<ForumWords, 'authorId'>): boolean {
  return authorId !== null && actor?.id === authorId;
}

/**
 * Whether somebody may do something; `null` is whoever is not signed in. The one place where roles
 * are compared: the server refuses by it, and screens show by it what can be done (ADR-0012). What
 * belongs to a person is no matter of policy: ownership stands in the query. Levels are asked about
 * where others are met, in the forum; what opens for oneself alone stands in `GATES` (gates.ts).
 */
export function can<A extends keyof Acts>(
  actor: Actor | null,
  act: A,
  ...[thing]: Acts[A] extends undefined ? [] : [thing: Acts[A]]
): boolean {
  return RULES[act](actor, thing as Acts[A]);
}
