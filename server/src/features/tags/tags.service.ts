import type { CustomTag } from '@pathkeeper/contract';
import type { Context } from '../../platform/context.ts';
import { refusingViolations } from '../../platform/database/constraint-violations.ts';
import { AppError, notFound } from '../../platform/errors.ts';
import { asOwner, capsFor, levelFromProgress } from '../progression/index.ts';
import * as repository from './tags.repository.ts';

export function listTags({ db }: Context, ownerId: number): Promise<CustomTag[]> {
  return repository.listTags(db, ownerId);
}

const REFUSALS = {
  custom_tags_name_unique: () => new AppError('conflict', 'You already have that tag.'),
};

/** Adds a tag after the others, as many as the level allows. @throws AppError limit_reached, conflict */
export function createTag(context: Context, ownerId: number, tagName: string): Promise<CustomTag> {
  return refusingViolations(REFUSALS, () =>
    asOwner(context, ownerId, async (tx, progress) => {
      const { customTags: max } = capsFor(levelFromProgress(context, progress));
      const tags = await repository.listTags(tx, ownerId);
      if (max !== null && tags.length >= max) {
        const message = 'Tag limit reached. Level up to unlock more custom tags!';
        throw new AppError('limit_reached', message, { max });
      }
      const displayOrder = (tags.at(-1)?.displayOrder ?? 0) + 1;
      return repository.insertTag(tx, ownerId, { tagName, displayOrder });
    }),
  );
}

/** @throws AppError not_found, conflict */
export async function renameTag(
  { db }: Context,
  ownerId: number,
  id: number,
  tagName: string,
): Promise<CustomTag> {
  const row = await refusingViolations(REFUSALS, () =>
    repository.renameTag(db, ownerId, id, tagName),
  );
  if (!row) throw notFound('That tag');
  return row;
}

export async function removeTag({ db }: Context, ownerId: number, id: number): Promise<void> {
  if (!(await repository.deleteTag(db, ownerId, id))) throw notFound('That tag');
}
