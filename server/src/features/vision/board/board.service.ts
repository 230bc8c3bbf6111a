import type { ParsedInput, VisionBoard, VisionBoardLayout, vision } from '@pathkeeper/contract';
import type { Context, Moment } from '../../../platform/context.ts';
import type { Database } from '../../../platform/database/index.ts';
import { notFound } from '../../../platform/errors.ts';
import { goalRows } from '../../goals/index.ts';
import { asOwner } from '../../progression/index.ts';
import * as repository from './board.repository.ts';

type Move = ParsedInput<typeof vision.moveOnBoard>['body']['moves'][number];

const NAME = 'Life Vision';
const EMPTY: VisionBoardLayout = { pillars: {}, cards: {} };

function present(row: repository.BoardRow | undefined): VisionBoard {
  if (!row) return { id: null, name: NAME, isDefault: true, layout: EMPTY, updatedAt: null };
  const { id, name, isDefault, layout, updatedAt } = row;
  return { id, name, isDefault, layout, updatedAt: updatedAt.toISOString() };
}

/** Where somebody's pillars and cards lie; the empty board until something was moved. */
export async function getBoard({ db }: Context, ownerId: number): Promise<VisionBoard> {
  return present(await repository.findBoard(db, ownerId));
}

/**
 * Moves pillars and cards, and leaves what is not named where it lies: two devices that move different
 * things at once lose none. Moving again to the same place changes nothing.
 * @throws AppError not_found for a board or a card that is not theirs
 */
export function moveOnBoard(
  context: Context,
  ownerId: number,
  { boardId, moves }: { boardId: number | null; moves: readonly Move[] },
  { now }: Moment,
): Promise<VisionBoard> {
  return asOwner(context, ownerId, async (tx) => {
    const board = await repository.findBoard(tx, ownerId, boardId);
    if (!board && boardId !== null) throw notFound('That board');
    const layout = await movedLayout(tx, ownerId, board?.layout ?? EMPTY, moves);
    return write(tx, ownerId, board, { layout, now });
  });
}

/** Puts everything on the board, or on one of its drawings, back where it lay at first. */
export function resetBoard(
  context: Context,
  ownerId: number,
  drawing: keyof VisionBoardLayout | undefined,
  { now }: Moment,
): Promise<VisionBoard> {
  return asOwner(context, ownerId, async (tx) => {
    const board = await repository.findBoard(tx, ownerId);
    if (!board) return present(undefined);
    const layout = drawing ? { ...board.layout, [drawing]: {} } : EMPTY;
    return write(tx, ownerId, board, { layout, now });
  });
}

async function write(
  tx: Database,
  ownerId: number,
  board: repository.BoardRow | undefined,
  { layout, now }: { layout: VisionBoardLayout; now: Date },
): Promise<VisionBoard> {
  const change = { layout, updatedAt: now };
  return present(
    board
      ? await repository.updateLayout(tx, ownerId, board.id, change)
      : await repository.insertBoard(tx, ownerId, { name: NAME, ...change }),
  );
}

/** The layout with what is moved; cards of goals that have left the vision are forgotten. */
async function movedLayout(
  tx: Database,
  ownerId: number,
  layout: VisionBoardLayout,
  moves: readonly Move[],
): Promise<VisionBoardLayout> {
  const goals = await goalRows.listVisionGoals(tx, ownerId);
  const known = new Set(goals.map(({ id }) => String(id)));
  const kept = Object.entries(layout.cards).filter(([key]) => known.has(key));
  const next = { pillars: { ...layout.pillars }, cards: Object.fromEntries(kept) };
  for (const { board, key, x, y } of moves) {
    if (board === 'cards' && !known.has(key)) throw notFound('That card');
    next[board][key] = { x, y };
  }
  return next;
}
