import { PROMPT_THEMES, type PromptTheme } from '@pathkeeper/contract';
import { DEEP_PROMPTS } from './texts/deep.data.ts';
import { LIBRARY_PROMPTS } from './texts/library.data.ts';
import type { ThemedTexts } from './texts/themed-texts.ts';

export interface PromptText {
  id: string;
  theme: PromptTheme;
  isDeep: boolean;
  text: string;
}

/**
 * All of them: the library, then the deep ones. Of each the first of every theme, then the second of
 * every theme, so that a shelf read from its beginning is a mixed one.
 */
export const PROMPTS: readonly PromptText[] = [
  ...mixed(LIBRARY_PROMPTS, false),
  ...mixed(DEEP_PROMPTS, true),
];

const byId = new Map(PROMPTS.map((prompt) => [prompt.id, prompt]));

export const findPrompt = (id: string): PromptText | undefined => byId.get(id);

function mixed(texts: ThemedTexts, isDeep: boolean): PromptText[] {
  return PROMPT_THEMES.flatMap(({ id: theme }) =>
    Object.entries(texts[theme]).map(([id, text], place) => ({
      place,
      prompt: { id, theme, isDeep, text },
    })),
  )
    .sort((a, b) => a.place - b.place)
    .map(({ prompt }) => prompt);
}
