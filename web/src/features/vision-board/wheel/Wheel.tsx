import type { PillarId } from '@pathkeeper/contract';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { VisuallyHidden } from '../../../ui/page/VisuallyHidden.tsx';
import type { Move } from '../board.queries.ts';
import type { PillarOnWheel } from '../model/board-pillars.ts';
import { ARROWS, moved, neighbourOf, type Point } from '../model/points.ts';
import { HALF_BOX } from '../model/wheel-geometry.ts';
import { viewBoxOf, ZOOM } from '../model/zoom.ts';
import { useDrag } from '../use-drag.ts';
import { MoveMenu } from './MoveMenu.tsx';
import { useView } from './use-view.ts';
import classes from './Wheel.module.css';
import { PillarNode, StepFlag, StepNode, Thread } from './WheelNodes.tsx';
import { Rose, WheelPlate } from './WheelPlate.tsx';
import { movesOf } from './wheel-moves.ts';
import { ZoomBar } from './ZoomBar.tsx';

/** What an arrow key with Shift moves a pillar by, in units of the board. */
const STEP = 20;

/** What is held by the pointer just now, and where. */
export interface Held {
  id: PillarId;
  at: Point;
}

interface WheelProps {
  /** The pillars where they stand, the held one where it is held. */
  pillars: readonly PillarOnWheel[];
  selected: PillarId | null;
  selectedStep: number | null;
  onSelect: (pillar: PillarId | null) => void;
  onStep: (pillar: PillarId, step: number) => void;
  held: Held | null;
  onHold: (held: Held | null) => void;
  onMove: (moves: Move[]) => void;
  /** Where a pillar was moved to by now, before it is drawn there. */
  placeNow: (key: string) => Point | undefined;
  /** Whether pillars can be moved: not on a phone, and not in an example. */
  canMove: boolean;
  isSmall: boolean;
}

/**
 * The pillar board (S2.4): seven pillars around 'Life Vision'. One tab stop; arrow keys walk it, with
 * Shift they move a pillar, and + - 0 zoom.
 */
