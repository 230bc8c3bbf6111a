import { describe, expect, it } from 'vitest';
import { distance } from './points.ts';
import {
  angleOf,
  homeOf,
  nameArc,
  PILLAR_RADIUS,
  polar,
  sectorsOf,
  stepPlaces,
  withinWheel,
} from './wheel-geometry.ts';

const seven = Array.from({ length: 7 }, (_, index) => homeOf(index, 7));

describe('the wheel', () => {
  it('has seven pillars on a circle of radius 150, the first at the top (S3.9)', () => {
    for (const home of seven) expect(Math.hypot(home.x, home.y)).toBeCloseTo(PILLAR_RADIUS);
    expect(seven[0]?.x).toBeCloseTo(0);
    expect(seven[0]?.y).toBeCloseTo(-150);
    expect(new Set(seven.map((home) => Math.round(angleOf(home)))).size).toBe(7);
  });

  it('shows at most four steps around a pillar, none of them over another', () => {
    expect(stepPlaces(homeOf(2, 7), 0)).toEqual([]);
    const places = stepPlaces(homeOf(2, 7), 9);
    expect(places).toHaveLength(4);
    for (const [index, one] of places.entries()) {
      expect(distance(one, homeOf(2, 7))).toBeGreaterThan(40);
      for (const other of places.slice(index + 1)) expect(distance(one, other)).toBeGreaterThan(25);
    }
  });

  it('keeps a pillar that is dragged off it inside', () => {
    const outside = withinWheel({ x: 900, y: 0 });
    expect(outside.y).toBe(0);
    expect(outside.x).toBeLessThan(170);
    expect(Math.hypot(...Object.values(withinWheel({ x: 0, y: 0 })))).toBeGreaterThan(90);
    expect(withinWheel({ x: 100.4, y: 20.2 })).toEqual({ x: 100, y: 20 });
  });

  it('divides itself evenly while every pillar is at home', () => {
    const sectors = sectorsOf(seven.map(angleOf));
    for (const { from, to } of sectors) expect(to - from).toBeCloseTo(360 / 7);
    expect(sectors[0]?.from).toBeCloseTo(-180 / 7);
  });

  it('keeps names legible where pillars crowd, and their order', () => {
    const angles = [0, 2, 4, 180, 181, 300, 359];
    const sectors = sectorsOf(angles);
    const names = angles
      .map((angle, index) => ({ angle, name: sectors[index]?.name ?? 0 }))
      .sort((a, b) => a.angle - b.angle)
      .map(({ name }) => name);
    for (const [index, name] of names.entries()) {
      const next = names[index + 1] ?? (names[0] ?? 0) + 360;
      expect(next - name).toBeGreaterThan(38);
    }
  });

  it('writes names in the lower half the other way round', () => {
    expect(nameArc(0)).toContain('0 0 1');
    expect(nameArc(180)).toContain('0 0 0');
    expect(nameArc(-180)).toBe(nameArc(180));
  });

  it('measures angles clockwise from the top', () => {
    for (const angle of [0, 45, 103, 200, 359])
      expect(angleOf(polar(angle, 80))).toBeCloseTo(angle);
  });
});
