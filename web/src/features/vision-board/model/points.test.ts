import { describe, expect, it } from 'vitest';
import { neighbourOf } from './points.ts';

const at = (id: string, x: number, y: number) => ({ id, x, y });

describe('the neighbour that an arrow key leads to', () => {
  const places = [
    at('top', 0, -150),
    at('right', 140, -30),
    at('low', 60, 140),
    at('left', -140, -30),
  ];
  const from = (id: string) => places.find((each) => each.id === id) ?? at('none', 0, 0);
  const walk = (id: string, direction: Parameters<typeof neighbourOf>[2]) =>
    neighbourOf(from(id), places, direction)?.id ?? null;

  it('lies that way, and rather ahead than aside', () => {
    expect(walk('top', 'down')).toBe('right');
    expect(walk('left', 'right')).toBe('right');
    expect(walk('left', 'up')).toBe('top');
    expect(walk('low', 'up')).toBe('right');
  });

  it('is nobody at the edge', () => {
    expect(walk('top', 'up')).toBeNull();
    expect(walk('right', 'right')).toBeNull();
  });

  it('is not the place itself', () => {
    expect(neighbourOf(at('a', 5, 5), [at('a', 5, 5)], 'left')).toBeNull();
  });
});
