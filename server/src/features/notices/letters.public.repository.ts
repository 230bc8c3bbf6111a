import { DEFAULT_SETTINGS } from '@pathkeeper/contract';
import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';

/** Somebody to whom a letter may be due. */
export interface LetterCandidate {
  userId: number;
  timeZone: string;
  letterAt: Date | null;
}

/**
 * People who have unread notices since their last letter, older than a while, want letters and are not kept
 * out: the next of them by their ids.
 */
export async function letterCandidates(
  db: Database,
  window: Record<'since' | 'until' | 'now', Date> & { after: number; limit: number },
): Promise<LetterCandidate[]> {
  const { after, since, until, limit, now } = window;
  const { emailNotifications } = DEFAULT_SETTINGS.notifications;
  const rows = await db.execute<{ userId: string; timeZone: string; letterAt: string | null }>(sql`
    select u.id as "userId", u.time_zone as "timeZone", s.letter_at as "letterAt"
    from (
      select user_id, max(created_at) as newest from notices
      where read_at is null and created_at > ${since.toISOString()}::timestamptz
        and created_at < ${until.toISOString()}::timestamptz and user_id > ${after}
      group by user_id
    ) n
    join users u on u.id = n.user_id and u.password_hash is not null
    left join notice_settings s on s.user_id = n.user_id
    left join user_settings w on w.user_id = n.user_id and w.type = 'notifications'
    left join account_deletions d on d.user_id = n.user_id
    left join suspensions h on h.user_id = n.user_id
    where coalesce(s.letter, true) and n.newest > coalesce(s.letter_at, '-infinity')
      and coalesce((w.settings ->> 'emailNotifications')::boolean, ${emailNotifications})
      and d.user_id is null and (h.user_id is null or h.until <= ${now.toISOString()}::timestamptz)
    order by u.id limit ${limit}`);
  const instantOf = (at: string | null) => (at === null ? null : new Date(at));
  return [...rows].map(({ userId, letterAt, ...row }) => ({
    ...row,
    userId: Number(userId),
    letterAt: instantOf(letterAt),
  }));
}
