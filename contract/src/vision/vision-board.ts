import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { text } from '../core/text.ts';
import { VISION_LIMITS } from './pillars.data.ts';
import { reference } from './vision-fields.ts';
import { pillarId, visionBoard } from './vision-shapes.ts';

const NOT_A_PLACE = {
  error: `x and y must be numbers from -${VISION_LIMITS.place} to ${VISION_LIMITS.place}.`,
};

const coordinate = z
  .number(NOT_A_PLACE)
  .min(-VISION_LIMITS.place, NOT_A_PLACE)
  .max(VISION_LIMITS.place, NOT_A_PLACE);

const isKeyOf = ({ board, key }: { board: 'pillars' | 'cards'; key: string }) =>
  board === 'pillars' ? pillarId.safeParse(key).success : /^[1-9]\d{0,14}$/.test(key);

const move = z
  .object({
    board: z.enum(['pillars', 'cards'], { error: 'board must be pillars or cards.' }),
    /** A pillar's id, or that of a goal. */
    key: text({ name: 'The key', max: 20 }),
    x: coordinate,
    y: coordinate,
  })
  .refine(isKeyOf, { error: 'There is no such thing on the board.', path: ['key'] });

/** Where things lie; parts of `vision`. */
export const visionBoards = {
  board: endpoint({
    method: 'GET',
    path: '/api/vision/board',
    summary: 'The board, with where its pillars and cards lie',
    access: 'user',
    response: visionBoard,
  }),
  moveOnBoard: endpoint({
    method: 'PUT',
    path: '/api/vision/board/positions',
    summary: 'Move pillars or cards; what is not named stays where it lies',
    access: 'user',
    body: z.object({
      /** The board it is about; the only one there is unless said. */
      boardId: reference('visionBoard', 'boardId'),
      moves: z
        .array(move, { error: 'moves must be a list.' })
        .min(1, { error: 'Move at least one thing.' })
        .max(VISION_LIMITS.moves, {
          error: `At most ${VISION_LIMITS.moves} things can be moved at once.`,
        }),
    }),
    response: visionBoard,
  }),
  resetBoard: endpoint({
    method: 'DELETE',
    path: '/api/vision/board/positions',
    summary: 'Put everything back where it lay at first',
    access: 'user',
    query: z.object({
      board: z.enum(['pillars', 'cards'], { error: 'board must be pillars or cards.' }).optional(),
    }),
    response: visionBoard,
  }),
};
