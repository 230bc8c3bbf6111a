import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { PEOPLE_LIMITS } from '../core/limits.ts';
import { answeredId, done, id, instant } from '../core/shapes.ts';
import { line } from '../core/text.ts';

/** A person as everybody may see them: beside a post, in a ranking, as an author. */
export const personCard = z.object({
  id: answeredId('user'),
  username: z.string(),
  /** The rank of their level (`LEVELS` in game.ts); empty for the installation itself. */
  rank: z.string(),
  /** The emblem they wear; null when they chose none. */
  emblem: z.string().nullable(),
  xpPoints: z.number(),
  /** Whether the seal of those who pay for a plan stands beside the name (D73). */
  hasSeal: z.boolean(),
});

export type PersonCard = z.infer<typeof personCard>;

/** A member whose words are folded away (D49). */
export const mute = z.object({ person: personCard, createdAt: instant });

export type Mute = z.infer<typeof mute>;

const { min, max } = PEOPLE_LIMITS.prefix;

const userParams = z.object({ userId: id('user') });

export const people = {
  members: endpoint({
    method: 'GET',
    path: '/api/forum/members',
    summary: 'The first members whose names begin so, for completing a name after @',
    access: 'user',
    visibility: 'public',
    query: z.object({ prefix: line({ name: 'The beginning of the name', min, max }) }),
    response: z.array(personCard),
  }),
  mutes: endpoint({
    method: 'GET',
    path: '/api/mutes',
    summary: 'Members whose words are folded away for the caller, newest first',
    access: 'user',
    visibility: 'public',
    response: z.array(mute),
  }),
  mute: endpoint({
    method: 'PUT',
    path: '/api/mutes/:userId',
    summary: 'Fold away a member’s words, for the caller alone; the member is not told',
    access: 'user',
    params: userParams,
    response: done,
  }),
  unmute: endpoint({
    method: 'DELETE',
    path: '/api/mutes/:userId',
    summary: 'Show a member’s words again',
    access: 'user',
    params: userParams,
    response: done,
  }),
};
