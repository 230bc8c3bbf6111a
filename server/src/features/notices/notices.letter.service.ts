import type { Notice } from '@pathkeeper/contract';
import { hourAt, knownZone, localDateAt } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Letter } from '../../platform/mail.ts';
import { canRecover, findUserById } from '../accounts/index.ts';
import { type LetterCandidate, letterCandidates } from './letters.public.repository.ts';
import * as rows from './notices.public.repository.ts';
import { claimLetter } from './notices.repository.ts';
import { unreadSince } from './notices.service.ts';
import type { UnsubscribeTokens } from './unsubscribe.service.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** From this hour of the reader's day on a letter is written. */
const MORNING = 8;

/** Whoever is reading just now needs no letter about it. */
const QUIET_MS = 10 * MINUTE_MS;

/** Letters of one run, so that the mail server keeps up; the next run goes on. */
const LETTERS = 100;

/** Notices that one letter names. */
const NAMED = 10;

const KEPT_READ_MS = 90 * DAY_MS;
const KEPT_MS = 365 * DAY_MS;

/**
 * Sends the day's letter to everybody who has unread notices since their last one and wants letters:
 * at most one on a day of theirs, in its morning or as soon as something is there (D48). It is counted
 * as sent before it is, so that no failure makes it two.
 */
export async function sendLetters(context: Context, tokens: UnsubscribeTokens): Promise<number> {
  if (!canRecover(context)) return 0;
  const now = context.clock.now();
  const since = new Date(now.getTime() - 3 * DAY_MS);
  const until = new Date(now.getTime() - QUIET_MS);
  let sent = 0;
  for (let after = 0; ; ) {
    const window = { after, since, until, limit: LETTERS, now };
    const candidates = await letterCandidates(context.db, window);
    for (const candidate of candidates) {
      if (!isDue(candidate, now)) continue;
      const { userId, letterAt } = candidate;
      const notices = await unreadSince(context, userId, letterAt);
      const user = await findUserById(context.db, userId);
      const notSince = new Date(now.getTime() - 12 * HOUR_MS);
      if (notices.length === 0 || !user) continue;
      if (!(await claimLetter(context.db, userId, { now, notSince }))) continue;
      context.mail.post(() => letterTo(context.config, tokens, user, notices));
      sent += 1;
      if (sent >= LETTERS) return sent;
    }
    const last = candidates.at(-1);
    if (!last || candidates.length < LETTERS) return sent;
    after = last.userId;
  }
}

/** Whether it is day where somebody is, and they had no letter on this day of theirs. */
function isDue({ timeZone, letterAt }: LetterCandidate, now: Date): boolean {
  const zone = knownZone(timeZone) ?? 'UTC';
  if (hourAt(now, zone) < MORNING) return false;
  return letterAt === null || localDateAt(letterAt, zone) < localDateAt(now, zone);
}

function letterTo(
  { PUBLIC_URL }: Context['config'],
  tokens: UnsubscribeTokens,
  user: { id: number; username: string; email: string },
  notices: readonly Notice[],
): Letter {
  const token = tokens.issue(user.id);
  const at = (address: string) => new URL(address, PUBLIC_URL).href;
  const one = notices.length === 1;
  return {
    to: user.email,
    subject: one ? 'A notice at Pathkeeper' : `${notices.length} notices at Pathkeeper`,
    text: letterText(user.username, notices, at, at(`/unsubscribe#${token}`)),
    // One click in a mail program, without a sign-in (RFC 8058).
    headers: {
      'List-Unsubscribe': `<${at(`/api/notifications/unsubscribe/${token}`)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

/** Sentences and titles, and no word of a post, of a reason or of anybody's journal. */
function letterText(
  username: string,
  notices: readonly Notice[],
  at: (address: string) => string,
  unsubscribe: string,
): string {
  const named = notices.slice(0, NAMED).map(({ text, href }) => `${text}\n${at(href)}`);
  const more = notices.length - named.length;
  return `\
${username}, since you were last told:

${named.join('\n\n')}
${more > 0 ? `\nAnd ${more} more.\n` : ''}
All of them: ${at('/notices')}

This letter comes once a day at most, and only when there is something. To have no more of them:
${unsubscribe}
`;
}

/** Deletes notices that were read three months ago, and any after a year. */
export async function clearOldNotices({ db, clock }: Context): Promise<void> {
  const now = clock.now().getTime();
  await rows.deleteOldNotices(db, {
    readBefore: new Date(now - KEPT_READ_MS),
    before: new Date(now - KEPT_MS),
  });
}
