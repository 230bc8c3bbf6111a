import { describe, expect, it } from 'vitest';
import { panned, START_VIEW, viewBoxOf, wheelSteps, ZOOM, zoomed } from './zoom.ts';

describe('zoom', () => {
  it('goes from 20 to 200 in steps of 10, from 100 (S3.9)', () => {
    expect(START_VIEW.zoom).toBe(100);
    expect(zoomed(START_VIEW, 1).zoom).toBe(110);
    expect(zoomed(START_VIEW, -1).zoom).toBe(90);
    expect(zoomed(START_VIEW, 99).zoom).toBe(ZOOM.max);
    expect(zoomed(START_VIEW, -99).zoom).toBe(ZOOM.min);
    const seen = new Set<number>();
    for (let steps = -20; steps <= 20; steps += 1) seen.add(zoomed(START_VIEW, steps).zoom);
    expect([...seen].sort((a, b) => a - b)).toEqual(
      Array.from({ length: 19 }, (_, index) => 20 + index * 10),
    );
  });

  it('is arithmetic of the viewBox', () => {
    expect(viewBoxOf(START_VIEW)).toBe('-280 -280 560 560');
    expect(viewBoxOf(zoomed(START_VIEW, 10))).toBe('-140 -140 280 280');
    expect(viewBoxOf(zoomed(START_VIEW, -5))).toBe('-560 -560 1120 1120');
  });

  it('keeps what is under the pointer there', () => {
    const near = zoomed(START_VIEW, 10, { x: 100, y: -60 });
    expect(near).toEqual({ zoom: 200, centre: { x: 50, y: -30 } });
  });

  it('never loses the board', () => {
    expect(panned(START_VIEW, { x: 500, y: 500 }).centre).toEqual({ x: 0, y: 0 });
    const near = panned(zoomed(START_VIEW, 10), { x: 9000, y: 0 });
    expect(near.centre.x).toBeGreaterThan(-280);
    expect(zoomed(near, -10)).toEqual(START_VIEW);
  });

  it('gathers the turns of a fine wheel', () => {
    expect(wheelSteps(30)).toEqual({ steps: -0, rest: 30 });
    expect(wheelSteps(-100)).toEqual({ steps: 2, rest: -20 });
  });
});
