import { z } from 'zod';
import { answeredId } from './core/shapes.ts';

/** A person as everybody may see them: beside a post, in a ranking, as an author. */
export const personCard = z.object({
  id: answeredId('user'),
  username: z.string(),
  /** The rank of their level (`LEVELS` in game.ts). */
  rank: z.string(),
  /** The emblem they wear; null when they chose none. */
  emblem: z.string().nullable(),
  xpPoints: z.number(),
});

export type PersonCard = z.infer<typeof personCard>;
