import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { completion, moved } from './goals.rules.ts';

const NOON = new Date('2026-11-21T12:00:00Z');
const LATER = new Date('2026-12-01T12:00:00Z');

describe('a milestone that is moved', () => {
  const steps = fc.uniqueArray(fc.integer({ min: 1 }), { minLength: 1, maxLength: 50 });

  it('stands at its place, and the others keep their order', () => {
    fc.assert(
      fc.property(steps, fc.nat(60), fc.nat(), (ids, place, which) => {
        const id = ids[which % ids.length] as number;
        const after = moved(ids, id, place);
        expect(after.indexOf(id)).toBe(Math.min(place, ids.length - 1));
        expect(after.filter((each) => each !== id)).toEqual(ids.filter((each) => each !== id));
      }),
    );
  });

  it('to where it stands changes nothing', () => {
    fc.assert(
      fc.property(steps, fc.nat(), (ids, which) => {
        const place = which % ids.length;
        expect(moved(ids, ids[place] as number, place)).toEqual(ids);
      }),
    );
  });
});

describe('completing', () => {
  const open = { isCompleted: false, completedAt: null };
  const done = { isCompleted: true, completedAt: NOON };

  it('keeps the moment it was first done, and forgets it when opened again', () => {
    expect(completion(open, true, NOON)).toEqual(done);
    expect(completion(done, true, LATER)).toEqual({});
    expect(completion(done, false, LATER)).toEqual(open);
  });

  it('is left alone by a change that does not speak of it', () => {
    expect(completion(done, undefined, LATER)).toEqual({});
    expect(completion(open, false, LATER)).toEqual({});
  });
});
