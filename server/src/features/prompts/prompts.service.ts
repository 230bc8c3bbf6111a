import type { api, ParsedInput, Prompt, PromptContents } from '@pathkeeper/contract';
import type { Context, Moment } from '../../platform/context.ts';
import type { Page } from '../../platform/database/paging.ts';
import { notFound } from '../../platform/errors.ts';
import { findLevel, requireLevel } from '../progression/index.ts';
import { findPrompt, type PromptText } from './prompts.catalogue.ts';
import * as repository from './prompts.repository.ts';
import { countPrompts, type Marks, pageOfPrompts, readMarks } from './prompts.shelves.ts';

type Calls = (typeof api)['prompts'];

const GATE_OF = { library: 'promptLibrary', deep: 'deepPrompts' } as const;

function present({ id, theme, isDeep, text }: PromptText, marks: Marks): Prompt {
  const of = (mark: repository.MarkRow['mark']) => marks.get(id)?.[mark]?.toISOString() ?? null;
  return { id, theme, isDeep, text, keptAt: of('kept'), takenAt: of('taken') };
}

const marksOf = async ({ db }: Context, ownerId: number): Promise<Marks> =>
  readMarks(await repository.findMarks(db, ownerId));

/** The table of contents, which everybody may read. */
export async function promptContents(context: Context, ownerId: number): Promise<PromptContents> {
  return countPrompts(await marksOf(context, ownerId));
}

/**
 * One page of a shelf. What somebody kept stays theirs at any level (D24).
 * @throws AppError level_required; invalid_request for a cursor that no page gave
 */
export async function listPrompts(
  context: Context,
  ownerId: number,
  asked: ParsedInput<Calls['list']>['query'],
): Promise<Page<Prompt>> {
  if (asked.shelf !== 'kept') {
    requireLevel(await findLevel(context, ownerId), GATE_OF[asked.shelf]);
  }
  const marks = await marksOf(context, ownerId);
  const { items, next } = pageOfPrompts(asked, marks);
  return { items: items.map((prompt) => present(prompt, marks)), next };
}

/**
 * Makes a mark on a prompt, which needs its shelf to be open, or takes it away, which does not.
 * @throws AppError not_found, level_required
 */
export async function markPrompt(
  context: Context,
  ownerId: number,
  promptId: string,
  { mark, isSet }: ParsedInput<Calls['mark']>['body'],
  { now }: Moment,
): Promise<Prompt> {
  const prompt = findPrompt(promptId);
  if (!prompt) throw notFound('That prompt');
  if (isSet) {
    requireLevel(await findLevel(context, ownerId), GATE_OF[prompt.isDeep ? 'deep' : 'library']);
    await repository.setMark(context.db, ownerId, { promptId, mark }, now);
  } else {
    await repository.removeMark(context.db, ownerId, { promptId, mark });
  }
  return present(prompt, await marksOf(context, ownerId));
}
