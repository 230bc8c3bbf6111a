import { paths } from './paths.ts';

/** Where what a level opens is found, by its key in the level table; the others are where they were. */
const UNLOCK_LINKS = {
  'prompt-library': { to: paths.prompts },
  'deep-prompts': { to: paths.prompts, search: { shelf: 'deep' } },
  'legacy-view': { to: paths.legacy },
  vault: { to: paths.vault },
} as const;

/** The link to what a level opens; undefined for what has no screen of its own. */
export const unlockLink = (key: string | undefined) =>
  key === undefined ? undefined : UNLOCK_LINKS[key as keyof typeof UNLOCK_LINKS];
