import type { ManagedArticle } from '@pathkeeper/contract';
import type { Context } from '../../platform/context.ts';
import { drawTitleCard } from '../../platform/files/index.ts';
import { BUILT_IN_AUTHOR_ID, type StoredCard } from '../blog/index.ts';
import { keepPicture } from '../files/index.ts';
import * as rows from './cards.public.repository.ts';
import { keepCard } from './save.service.ts';

type Files = Pick<Context, 'db' | 'clock' | 'files'>;

/**
 * Draws what shared links show of published articles that have no picture at their head: their title on the
 * card of the blog. The one before goes once nothing shows it.
 * @returns how many were drawn
 */
export async function drawCards(context: Files): Promise<number> {
  for (let drawn = 0, after = 0; ; drawn += 1) {
    const found = await rows.findWithoutCard(context.db, after);
    if (!found) return drawn;
    await drawCard(context, found.id, found.title);
    after = found.id;
  }
}

async function drawCard(context: Files, id: number, title: string): Promise<void> {
  const bytes = await drawTitleCard(title);
  const picture = bytes && (await keep(context, bytes));
  await keepCard(context, id, { title, picture }, context.clock.now());
}

async function keep(context: Files, bytes: Buffer): Promise<StoredCard['picture']> {
  const image = new Blob([new Uint8Array(bytes)]);
  const { hash, width, height } = await keepPicture(context, BUILT_IN_AUTHOR_ID, image, {
    isPublic: true,
  });
  return { hash, width, height };
}

/** Draws the card of an article that was just published; where it cannot be, the job does so later. */
export async function withCard(context: Files, article: ManagedArticle): Promise<ManagedArticle> {
  const { id, title, isPublished, featuredImage } = article;
  if (!isPublished || featuredImage !== null) return article;
  const found = await rows.findWithoutCard(context.db, id - 1);
  if (found?.id === id) await drawCard(context, id, title).catch(() => {});
  return article;
}
