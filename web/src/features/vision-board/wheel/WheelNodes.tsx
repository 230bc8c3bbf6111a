import type { PointerEvent } from 'react';
import { pillarDrawing } from '../../../art/pillars.ts';
import type { PillarOnWheel, StepOnWheel } from '../model/board-pillars.ts';
import { placeLine, stepLabel, stepsLine } from '../model/board-words.ts';
import type { Point } from '../model/points.ts';
import { angleOf, polar, RADII } from '../model/wheel-geometry.ts';
import classes from './Wheel.module.css';

/** The mark of a pillar as it stands in a drawing, so wide. */
const drawing = (pillar: string, width: number): string =>
  pillarDrawing(pillar)
    .replace(/<title>[^<]*<\/title>/, '')
    .replace(' role="img"', '')
    .replace(
      '<svg ',
      `<svg x="${-width / 2}" y="${-width / 2}" width="${width}" height="${width}" `,
    );

const at = ({ x, y }: Point) => `translate(${x.toFixed(2)} ${y.toFixed(2)})`;

interface NodeProps {
  isCurrent: boolean;
  onFocus: () => void;
  onPress: () => void;
}

/** What every press on the wheel has: its place in the order of tabs, and its keys. */
const pressable = ({ isCurrent, onFocus, onPress }: NodeProps) => ({
  tabIndex: isCurrent ? 0 : -1,
  onFocus,
  onClick: onPress,
  onKeyDown: (event: { key: string; preventDefault: () => void }) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    onPress();
  },
});

interface PillarNodeProps extends NodeProps {
  on: PillarOnWheel;
  isSelected: boolean;
  isHeld: boolean;
  onGrab: (event: PointerEvent<Element>) => void;
}

/** A pillar: its mark on a disc. */
export function PillarNode({ on, isSelected, isHeld, onGrab, ...node }: PillarNodeProps) {
  const { pillar, goal } = on;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a part of a drawing cannot be a button element
    <g
      role="button"
      {...pressable(node)}
      onPointerDown={onGrab}
      id={`wheel-${pillar.id}`}
      aria-pressed={isSelected}
      aria-label={`${pillar.name}, ${stepsLine(goal)}. ${placeLine(pillar.id)}.`}
      transform={at(on.at)}
      className={classes.pillar}
      data-selected={isSelected || undefined}
      data-empty={goal === null || undefined}
      data-held={isHeld || undefined}
    >
      <circle r={36} className={classes.target} />
      <circle r={RADII.medallion + 5} className={classes.focus} strokeWidth={2} />
      <circle r={RADII.medallion + 1.6} className={classes.edge} strokeWidth={1.1} />
      <circle r={RADII.medallion} className={classes.disc} />
      <circle r={RADII.medallion - 2.2} className={classes.inner} strokeWidth={0.7} />
      <g
        className={classes.mark}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own file, compiled in
        dangerouslySetInnerHTML={{ __html: drawing(pillar.id, 31) }}
      />
    </g>
  );
}

interface StepNodeProps extends NodeProps {
  on: StepOnWheel;
  /** Its place, from 1, and the pillar it belongs to. */
  place: number;
  pillar: PillarOnWheel;
  isSelected: boolean;
}

/** The thread from a pillar to one of its steps. */
export function Thread({ from, to }: { from: Point; to: Point }) {
  return (
    <line
      aria-hidden
      x1={from.x}
      y1={from.y}
      x2={to.x}
      y2={to.y}
      strokeWidth={0.9}
      className={classes.thread}
    />
  );
}

/** A step: a lozenge; done, it is green and has a check (S2.4). */
export function StepNode({ on, place, pillar, isSelected, ...node }: StepNodeProps) {
  const { title, isCompleted } = on.step;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a part of a drawing cannot be a button element
    <g
      role="button"
      {...pressable(node)}
      id={`wheel-step-${on.step.id}`}
      aria-label={`${title.replace(/\.$/, '')}${isCompleted ? ', done' : ''}. Step ${place} of ${pillar.pillar.name}.`}
      aria-pressed={isSelected}
      transform={at(on.at)}
      className={classes.step}
      data-done={isCompleted || undefined}
      data-selected={isSelected || undefined}
    >
      <circle r={14.4} className={classes.target} />
      <circle r={11.5} className={classes.focus} strokeWidth={2} />
      <rect
        x={-6}
        y={-6}
        width={12}
        height={12}
        transform="rotate(45)"
        className={classes.lozenge}
        strokeWidth={1.1}
      />
      {isCompleted && (
        <path d="M-3.3 0.2L-1 2.6L3.4 -2.4" className={classes.check} strokeWidth={1.7} />
      )}
    </g>
  );
}

/** Width of a letter of a label, in units of the board, about. */
const LETTER = 5.6;

/** Where a label stands: outside of the rim, on the way from the middle through its step. */
const FLAG_AT = 284;

/** The label of a step, cut at fifteen characters (S3.9), on a patch of paper outside of the rim. */
export function StepFlag({ on }: { on: StepOnWheel }) {
  const words = stepLabel(on.step.title);
  const width = [...words].length * LETTER + 16;
  const { x, y } = polar(angleOf(on.at), FLAG_AT);
  return (
    <g aria-hidden className={classes.flag}>
      <line x1={on.at.x} y1={on.at.y} x2={x} y2={y} strokeWidth={0.9} />
      <g transform={at({ x: x + (x / FLAG_AT) * (width / 2 - 16), y })}>
        <rect x={-width / 2} y={-11} width={width} height={22} rx={2} strokeWidth={0.8} />
        <text textAnchor="middle" y={4} fontSize={11.5}>
          {words}
        </text>
      </g>
    </g>
  );
}
