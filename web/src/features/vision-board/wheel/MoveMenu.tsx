import type { PillarId } from '@pathkeeper/contract';
import { IconArrowsMove } from '@tabler/icons-react';
import { Button } from '../../../ui/controls/Button.tsx';
import { Menu, MenuItem, MenuRule } from '../../../ui/overlay/Menu.tsx';
import type { Move } from '../board.queries.ts';
import type { PillarOnWheel } from '../model/board-pillars.ts';
import { ARROWS, moved } from '../model/points.ts';
import { homeMoves, movesOf, swapOf } from './wheel-moves.ts';

interface MoveMenuProps {
  pillars: readonly PillarOnWheel[];
  id: PillarId;
  onMove: (moves: Move[], words: string) => void;
}

/** What dragging does, without dragging (WCAG 2.5.7): a pillar changes places, or goes a little way. */
export function MoveMenu({ pillars, id, onMove }: MoveMenuProps) {
  const mover = pillars.find(({ pillar }) => pillar.id === id);
  if (!mover) return null;
  const { name } = mover.pillar;
  const home = homeMoves(pillars, id);
  return (
    <Menu
      align="start"
      width={260}
      trigger={<Button icon={<IconArrowsMove aria-hidden />}>Move {name} to…</Button>}
    >
      {pillars
        .filter((other) => other !== mover)
        .map((other) => (
          <MenuItem
            key={other.pillar.id}
            onClick={() =>
              onMove(swapOf(mover, other), `${name} and ${other.pillar.name} have changed places.`)
            }
          >
            Where {other.pillar.name} stands
          </MenuItem>
        ))}
      <MenuRule />
      {Object.values(ARROWS).map((direction) => (
        <MenuItem
          key={direction}
          onClick={() =>
            onMove(
              movesOf(pillars, id, moved(mover.at, direction, 20)),
              `${name} moved ${direction}.`,
            )
          }
        >
          A little {direction}
        </MenuItem>
      ))}
      {home.length > 0 && (
        <>
          <MenuRule />
          <MenuItem onClick={() => onMove(home, `${name} is back in its place.`)}>
            Back to its place
          </MenuItem>
        </>
      )}
    </Menu>
  );
}
