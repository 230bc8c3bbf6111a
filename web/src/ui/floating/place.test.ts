import { describe, expect, it } from 'vitest';
import { placeBeside } from './place.ts';

const view = { width: 1000, height: 800 };
const box = (left: number, top: number, width = 100, height = 40) => ({
  left,
  top,
  width,
  height,
  right: left + width,
  bottom: top + height,
});

describe('placing something beside its anchor', () => {
  it('stands below, at the wished end', () => {
    const size = { width: 200, height: 300 };
    const below = (align: 'start' | 'center' | 'end') =>
      placeBeside(box(400, 100), size, view, { side: 'bottom', align, gap: 4 });
    expect(below('start')).toEqual({ left: 400, top: 144, side: 'bottom' });
    expect(below('end')).toEqual({ left: 300, top: 144, side: 'bottom' });
    expect(below('center')).toEqual({ left: 350, top: 144, side: 'bottom' });
  });

  it('turns to the other side where there is no room', () => {
    const size = { width: 200, height: 300 };
    const place = { side: 'bottom', align: 'start', gap: 4 } as const;
    expect(placeBeside(box(400, 700), size, view, place)).toMatchObject({ top: 396, side: 'top' });
  });

  it('keeps the wished side where the other has even less room, and stays in the window', () => {
    const size = { width: 200, height: 700 };
    const place = { side: 'bottom', align: 'start', gap: 4 } as const;
    expect(placeBeside(box(950, 100), size, view, place)).toEqual({
      left: 792,
      top: 92,
      side: 'bottom',
    });
  });
});
