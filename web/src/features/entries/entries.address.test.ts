import { describe, expect, it } from 'vitest';
import {
  addressOf,
  countFilters,
  type EntriesAddress,
  entryFilterOf,
  filtersOf,
  parseAddress,
} from './entries.address.ts';
import { nothingFound } from './list/filter-words.ts';

const full: EntriesAddress = {
  place: 'pinned',
  query: 'ladder',
  tags: 'harbour,Ines',
  mood: 'calm',
  folder: 12,
  from: '2026-11-15',
  to: '2026-11-21',
};

describe('the address of the entries page', () => {
  it('survives the way through the panel and back', () => {
    expect(addressOf(full.place, filtersOf(full))).toEqual(full);
    expect(parseAddress({ ...full })).toEqual(full);
    expect(addressOf(undefined, filtersOf({}))).toEqual({});
  });

  it('leaves out whatever it does not understand', () => {
    const nonsense = {
      place: 'attic',
      query: null,
      tags: ['a'],
      mood: 'toString',
      folder: -1,
      from: '2026-02-31',
      to: 'tomorrow',
      other: 'x',
    };
    expect(parseAddress(nonsense)).toEqual({});
    expect(parseAddress({ place: 1.5, folder: '7', query: '   ' })).toEqual({});
  });

  it('takes a number or a truth in the address for the word it looks like', () => {
    expect(parseAddress({ query: 1994 })).toEqual({ query: '1994' });
    expect(parseAddress({ tags: true })).toEqual({ tags: 'true' });
  });

  it('keeps no more than the search can take', () => {
    const many = Array.from({ length: 30 }, (_, i) => `t${i}`).join(',');
    expect(parseAddress({ query: 'x'.repeat(900), tags: `${'y'.repeat(51)}, ,${many}` })).toEqual({
      query: 'x'.repeat(500),
      tags: many.split(',').slice(0, 20).join(','),
    });
  });

  it('drops a last day before the first', () => {
    expect(parseAddress({ from: '2026-11-21', to: '2026-11-15' })).toEqual({ from: '2026-11-21' });
  });

  it('lets the place decide the folder', () => {
    expect(parseAddress({ place: 3, folder: 4 })).toEqual({ place: 3 });
    expect(filtersOf({ place: 3 }).folder).toBe(3);
    expect(addressOf(3, filtersOf({ place: 3 }))).toEqual({ place: 3 });
  });

  it('leaves a folder’s place once another folder is looked for', () => {
    expect(addressOf(3, { ...filtersOf({ place: 3 }), folder: 4 })).toEqual({ folder: 4 });
    expect(addressOf('none', { ...filtersOf({ place: 'none' }), folder: null })).toEqual({});
    expect(addressOf('pinned', { ...filtersOf({ place: 'pinned' }), folder: 4 })).toEqual({
      place: 'pinned',
      folder: 4,
    });
  });

  it('counts filters, not the place', () => {
    expect(countFilters({ place: 3 })).toBe(0);
    expect(countFilters(full)).toBe(6);
  });

  it('asks for what it says', () => {
    expect(entryFilterOf(full)).toEqual({
      query: 'ladder',
      tags: 'harbour,Ines',
      mood: 'calm',
      folderId: 12,
      pinned: 'true',
      dateFrom: '2026-11-15',
      dateTo: '2026-11-21',
    });
    expect(entryFilterOf({ place: 'none' })).toEqual({ folderId: 'none' });
    expect(entryFilterOf({})).toEqual({});
  });
});

describe('nothing found', () => {
  it('says what was looked for', () => {
    expect(nothingFound({ query: 'ladder', mood: 'sad', from: '2026-11-15' }, undefined)).toBe(
      'Nothing since November 15, 2026 holds “ladder” and is marked Sad. Loosen one of the three, and look again.',
    );
    expect(nothingFound({ tags: 'a,b' }, 'Harbour')).toBe(
      'Nothing in Harbour carries the tags a and b. Ask it another way.',
    );
    expect(nothingFound({ from: '2026-11-15', to: '2026-11-15' }, undefined)).toBe(
      'Nothing was written on November 15, 2026. Loosen one of the two, and look again.',
    );
  });
});
