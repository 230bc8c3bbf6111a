import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HARBOUR_ANSWERS } from '../../../../test/answers.data.ts';
import { asking } from '../../../../test/guide-requests.ts';
import { guardGuide } from '../../guide/index.ts';
import { checkAdvice, checkSafety } from '../../safety/index.ts';
import { createBuiltInGuide } from '../builtin-guide.ts';

const guide = guardGuide(createBuiltInGuide(), { advice: checkAdvice, safety: checkSafety });
const read = (answers: readonly string[]) => guide.lifePath({ answers }, asking());

const sixteen = (text: string) => Array.from({ length: 16 }, () => text);

type Reading = Awaited<ReturnType<typeof read>>;

/** Everything a reading says, its list of quotations aside. */
const proseOf = ({ quotes: _quotes, title, ...parts }: Reading): string[] => [
  title,
  ...Object.values(parts).flatMap((part) =>
    typeof part === 'string' ? [part] : Object.values(part),
  ),
];

describe('a reading of sixteen answers', () => {
  it('says back what was answered, each part from the questions it draws on', async () => {
    const { quotes: _quotes, ...reading } = await read(HARBOUR_ANSWERS);
    expect(reading.title).toBe('The wall and the harbour');
    expect(reading.currentTension).toMatch(
      /^You want to be left alone to draw, but you are afraid of the telephone when it stops ringing\./,
    );
    expect(reading.futureCalling).toContain('you are in the long shed with the doors open');
    expect(reading.futureCalling).toContain('“She taught one person at a time how it is done”');
    expect(reading.strengthsAndMap).toContain('“The technical school at Stord”');
    expect(reading.lifeCompass.coreValues).toContain('“I do not sign a drawing I have not walked”');
    expect(reading.ikigaiPathway.whatTheyLove).toBe(
      'You would draw harbours that were never built, paid or not.',
    );
    expect(reading.nextStep).toMatch(/^Write to the technical school and ask for one name\./);
  });

  it('is the same for the same answers', async () => {
    expect(await read(HARBOUR_ANSWERS)).toEqual(await read(HARBOUR_ANSWERS));
  });

  it('makes no more of a word than a word', async () => {
    const reading = await read(sixteen('Patience.'));
    expect(reading.title).toBe('Sixteen short answers');
    expect(reading.strengthsAndMap).toContain('Your answers are short, and so is this.');
    for (const part of proseOf(reading)) {
      for (const [, words] of part.matchAll(/“([^”]*)”/g)) expect(words).toBe('Patience');
    }
  });

  it('is readable whatever the answers are made of', async () => {
    const odd = [
      '🌧️🙂',
      '今日は海まで歩いた。風が冷たかった。',
      'if (a < b) { return "x"; }',
      'x',
      '"',
      '1.',
    ];
    for (const text of odd) {
      for (const part of proseOf(await read(sixteen(text)))) expect(part).toMatch(/[a-z]{3}/i);
    }
  });

  it('never quotes what was not written', async () => {
    const anything = fc.oneof(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 120 }),
      fc.constantFrom(...HARBOUR_ANSWERS),
      fc.lorem({ maxCount: 3, mode: 'sentences' }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(anything, { minLength: 16, maxLength: 16 }), async (answers) => {
        const reading = await read(answers);
        for (const { question, text } of reading.quotes) {
          expect(answers[question - 1]).toContain(text);
        }
        for (const part of proseOf(reading)) {
          expect(part.trim()).not.toBe('');
          for (const [, words = ''] of part.matchAll(/“([^”]*)”/g)) {
            expect(answers.some((answer) => answer.includes(words))).toBe(true);
          }
        }
      }),
      { numRuns: 40 },
    );
  });

  it('differs wherever an answer does', async () => {
    const nouns = ['lantern', 'harbour', 'orchard', 'violin', 'kitchen', 'ladder', 'garden'];
    const noun = fc.constantFrom(...nouns);
    const place = fc.integer({ min: 0, max: 15 });
    const first = JSON.stringify(await read(HARBOUR_ANSWERS));
    await fc.assert(
      fc.asyncProperty(place, noun, async (at, thing) => {
        const other = HARBOUR_ANSWERS.with(at, `I keep coming back to the ${thing}.`);
        const reading = await read(other);
        expect(JSON.stringify(reading)).not.toBe(first);
        expect(JSON.stringify(reading)).toContain(thing);
      }),
      { numRuns: 30 },
    );
  });
});
