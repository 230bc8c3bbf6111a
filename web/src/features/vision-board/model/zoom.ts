import { clamp, type Point } from './points.ts';
import { HALF_BOX } from './wheel-geometry.ts';

/** Zoom in percent (S3.9). */
export const ZOOM = { min: 20, max: 200, step: 10, start: 100 } as const;

/** What of a board is seen: how large, and the place in the middle of the window. */
export interface View {
  zoom: number;
  centre: Point;
}

export const START_VIEW: View = { zoom: ZOOM.start, centre: { x: 0, y: 0 } };

/** Side of the part of the board that is seen. */
export const sideOf = (zoom: number): number => (HALF_BOX * 2 * 100) / zoom;

/** The `viewBox` of an SVG that shows a view. */
export function viewBoxOf({ zoom, centre }: View): string {
  const side = sideOf(zoom);
  return [centre.x - side / 2, centre.y - side / 2, side, side]
    .map((value) => Math.round(value * 100) / 100)
    .join(' ');
}

/** Keeps the board in sight: its edge never passes the middle of the window's half. */
function inSight({ zoom, centre }: View): View {
  const room = Math.max(0, HALF_BOX - sideOf(zoom) / 2) + (zoom > ZOOM.start ? HALF_BOX / 4 : 0);
  return {
    zoom,
    centre: { x: clamp(centre.x, -room, room), y: clamp(centre.y, -room, room) },
  };
}

/** The view after so many steps nearer (or, negative, farther); what stands at `around` stays there. */
export function zoomed(view: View, steps: number, around: Point = view.centre): View {
  const zoom = clamp(
    Math.round((view.zoom + steps * ZOOM.step) / ZOOM.step) * ZOOM.step,
    ZOOM.min,
    ZOOM.max,
  );
  const ratio = view.zoom / zoom;
  return inSight({
    zoom,
    centre: {
      x: around.x + (view.centre.x - around.x) * ratio,
      y: around.y + (view.centre.y - around.y) * ratio,
    },
  });
}

/** The view with the board pushed by so much, in units of the board. */
export const panned = (view: View, by: Point): View =>
  inSight({ ...view, centre: { x: view.centre.x - by.x, y: view.centre.y - by.y } });

/** The steps that a turn of the wheel asks for: pixels gather until they are worth one. */
export function wheelSteps(gathered: number): { steps: number; rest: number } {
  const steps = Math.trunc(gathered / 40);
  return { steps: -steps, rest: gathered - steps * 40 };
}
