import {
  LONGEST_PROMPT_SEARCH,
  PROMPT_SHELVES,
  PROMPT_THEME_IDS,
  type PromptShelf,
  type PromptTheme,
} from '@pathkeeper/contract';
import { oneOf, textIn } from '../../lib/address.ts';

/** What the address of the prompt library says: the shelf, the theme and the words looked for. */
export interface PromptsAddress {
  /** Without one it is the library itself. */
  shelf?: Exclude<PromptShelf, 'library'> | undefined;
  theme?: PromptTheme | undefined;
  query?: string | undefined;
}

export function parsePromptsAddress(raw: Record<string, unknown>): PromptsAddress {
  const shelf = oneOf(PROMPT_SHELVES, raw.shelf);
  return {
    shelf: shelf === 'library' ? undefined : shelf,
    theme: oneOf(PROMPT_THEME_IDS, raw.theme),
    query: textIn(raw.query, LONGEST_PROMPT_SEARCH),
  };
}
