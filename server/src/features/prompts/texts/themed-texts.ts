import type { PromptTheme } from '@pathkeeper/contract';

/** Prompts by their ids. Marks refer to an id, so a prompt keeps it for good. */
export type PromptTexts = Readonly<Record<string, string>>;

/** The texts of a shelf by theme. */
export type ThemedTexts = Readonly<Record<PromptTheme, PromptTexts>>;
