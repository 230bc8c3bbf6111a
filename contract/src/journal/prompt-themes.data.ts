/** The themes of the prompt library, in the order of its table of contents. */
export const PROMPT_THEME_IDS = [
  'people',
  'home',
  'work',
  'body',
  'money',
  'childhood',
  'places',
  'fear',
  'small-things',
  'decisions',
  'thanks',
  'the-year',
] as const;

export type PromptTheme = (typeof PROMPT_THEME_IDS)[number];

/** The shelves of the library: everything, the deep ones (D24), and what somebody keeps for later. */
export const PROMPT_SHELVES = ['library', 'deep', 'kept'] as const;

export type PromptShelf = (typeof PROMPT_SHELVES)[number];

/** Characters of a search that the server reads. */
export const LONGEST_PROMPT_SEARCH = 200;
