import { beforeAll, describe, expect, it } from 'vitest';
import { pageOf, reflectRequest } from '../../../test/guide-requests.ts';
import { type IsRare, rareInEnglish } from '../../platform/language/rare-words.ts';
import type { Past } from '../guide-provider/index.ts';
import { memoryOf } from './memory.ts';

let isRare: IsRare;
beforeAll(async () => {
  isRare = await rareInEnglish();
});

const remembered = (content: string, before: string, past: Partial<Past> = {}) =>
  memoryOf(
    {
      page: pageOf(1, content),
      related: [pageOf(2, before, { localDate: '2026-03-03' })],
      past: { ...reflectRequest.past, themes: [], ...past },
    },
    isRare,
  )?.text ?? null;

describe('an earlier entry is remembered', () => {
  it.each([
    ['I went sailing with Tomas again.', 'Tomas has a new boat. It leaks.'],
    ['Dug the allotment before the rain came.', 'They let me have an allotment.'],
    ['Long walk with my sister along the canal.', 'My sister has a new oven and burns things.'],
    ['After lunch Lisbeta came by with the barrow.', 'I like how Lisbeta laughed at that.'],
  ])('by a name, one of the family or a rare word: %s', (content, before) => {
    expect(remembered(content, before)).not.toBeNull();
  });

  it.each([
    ['The night train to Lisbon was late.', 'I want to see Lisbon before I am fifty.'],
    ['Left my phone on the bus.', 'My phone fell into the sink.'],
    ['Lunch at my desk, rain all day.', 'Lunch outside at last, no rain.'],
    ['Work was long and the kitchen was cold.', 'Work again. The kitchen smells of paint.'],
    ['Too many emails, then the supermarket.', 'Emails until six, then the supermarket.'],
    ['I took Biscuit to the woods.', 'Ate half the biscuit tin by myself.'],
    ['I took Biscuit to the woods.', 'Biscuits for tea and a long bath.'],
    ['I played with Grace in the park.', 'Saving grace: the bus came.'],
  ])(
    'not by a common word, a place alone, nor by a word that is a name elsewhere: %s',
    (content, before) => {
      expect(remembered(content, before)).toBeNull();
    },
  );

  it('not by a rare word or a person that stand on every other page of theirs', () => {
    const often = (theme: string, count: number) => ({
      themes: [{ theme, count, firstDate: '2026-01-01', lastDate: '2026-03-03' }],
    });
    const words = ['Dug the allotment in the rain.', 'Slugs on the allotment again.'] as const;
    expect(remembered(...words, often('allotment', 2))).not.toBeNull();
    expect(remembered(...words, often('allotment', 12))).toBeNull();
    const named = ['I went sailing with Tomas again.', 'Tomas has a new boat.'] as const;
    expect(remembered(...named, often('Tomas', 12))).toBeNull();
  });

  it('not by a tag, and not with bad news on a light day', () => {
    const page = pageOf(1, 'A day at home with tea.', { tags: ['Home'], mood: 'happy' });
    const home = pageOf(2, 'I stayed at home.', { tags: ['Home'] });
    const past = { ...reflectRequest.past, themes: [] };
    expect(memoryOf({ page, related: [home], past }, isRare)).toBeNull();
    const light = pageOf(1, 'I went sailing with Tomas again.', { mood: 'happy' });
    const bad = pageOf(2, 'I screamed at Tomas over the rent.');
    expect(memoryOf({ page: light, related: [bad], past }, isRare)).toBeNull();
  });
});
