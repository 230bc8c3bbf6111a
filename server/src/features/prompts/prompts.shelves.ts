import {
  PROMPT_THEMES,
  type PromptContents,
  type PromptShelf,
  type PromptTheme,
} from '@pathkeeper/contract';
import type { Page, PageRequest } from '../../platform/database/paging.ts';
import { AppError } from '../../platform/errors.ts';
import { holdsWords, searchWords } from '../../platform/search/substring.ts';
import { PROMPTS, type PromptText } from './prompts.catalogue.ts';
import type { MarkRow } from './prompts.repository.ts';

/** When each mark of a prompt was made, by the prompt's id. */
export type Marks = ReadonlyMap<string, { kept?: Date; taken?: Date }>;

export function readMarks(rows: readonly MarkRow[]): Marks {
  const marks = new Map<string, { kept?: Date; taken?: Date }>();
  for (const { promptId, mark, markedAt } of rows) {
    marks.set(promptId, { ...marks.get(promptId), [mark]: markedAt });
  }
  return marks;
}

const nameOf = new Map<PromptTheme, string>(PROMPT_THEMES.map(({ id, name }) => [id, name]));

const standsOn = (shelf: PromptShelf, { id, isDeep }: PromptText, marks: Marks): boolean =>
  shelf === 'kept' ? marks.get(id)?.kept !== undefined : isDeep === (shelf === 'deep');

interface Asked {
  shelf: PromptShelf;
  theme?: PromptTheme | undefined;
  query?: string | undefined;
}

/** The prompts of a shelf that are of the theme and hold every word, in the order of the library. */
function selectPrompts(
  prompts: readonly PromptText[],
  { shelf, theme, query = '' }: Asked,
  marks: Marks,
): PromptText[] {
  const words = searchWords(query);
  return prompts.filter(
    (prompt) =>
      standsOn(shelf, prompt, marks) &&
      (theme === undefined || prompt.theme === theme) &&
      holdsWords(`${nameOf.get(prompt.theme)} ${prompt.text}`, words),
  );
}

/** How many prompts each shelf has, in all and of each theme. */
export function countPrompts(marks: Marks): PromptContents {
  const count = (prompts: readonly PromptText[]) => {
    const on = (shelf: PromptShelf) =>
      prompts.filter((prompt) => standsOn(shelf, prompt, marks)).length;
    return { library: on('library'), deep: on('deep'), kept: on('kept') };
  };
  return {
    shelves: count(PROMPTS),
    themes: PROMPT_THEMES.map(({ id }) => ({
      theme: id,
      ...count(PROMPTS.filter(({ theme }) => theme === id)),
    })),
  };
}

/**
 * One page of what is asked for. The cursor is the last prompt shown and tells a place in the library,
 * so it holds although that prompt may be kept no longer.
 * @throws AppError invalid_request for a cursor that no page gave
 */
export function pageOfPrompts(
  { limit, cursor, ...asked }: Asked & PageRequest,
  marks: Marks,
): Page<PromptText> {
  const rest = cursor === undefined ? PROMPTS : promptsAfter(cursor);
  const found = selectPrompts(rest, asked, marks);
  const items = found.slice(0, limit);
  return { items, next: found.length > limit ? (items.at(-1)?.id ?? null) : null };
}

function promptsAfter(cursor: string): readonly PromptText[] {
  const place = PROMPTS.findIndex(({ id }) => id === cursor);
  if (place < 0) throw new AppError('invalid_request', 'That page of the list does not exist.');
  return PROMPTS.slice(place + 1);
}
