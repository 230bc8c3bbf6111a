import {
  LONGEST_PROMPT_SEARCH,
  PROMPT_SHELVES,
  PROMPT_THEME_IDS,
  type PromptShelf,
  type PromptTheme,
} from '@pathkeeper/contract';

/** What the address of the prompt library says: the shelf, the theme and the words looked for. */
export interface PromptsAddress {
  /** Without one it is the library itself. */
  shelf?: Exclude<PromptShelf, 'library'> | undefined;
  theme?: PromptTheme | undefined;
  query?: string | undefined;
}

/** Reads the address's query part. What is not understood is named and undefined. */
export function parsePromptsAddress(raw: Record<string, unknown>): PromptsAddress {
  const shelf = PROMPT_SHELVES.find((each) => each === raw.shelf);
  return {
    shelf: shelf === 'library' ? undefined : shelf,
    theme: PROMPT_THEME_IDS.find((id) => id === raw.theme),
    query: textOf(raw.query).slice(0, LONGEST_PROMPT_SEARCH) || undefined,
  };
}

// The router reads `?query=2026` as a number.
function textOf(value: unknown): string {
  return ['string', 'number', 'boolean'].includes(typeof value) ? String(value).trim() : '';
}
