import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { profile } from '../profile.ts';
import {
  type CustomEmblem,
  customEmblemCode,
  EMBLEM_PARTS,
  parseCustomEmblem,
} from './custom-emblem.ts';
import { emblemLevel } from './emblem-level.ts';
import { EMBLEMS } from './emblems.data.ts';
import { GATES } from './gates.ts';

const CODE = 'custom:shield.cord.teal.gold.hare.rays';

const anyEmblem = fc.record(
  Object.fromEntries(
    Object.entries(EMBLEM_PARTS).map(([part, names]) => [part, fc.constantFrom(...names)]),
  ),
) as unknown as fc.Arbitrary<CustomEmblem>;

describe('an emblem drawn from parts', () => {
  it('is a code that names them', () => {
    expect(parseCustomEmblem(CODE)).toEqual({
      ground: 'shield',
      border: 'cord',
      ink: 'teal',
      mark: 'gold',
      charge: 'hare',
      pattern: 'rays',
    });
  });

  it('comes back from its code, whatever the parts, and may be worn from the top level on', () => {
    fc.assert(
      fc.property(anyEmblem, (emblem) => {
        const code = customEmblemCode(emblem);
        expect(parseCustomEmblem(code)).toEqual(emblem);
        expect(emblemLevel(code)).toBe(GATES.customAvatar);
        expect(profile.update.body.parse({ emblem: code })).toEqual({ emblem: code });
      }),
    );
  });

  it.each([
    '',
    'custom:',
    'hare',
    CODE.toUpperCase(),
    `${CODE}.`,
    ` ${CODE}`,
    `${CODE}\n`,
    'custom:shield.cord.teal.gold.hare',
    'custom:shield.cord.teal.gold.oracle.rays',
    'custom:cord.shield.teal.gold.hare.rays',
    'custom:shield.cord.teal.gold.<svg>.rays',
    'custom:toString.constructor.length.at.hare.plain',
  ])('is nothing else: %j', (code) => {
    expect(parseCustomEmblem(code)).toBeNull();
    if (EMBLEMS.some(({ name }) => name === code)) return;
    expect(emblemLevel(code)).toBeNull();
    expect(profile.update.body.safeParse({ emblem: code }).error?.issues[0]?.message).toBe(
      'There is no such emblem.',
    );
  });
});
