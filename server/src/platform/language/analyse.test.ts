import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Analyse, openReader } from './analyse.ts';
import type { Reading, Span } from './reading.ts';
import { languageOf } from './script.ts';

let analyse: Analyse;
beforeAll(async () => {
  analyse = await openReader();
});

const spansOf = (reading: Reading): Span[] => [
  ...reading.sentences,
  ...reading.sentences.flatMap(({ tokens }) => tokens),
  ...reading.feelings.map(({ span }) => span),
  ...reading.cues.map(({ match }) => match),
  ...reading.contrasts.flatMap(({ word, before, after }) => [word, before, after]),
  ...reading.speech.map(({ span }) => span),
  ...[...reading.things, ...reading.places, ...reading.repeated].map(({ span }) => span),
];

describe('a text that is read', () => {
  it('gives only verbatim parts of itself, whatever the text', () => {
    const words = fc.constantFrom(
      'I',
      'was',
      'but',
      'not',
      'tired',
      '“me too,”',
      'Tomas',
      'didn’t',
      '\n',
      '. ',
      '!',
      '😀',
      'the',
      'ladder',
      '(maybe)',
      'İ',
      '雨。',
      '- ',
      "'no.'",
      'because',
    );
    const texts = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 300 }),
      fc.array(words, { maxLength: 60 }).map((all) => all.join(' ')),
    );
    fc.assert(
      fc.property(texts, (text) => {
        for (const { start, end, text: part } of spansOf(analyse(text)))
          expect(text.slice(start, end)).toBe(part);
      }),
      { numRuns: 300 },
    );
  });

  it('hears a negated feeling as its opposite', () => {
    const [feeling] = analyse('I was not happy about it.').feelings;
    expect(feeling).toMatchObject({ lemma: 'happy', negated: true, own: true });
    expect(feeling?.valence).toBeLessThan(0);
  });

  it('does not take somebody else’s feeling for the writer’s', () => {
    expect(analyse('She was furious.').feelings[0]).toMatchObject({ lemma: 'furious', own: false });
  });

  it('finds people by name and by what they are to the writer', () => {
    const labels = analyse('Tomas rang. My sister Priya was there, and Mum laughed.').people.map(
      ({ label }) => label,
    );
    expect(labels).toEqual(expect.arrayContaining(['Tomas', 'Priya', 'your mum']));
    expect(analyse('He wrote back, "Saw it too Dad."').people).toEqual([]);
  });

  it('sees both sides of a “but”', () => {
    expect(analyse('I wanted to call her but I stayed in the car.').contrasts[0]).toMatchObject({
      before: { text: 'I wanted to call her' },
      after: { text: 'I stayed in the car' },
    });
  });

  it('keeps what others say apart from what the writer says', () => {
    const { cues, speech } = analyse('He said "I should leave tomorrow" and closed the door.');
    expect(cues.map(({ kind }) => kind)).not.toContain('should');
    expect(speech.map(({ span }) => span.text)).toEqual(['I should leave tomorrow']);
  });

  it('knows a heavy page', () => {
    expect(analyse('Danny died on Friday.').heavy).toBe(true);
    expect(analyse('My phone died on Friday.').heavy).toBe(false);
  });

  it('reads a very long text in parts', () => {
    const reading = analyse('The lamp was on. I was tired but I stayed. '.repeat(2400));
    expect(reading.sampled).toBe(true);
    expect(reading.sentences.length).toBeLessThan(400);
  });
});

describe('the language of a text', () => {
  it.each([
    ['en', 'i went home. it was fine'],
    ['en', 'Tired'],
    ['other', 'Hoy llovió todo el día y no salí de casa.'],
    ['other', 'Morgen ist die Prüfung und ich bin nicht bereit.'],
    ['other', '今日は雨だった。'],
    ['none', '😭💔'],
    ['none', '12:40 / 13'],
  ] as const)('is %s: %s', (language, text) => {
    expect(languageOf(text)).toBe(language);
  });
});
