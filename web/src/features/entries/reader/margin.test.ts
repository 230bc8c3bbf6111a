import fc from 'fast-check';
import { expect, it } from 'vitest';
import { stack } from './margin.ts';

it('a note stands at its passage where there is room, and under the one before where there is none', () => {
  const boxes = [
    { top: 40, height: 60 },
    { top: 70, height: 20 },
    { top: 400, height: 20 },
  ];
  expect(stack(boxes, 10)).toEqual([40, 110, 400]);
});

it('no note lies on another, and none above its passage', () => {
  const box = fc.record({ top: fc.nat(3000), height: fc.nat(400) });
  fc.assert(
    fc.property(fc.array(box, { maxLength: 8 }), fc.nat(40), (some, gap) => {
      const boxes = some.toSorted((a, b) => a.top - b.top);
      const tops = stack(boxes, gap);
      for (const [place, { top, height }] of boxes.entries()) {
        expect(tops[place]).toBeGreaterThanOrEqual(top);
        const next = tops[place + 1];
        if (next !== undefined)
          expect(next).toBeGreaterThanOrEqual((tops[place] ?? 0) + height + gap);
      }
    }),
  );
});
