import { type Actor, can, MODERATION_LIMITS, type WritingStop } from '@pathkeeper/contract';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/database/index.ts';
import { AppError } from '../../platform/errors.ts';
import { countWordsOf } from './forum-cases.words.repository.ts';
import { readForumSettings } from './forum-settings.ts';
import { findStop, type StopRow } from './forum-stops.repository.ts';

type Writer = Actor & { id: number };

/** A stop as its person reads it. */
export const presentStop = ({ until, reason }: Pick<StopRow, 'until' | 'reason'>): WritingStop => ({
  until: until.toISOString(),
  reason,
});

/**
 * Lets somebody write in the forum, unless a moderator has stopped them (D46).
 * @throws AppError writing_stopped, with why and until when
 */
export async function requireWritingFree(
  { db }: Pick<Context, 'db'>,
  writer: Writer,
  now: Date,
): Promise<void> {
  const stop = await findStop(db, writer.id, now);
  if (can(writer, 'writeInForum', { stoppedUntil: stop?.until ?? null, now })) return;
  const shown = stop && presentStop(stop);
  throw new AppError(
    'writing_stopped',
    'A moderator has asked you to rest from writing in the forum for a while.',
    { ...shown },
  );
}

/**
 * Lets somebody start a post, unless the settings leave that to moderators (D47).
 * @throws AppError forbidden
 */
export async function requireStarting(db: Database, writer: Writer): Promise<void> {
  const { startPosts } = await readForumSettings(db);
  if (can(writer, 'startPosts', { startPosts })) return;
  throw new AppError('forbidden', 'At the moment only moderators start posts here.');
}

/**
 * Refuses links in the first words of somebody new, where the settings say so (D47). `isNew` words are
 * not counted yet.
 * @throws AppError forbidden
 */
export async function requireLinksAllowed(
  db: Database,
  writer: Writer,
  contentHtml: string,
  { isNew }: { isNew: boolean },
): Promise<void> {
  if (!contentHtml.includes('<a ') || can(writer, 'call', { access: 'moderator' })) return;
  const { newcomerLinks } = await readForumSettings(db);
  if (newcomerLinks) return;
  const { newcomerPosts } = MODERATION_LIMITS;
  const before = await countWordsOf(db, writer.id, newcomerPosts + 1);
  if (before >= (isNew ? newcomerPosts : newcomerPosts + 1)) return;
  const sentence = `Links can be part of what you write here after your first ${newcomerPosts} posts and replies.`;
  throw new AppError('forbidden', sentence, { fields: { content: sentence } });
}
