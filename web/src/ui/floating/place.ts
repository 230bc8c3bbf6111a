/** Which side of the anchor something stands on, and which end it lines up with. */
export type Side = 'top' | 'bottom' | 'left' | 'right';
export type Align = 'start' | 'center' | 'end';

export interface Place {
  /** The wished side; the opposite one is taken where there is no room. */
  side: Side;
  align: Align;
  /** Space between the two, in px. */
  gap: number;
}

/** What never comes closer to the window's edge, in px. */
const EDGE = 8;
const OPPOSITE: Record<Side, Side> = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' };

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom' | 'width' | 'height'>;
type Size = { width: number; height: number };

/**
 * Where something of a size stands beside an anchor in a window: left and top in px, and the side it
 * came to. The wished side if there is room, else the opposite one if there is more; always inside.
 */
export function placeBeside(
  anchor: Box,
  { width, height }: Size,
  view: Size,
  { side: wished, align, gap }: Place,
): { left: number; top: number; side: Side } {
  const room: Record<Side, number> = {
    top: anchor.top - height - gap,
    bottom: view.height - anchor.bottom - height - gap,
    left: anchor.left - width - gap,
    right: view.width - anchor.right - width - gap,
  };
  const opposite = OPPOSITE[wished];
  const side = room[wished] >= EDGE || room[wished] >= room[opposite] ? wished : opposite;
  const along = (start: number, end: number, size: number) =>
    align === 'start' ? start : align === 'end' ? end - size : (start + end - size) / 2;
  const upright = side === 'top' || side === 'bottom';
  const left = upright
    ? along(anchor.left, anchor.right, width)
    : side === 'left'
      ? anchor.left - width - gap
      : anchor.right + gap;
  const top = upright
    ? side === 'top'
      ? anchor.top - height - gap
      : anchor.bottom + gap
    : along(anchor.top, anchor.bottom, height);
  const inside = (at: number, size: number, span: number) =>
    Math.max(EDGE, Math.min(at, span - size - EDGE));
  return {
    left: Math.round(inside(left, width, view.width)),
    top: Math.round(inside(top, height, view.height)),
    side,
  };
}
