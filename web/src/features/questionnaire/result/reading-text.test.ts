import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asideOf, headlineOf, partsOf } from './reading-text.ts';

const quotes = [
  { question: 2, text: 'I want to be left alone to draw', note: '' },
  { question: 12, text: 'The technical school at Stord', note: '' },
];

describe('the headline of a part', () => {
  it('is its first sentence, however it is quoted', () => {
    expect(headlineOf('You want quiet. And you said so.')).toEqual({
      head: 'You want quiet.',
      rest: 'And you said so.',
    });
    expect(headlineOf('You wrote “One. Two.” and stopped. Then more.').head).toBe(
      'You wrote “One. Two.” and stopped.',
    );
    expect(headlineOf('The line: “Why not?” Then more.')).toEqual({
      head: 'The line: “Why not?”',
      rest: 'Then more.',
    });
    expect(headlineOf('It is 3.5 metres and one sentence.').rest).toBe('');
  });

  it('loses no word', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'Ab .“”!?é') }), (text) => {
        const { head, rest } = headlineOf(text);
        expect(`${head}${rest}`.replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
      }),
    );
  });
});

describe('a quotation in prose', () => {
  it('knows which answer it is from', () => {
    expect(partsOf('Not asked: “The technical school at Stord”. “Nobody’s.”', quotes)).toEqual([
      { text: 'Not asked: ', question: null },
      { text: '“The technical school at Stord”', question: 12 },
      { text: '. ', question: null },
      { text: '“Nobody’s.”', question: null },
    ]);
  });

  it('stands beside the part it belongs to when the prose does not repeat it', () => {
    const prose = ['You want to be left alone to draw.'];
    expect(asideOf('currentTension', prose, quotes)).toEqual([quotes[0]]);
    expect(asideOf('strengthsAndMap', ['“The technical school at Stord”'], quotes)).toEqual([]);
  });
});
