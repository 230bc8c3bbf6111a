import type { WordListInput } from '../words/words.schema.ts';
import { GRAVE_ENGLISH } from './en.data.ts';
import { GRAVE_OTHERS } from './others.data.ts';

/** The lists that an entry is read with for what is grave. */
export const GRAVE_LANGUAGES: readonly WordListInput[] = [GRAVE_ENGLISH, ...GRAVE_OTHERS];
