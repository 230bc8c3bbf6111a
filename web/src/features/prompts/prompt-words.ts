import { PROMPT_THEMES, type PromptShelf, type PromptTheme } from '@pathkeeper/contract';

export const SHELF_NAMES: Readonly<Record<PromptShelf, string>> = {
  library: 'The Library',
  deep: 'Deep Prompts',
  kept: 'Kept for Later',
};

/** The line under the title of a shelf. */
export const SHELF_LINES: Readonly<Record<PromptShelf, string>> = {
  library: 'Beginnings, lent out. Nobody asks for them back.',
  deep: 'Each wants a whole evening. Turn the lamp down first.',
  kept: 'The ones you put by for another evening.',
};

export const themeOf = (theme: PromptTheme) =>
  PROMPT_THEMES.find(({ id }) => id === theme) as (typeof PROMPT_THEMES)[number];
