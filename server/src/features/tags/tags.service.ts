import type { CustomTag } from '@pathkeeper/contract';
import type { Context } from '../../platform/context.ts';
import { AppError, isUniqueViolation, notFound } from '../../platform/errors.ts';
import { allowancesOf, standingOf } from '../progression/index.ts';
import * as repository from './tags.repository.ts';

export function listTags({ db }: Context, ownerId: number): Promise<CustomTag[]> {
  return repository.listTags(db, ownerId);
}

export async function createTag(
  context: Context,
  ownerId: number,
  tagName: string,
): Promise<CustomTag> {
  const { customTags: max } = allowancesOf(await standingOf(context, ownerId));
  const row = await refusingTwins(() => repository.insertTag(context.db, ownerId, tagName, max));
  if (!row) {
    const message = 'Tag limit reached. Level up to unlock more custom tags!';
    throw new AppError('limit_reached', message, { max });
  }
  return row;
}

export async function renameTag(
  { db }: Context,
  ownerId: number,
  id: number,
  tagName: string,
): Promise<CustomTag> {
  const row = await refusingTwins(() => repository.renameTag(db, ownerId, id, tagName));
  if (!row) throw notFound('That tag');
  return row;
}

export async function removeTag({ db }: Context, ownerId: number, id: number): Promise<void> {
  if (!(await repository.deleteTag(db, ownerId, id))) throw notFound('That tag');
}

async function refusingTwins<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw isUniqueViolation(error) ? new AppError('conflict', 'You already have that tag.') : error;
  }
}
