import { type CustomTag, capsOf, TOP_LEVEL } from '@pathkeeper/contract';
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
      if (tags.length >= max) {
        throw new AppError('limit_reached', `Tag limit reached. ${whatThen(max)}`, { max });
      }
      const displayOrder = (tags.at(-1)?.displayOrder ?? 0) + 1;
      return repository.insertTag(tx, ownerId, { tagName, displayOrder });
    }),
  );
}

/** S1.8; where no level holds more, none is promised. */
const whatThen = (max: number): string =>
  max < capsOf(TOP_LEVEL).customTags
    ? 'Level up to unlock more custom tags!'
    : `${max} is as many as there are.`;

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
