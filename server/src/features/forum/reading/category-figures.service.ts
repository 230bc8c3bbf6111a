import { type CategoryFigures, FORUM_LIMITS } from '@pathkeeper/contract';
import { countedFresh } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { actorOf, type ForumCaller, requireReading } from '../forum.actor.ts';
import { findCategory } from '../forum.public.repository.ts';
import { countFollowed, countUnread, countVoices } from './category-figures.public.repository.ts';
import { readerOf } from './forum.present.service.ts';

const MINUTE_MS = 60_000;
/** Whoever wrote within this time is a voice of a category. */
const VOICES_MS = 30 * 24 * 60 * MINUTE_MS;
/** How long voices are shown before they are counted anew: they are everybody's, and the dearest figure. */
const FRESH_MS = 10 * MINUTE_MS;

/**
 * The figures beside the posts of a category. What is the caller's own is counted at each call; the voices at
 * most once in ten minutes by a process, however many ask.
 */
export function createCategoryFigures(context: Context) {
  const { db, clock } = context;
  const voicesOf = countedFresh(clock, FRESH_MS, (now, categoryId: number) =>
    countVoices(db, categoryId, new Date(now.getTime() - VOICES_MS)),
  );

  return {
    /** @throws AppError not_found, level_required for a category that is none or opens later */
    async figuresOf(caller: NonNullable<ForumCaller>, id: number): Promise<CategoryFigures> {
      const [actor, category, reader] = await Promise.all([
        actorOf(context, caller),
        findCategory(db, id),
        readerOf(context, caller),
      ]);
      requireReading(actor, category);
      const [newToReader, voices, following] = await Promise.all([
        reader ? countUnread(db, id, reader, FORUM_LIMITS.countedNew) : 0,
        voicesOf(id),
        countFollowed(db, id, caller.id),
      ]);
      return { newToReader, voices, following };
    },
  };
}