export function Wheel(props: WheelProps) {
  const { pillars, selected, selectedStep, onSelect, onStep, held, onHold, onMove } = props;
  const { canMove, isSmall, placeNow } = props;
  const id = useId();
  const svg = useRef<SVGSVGElement>(null);
  const { view, unit, zoomBy, fit, push } = useView(svg);
  const [current, setCurrent] = useState('wheel-health');
  const [pointed, setPointed] = useState<number | null>(null);
  const [said, setSaid] = useState('');
  const grabbed = useRef<{ id: PillarId; at: Point } | null>(null);
  const pushedFrom = useRef(view);

  const placeOf = (by: Point): Point | null => {
    const { current: from } = grabbed;
    return from && { x: from.at.x + by.x * unit(), y: from.at.y + by.y * unit() };
  };
  const put = (pillar: PillarId, to: Point) => {
    const moves = movesOf(pillars, pillar, to);
    if (moves.length > 0) onMove(moves);
    return moves;
  };
  const pillarDrag = useDrag({
    isEnabled: canMove,
    onMove: (by) => {
      const at = placeOf(by);
      if (at && grabbed.current) onHold({ id: grabbed.current.id, at });
    },
    onDrop: (by) => {
      const at = placeOf(by);
      onHold(null);
      if (at && grabbed.current) put(grabbed.current.id, at);
    },
    onCancel: () => {
      onHold(null);
      setSaid('Put back.');
    },
  });
  const groundDrag = useDrag({
    isEnabled: !isSmall && view.zoom > ZOOM.start,
    onMove: (by) => push(pushedFrom.current, { x: by.x * unit(), y: by.y * unit() }),
    onDrop: () => {},
    onCancel: () => push(pushedFrom.current, { x: 0, y: 0 }),
  });

  const nodes = pillars.flatMap(({ pillar, at, steps }) => [
    { id: `wheel-${pillar.id}`, ...at, pillar: pillar.id },
    ...steps.map((each) => ({ id: `wheel-step-${each.step.id}`, ...each.at, pillar: pillar.id })),
  ]);
  const here = nodes.find((each) => each.id === current) ?? nodes[0];

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const zoom = { '+': 1, '=': 1, '-': -1 }[event.key];
    const direction = ARROWS[event.key];
    if (zoom !== undefined) zoomBy(zoom);
    else if (event.key === '0') fit();
    else if (event.key === 'Escape' && selected !== null) onSelect(null);
    else if (direction && here && event.shiftKey) {
      if (!canMove || here.id !== `wheel-${here.pillar}`) return;
      const count = put(here.pillar, moved(placeNow(here.pillar) ?? here, direction, STEP)).length;
      const name = pillars.find(({ pillar }) => pillar.id === here.pillar)?.pillar.name;
      setSaid(count > 1 ? `${name} has changed places.` : `${name} moved ${direction}.`);
    } else if (direction && here) {
      const next = neighbourOf(here, nodes, direction);
      if (next) document.getElementById(next.id)?.focus();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const flagged = pillars
    .flatMap(({ steps }) => steps)
    .find(({ step }) => step.id === (pointed ?? selectedStep));
  return (
    <div className={classes.window}>
      <p id={`${id}-how`} hidden>
        Arrow keys walk from pillar to pillar and to their steps. Enter opens one.
        {canMove && ' With Shift, arrow keys move a pillar; the menu “Move to…” does so too.'} Plus
        and minus zoom, zero shows the whole board.
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing cannot be a fieldset */}
      <svg
        ref={svg}
        role="group"
        aria-label="Life Vision, seven pillars"
        aria-describedby={`${id}-how`}
        viewBox={viewBoxOf(view)}
        className={classes.svg}
        data-whole={view.zoom <= ZOOM.start || undefined}
        data-near={view.zoom > ZOOM.start || undefined}
        data-drags={canMove || undefined}
        onKeyDown={onKeyDown}
      >
        <rect
          x={-HALF_BOX * 3}
          y={-HALF_BOX * 3}
          width={HALF_BOX * 6}
          height={HALF_BOX * 6}
          className={classes.ground}
          onPointerDown={(event) => {
            pushedFrom.current = view;
            groundDrag.onPointerDown(event);
          }}
        />
        <WheelPlate {...{ pillars, selected, isSmall, id }} />
        <Rose {...{ pillars, selected }} />
        {flagged && <StepFlag on={flagged} />}
        {pillars.map((on) =>
          on.steps.map(({ step, at }) => <Thread key={step.id} from={on.at} to={at} />),
        )}
        {pillars.map((on) => (
          <g key={on.pillar.id}>
            <PillarNode
              on={on}
              isSelected={on.pillar.id === selected}
              isHeld={on.pillar.id === held?.id}
              isCurrent={here?.id === `wheel-${on.pillar.id}`}
              onFocus={() => setCurrent(`wheel-${on.pillar.id}`)}
              onPress={() => onSelect(on.pillar.id === selected ? null : on.pillar.id)}
              onGrab={(event) => {
                grabbed.current = { id: on.pillar.id, at: on.at };
                pillarDrag.onPointerDown(event);
              }}
            />
            {on.steps.map((each, index) => (
              // biome-ignore lint/a11y/noStaticElementInteractions: only shows the label of what is pressed
              <g
                key={each.step.id}
                onPointerEnter={() => setPointed(each.step.id)}
                onPointerLeave={() => setPointed(null)}
                onFocus={() => setPointed(each.step.id)}
                onBlur={() => setPointed(null)}
              >
                <StepNode
                  on={each}
                  pillar={on}
                  place={index + 1}
                  isSelected={each.step.id === selectedStep}
                  isCurrent={here?.id === `wheel-step-${each.step.id}`}
                  onFocus={() => setCurrent(`wheel-step-${each.step.id}`)}
                  onPress={() => onStep(on.pillar.id, each.step.id)}
                />
              </g>
            ))}
          </g>
        ))}
      </svg>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <div className={classes.tools}>
        <ZoomBar zoom={view.zoom} onZoom={zoomBy} onFit={fit} />
        {canMove && selected !== null && (
          <MoveMenu
            pillars={pillars}
            id={selected}
            onMove={(moves, words) => {
              onMove(moves);
              setSaid(words);
            }}
          />
        )}
      </div>
    </div>
  );
}
