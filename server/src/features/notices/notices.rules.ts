import type { NoticeKind } from '@pathkeeper/contract';

/** What a moderator does with somebody's words, or with their right to write. */
export type ModeratorsAct =
  | 'hidden'
  | 'removed'
  | 'restored'
  | 'handed-back'
  | 'kept'
  | 'locked'
  | 'unlocked'
  | 'stopped'
  | 'released'
  /** An administrator's: it opens the account. */
  | 'reset-link'
  | 'remove-factors';

/** What a notice tells of that is not in the forum to be read. Never a word of anybody's journal. */
export type NoticeDetails =
  | {
      act: ModeratorsAct;
      /** The moderator's words to them. */
      reason?: string | null;
      /** Until when they may not write, as an instant. */
      until?: string | null;
    }
  | { amount: number; reason?: string | null };

/** What a sentence is made of. */
export interface NoticeFacts {
  kind: NoticeKind;
  isRead: boolean;
  /** Of the post; null where it is not to be shown. */
  title: string | null;
  /** The number of the reply that it is about; 0 is the post itself. */
  number: number;
  /** How many texts it tells of, and how many people wrote them. */
  texts: number;
  people: number;
  /** Name of whoever wrote the newest; null for those who have left. */
  actor: string | null;
  details: NoticeDetails | null;
  /** Of whoever reads it: a day is one of their own calendar. */
  zone: string;
}

const NUMBERS = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

const inWords = (count: number) => NUMBERS[count] ?? count.toLocaleString('en-US');

/** A notice as one sentence of plain text, without a full stop: titles have their own (D48). */
export function sentenceOf(facts: NoticeFacts): string {
  const { kind, details, title } = facts;
  if (kind === 'gift') return giftSentence(facts);
  if (kind === 'moderation') {
    return details && 'act' in details ? actSentence(details, facts) : 'A moderator was here';
  }
  const place = title === null ? 'the forum' : title;
  if (kind === 'followed') {
    if (facts.isRead) return `New replies in ${place}`;
    return facts.texts === 1
      ? `One new reply in ${place}`
      : `${many(facts.texts)} new replies in ${place}`;
  }
  const did = kind === 'answer' ? 'answered you' : 'named you';
  return `${whoWrote(facts)} ${did} in ${place}`;
}

/** What is counted stops at a hundred. */
const many = (count: number) => (count >= 100 ? 'More than 99' : String(count));

function whoWrote({ actor, people }: NoticeFacts): string {
  const first = actor ?? 'A former member';
  if (people <= 1) return first;
  return `${first} and ${people === 2 ? 'one other' : `${inWords(people - 1)} others`}`;
}

function giftSentence({ actor, details }: NoticeFacts): string {
  const amount = details && 'amount' in details ? details.amount : 0;
  return `${actor ?? 'A keeper of this house'} gave you ${amount.toLocaleString('en-US')} XP`;
}

const ACTS: Record<ModeratorsAct, (what: string) => string> = {
  hidden: (what) => `${what} is out of sight until a moderator has looked at it`,
  removed: (what) => `A moderator removed ${lower(what)}`,
  restored: (what) => `A moderator brought back ${lower(what)}`,
  'handed-back': (what) =>
    `${what} is left to you again: you removed it yourself, and can bring it back`,
  kept: (what) => `A moderator looked at ${lower(what)}, and it stays`,
  locked: (what) => `A moderator locked ${lower(what)}: it takes no more replies`,
  unlocked: (what) => `A moderator opened ${lower(what)} for replies again`,
  stopped: () => 'A moderator has stopped you from writing in the forum',
  released: () => 'You may write in the forum again',
  'reset-link': () =>
    'An administrator made a link with which a new password for your account can be chosen',
  'remove-factors': () =>
    'An administrator took the second steps off your account: its password alone opens it now',
};

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

function actSentence(
  { act, until }: Extract<NoticeDetails, { act: string }>,
  { title, number, zone }: NoticeFacts,
): string {
  const place = title === null ? '' : number === 0 ? ` ${title}` : ` in ${title}`;
  const what = number === 0 ? `Your post${place}` : `Your reply No. ${number}${place}`;
  const sentence = ACTS[act](what);
  return act === 'stopped' && until ? `${sentence} until ${dayOf(until, zone)}` : sentence;
}

const dayOf = (instant: string, zone: string) =>
  new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'long', timeZone: zone }).format(
    new Date(instant),
  );

/** The words of a notice that tells of an act or a gift: the reason that was given. */
export const reasonOf = (details: NoticeDetails | null): string | null => details?.reason ?? null;

/** The subject under which everything about one post is merged. */
export const subjectOfPost = (postId: number): string => `post:${postId}`;

/** Names that a text names after `@`, in the order of their first mention, without doubles. */
export function namesIn(text: string): string[] {
  const found = new Map<string, string>();
  for (const [, name = ''] of text.matchAll(/(?<![\w@./-])@([A-Za-z0-9_.-]{3,50})/g)) {
    for (const each of spellings(name)) found.set(each.toLowerCase(), each);
  }
  return [...found.values()];
}

/**
 * What finds a name after `@` in Markdown as `namesIn` does in what is read of it, as a regular expression of
 * PostgreSQL, in any case: letters of other scripts may stand beside it, and `_` for emphasis or after a backslash.
 */
export const patternOfName = (name: string): string =>
  `(?<![A-Za-z0-9@./-])@${name.replaceAll('.', '[.]').replaceAll('_', '\\\\?_')}[.-]*_*(?![A-Za-z0-9_.-])`;

/** A name as it was typed, and without the sentence's own stops after it. */
function spellings(name: string): string[] {
  const bare = name.replace(/[.-]+$/, '');
  return bare === name || bare.length < 3 ? [name] : [bare, name];
}
