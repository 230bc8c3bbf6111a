import type { VisionBoard, VisionGoal } from '@pathkeeper/contract';
import { IconArrowsMove } from '@tabler/icons-react';
import { type CSSProperties, type KeyboardEvent, useId, useMemo, useRef, useState } from 'react';
import { IconButton } from '../../../ui/controls/IconButton.tsx';
import { Menu, MenuItem, MenuRule } from '../../../ui/overlay/Menu.tsx';
import { VisuallyHidden } from '../../../ui/page/VisuallyHidden.tsx';
import type { Move } from '../board.queries.ts';
import { areaOf } from '../model/board-words.ts';
import { bySquares, CARDS, canvasHeight, cardPlaces, readingOrder } from '../model/card-layout.ts';
import { ARROWS, type Direction, moved, type Point } from '../model/points.ts';
import { useDrag } from '../use-drag.ts';
import { CardFace, ownLook } from './Card.tsx';
import classes from './Cards.module.css';

interface CardBoardProps {
  goals: readonly VisionGoal[];
  layout: VisionBoard['layout']['cards'];
  /** False on a phone, where cards are a list in their order, and in an example. */
  canMove: boolean;
  isPhone: boolean;
  onMove: (moves: Move[]) => void;
  /** Where a card was moved to by now, before it is drawn there. */
  placeNow: (key: string) => Point | undefined;
}

/**
 * The card board (S2.4): a canvas at least 600 px high with a card for each goal, laid where somebody put
 * it. It grows with its cards, so that none is cut off.
 */
export function CardBoard({ goals, layout, canMove, isPhone, onMove, placeNow }: CardBoardProps) {
  const id = useId();
  const [held, setHeld] = useState<{ id: number; at: Point } | null>(null);
  const [said, setSaid] = useState('');
  const places = useMemo(
    () =>
      cardPlaces(
        goals.map((goal) => goal.id),
        layout,
      ),
    [goals, layout],
  );
  const ids = goals.map((goal) => goal.id).join();
  // While the board is open its order stays: an element that is moved in the page loses the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: anew only with other cards
  const order = useMemo(() => readingOrder(places), [ids]);
  const ordered = order.flatMap((each) => goals.find((goal) => goal.id === each) ?? []);
  if (isPhone) {
    return (
      <ul className={classes.list}>
        {ordered.map((goal) => (
          <li key={goal.id} className={classes.card} {...ownLook(goal)}>
            <CardFace goal={goal} />
          </li>
        ))}
      </ul>
    );
  }
  const put = (goal: VisionGoal, to: Point, words: string) => {
    const before = placeNow(String(goal.id)) ?? places.get(goal.id) ?? CARDS.first;
    const at = bySquares(before, to);
    if (at.x === before.x && at.y === before.y) return;
    onMove([{ board: 'cards', key: String(goal.id), ...at }]);
    setSaid(words);
  };
  return (
    <div className={classes.window}>
      <p id={`${id}-how`} hidden>
        Cards can be dragged. With the focus on “Move”, arrow keys move a card by one square, and
        Enter opens a menu.
      </p>
      <ul
        className={classes.canvas}
        style={{ '--height': canvasHeight(places.values()) } as CSSProperties}
      >
        {ordered.map((goal) => (
          <MovableCard
            key={goal.id}
            goal={goal}
            at={(held?.id === goal.id ? held.at : places.get(goal.id)) ?? CARDS.first}
            isHeld={held?.id === goal.id}
            canMove={canMove}
            how={`${id}-how`}
            others={ordered.filter((other) => other !== goal)}
            onHold={(at) => setHeld(at && { id: goal.id, at })}
            onPut={(to, words) => put(goal, to, words)}
            onGo={(direction) => {
              const from = placeNow(String(goal.id)) ?? places.get(goal.id) ?? CARDS.first;
              put(goal, moved(from, direction, CARDS.grid), `${areaOf(goal)} moved ${direction}.`);
            }}
            onSwap={(other) => {
              const [mine, theirs] = [places.get(goal.id), places.get(other.id)];
              if (!mine || !theirs) return;
              onMove([
                { board: 'cards', key: String(goal.id), ...theirs },
                { board: 'cards', key: String(other.id), ...mine },
              ]);
              setSaid(`${areaOf(goal)} and ${areaOf(other)} have changed places.`);
            }}
          />
        ))}
      </ul>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </div>
  );
}

interface MovableCardProps {
  goal: VisionGoal;
  at: Point;
  isHeld: boolean;
  canMove: boolean;
  how: string;
  others: VisionGoal[];
  onHold: (at: Point | null) => void;
  onPut: (to: Point, words: string) => void;
  onGo: (direction: Direction) => void;
  onSwap: (other: VisionGoal) => void;
}

/** Units of the board to a px: the page grows with the reader's letters. */
const unitOfPx = () =>
  16 / (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16);

function MovableCard({ goal, at, isHeld, canMove, how, others, ...on }: MovableCardProps) {
  const name = areaOf(goal);
  const from = useRef(at);
  const placeAt = (by: Point): Point => ({
    x: from.current.x + by.x * unitOfPx(),
    y: from.current.y + by.y * unitOfPx(),
  });
  const drag = useDrag({
    isEnabled: canMove,
    onMove: (by) => on.onHold(placeAt(by)),
    onDrop: (by) => {
      on.onHold(null);
      on.onPut(placeAt(by), `${name} moved.`);
    },
    onCancel: () => on.onHold(null),
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = ARROWS[event.key];
    const isOnButton = (event.target as Element).matches('[aria-expanded="false"]');
    if (!direction || !isOnButton || event.ctrlKey || event.metaKey || event.altKey) return;
    // Before the menu, which the arrow downwards would open.
    event.preventDefault();
    event.stopPropagation();
    on.onGo(direction);
  };
  return (
    <li
      className={classes.placed}
      data-held={isHeld || undefined}
      data-movable={canMove || undefined}
      style={{ '--x': at.x, '--y': at.y } as CSSProperties}
      onPointerDown={(event) => {
        from.current = at;
        drag.onPointerDown(event);
      }}
    >
      <article className={classes.card} aria-label={name} {...ownLook(goal)}>
        <CardFace goal={goal} />
        {canMove && (
          <div className={classes.move} onKeyDownCapture={onKeyDown}>
            <Menu
              width={240}
              trigger={
                <IconButton
                  label={`Move ${name}`}
                  tooltip={false}
                  aria-describedby={how}
                  icon={<IconArrowsMove aria-hidden />}
                />
              }
            >
              {Object.values(ARROWS).map((direction) => (
                <MenuItem key={direction} onClick={() => on.onGo(direction)}>
                  One square {direction}
                </MenuItem>
              ))}
              {others.length > 0 && <MenuRule />}
              {others.map((other) => (
                <MenuItem key={other.id} onClick={() => on.onSwap(other)}>
                  Where {areaOf(other)} lies
                </MenuItem>
              ))}
            </Menu>
          </div>
        )}
      </article>
    </li>
  );
}
