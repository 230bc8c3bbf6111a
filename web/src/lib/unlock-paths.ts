import { paths } from './paths.ts';

/** Where what a level opens is found, by its key in the level table; the others are where they were. */
const UNLOCK_PATHS = {
  'prompt-library': paths.prompts,
  'deep-prompts': paths.prompts,
  'legacy-view': paths.legacy,
  vault: paths.vault,
} as const;

/** The address of what a level opens; undefined for what has no screen of its own. */
export const unlockPath = (key: string | undefined) =>
  key === undefined ? undefined : UNLOCK_PATHS[key as keyof typeof UNLOCK_PATHS];
