import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { WRITERS } from '../../../test/corpora/guide-samples/index.ts';
import { SAFETY_CASES } from '../../../test/corpora/safety/cases.data.ts';
import { SAFETY_BOUNDS, scoreSafety } from '../../../test/corpora/safety/score.ts';
import { checkSafety, createSafetyCheck } from './safety.check.ts';
import { withoutFigures } from './urgency/figures.ts';

const harmlessPage = SAFETY_CASES.filter(({ danger, kind }) => !danger && kind === 'plain')
  .map(({ text }) => text)
  .join('\n\n');

describe('the safety check', () => {
  // As an entry is read: games and other figures are taken out first.
  const score = scoreSafety((text) => checkSafety(withoutFigures(text)), SAFETY_CASES);

  it('has a labelled set worth measuring on, with no phrase twice', () => {
    expect(SAFETY_CASES.filter(({ danger }) => danger).length).toBeGreaterThanOrEqual(120);
    expect(SAFETY_CASES.filter(({ danger }) => !danger).length).toBeGreaterThanOrEqual(120);
    expect(new Set(SAFETY_CASES.map(({ text }) => text)).size).toBe(SAFETY_CASES.length);
  });

  it('finds danger, and leaves figures of speech alone', () => {
    expect(score.recall).toBeGreaterThanOrEqual(SAFETY_BOUNDS.recall);
    expect(score.falseAlarms).toBeLessThanOrEqual(SAFETY_BOUNDS.falseAlarms);
  });

  it.each(score.kinds)('is right about most of “$kind” (danger: $danger)', ({ count, right }) => {
    expect(right / count).toBeGreaterThanOrEqual(0.9);
  });

  it('says where in the page the danger stands', () => {
    const text = 'Soup, and rain.\n\nAnd then I thought: I want to die. Nothing had happened.';
    const finding = checkSafety(text);
    expect(finding).toMatchObject({ kind: 'suicide', tier: 'explicit', who: 'self' });
    expect(text.slice(finding?.span.start, finding?.span.end)).toContain('want to die');
  });

  it('tells the writer’s danger from somebody else’s', () => {
    expect(checkSafety('My brother tried to hang himself.')?.who).toBe('other');
    expect(checkSafety('I tried to hang myself.')?.who).toBe('self');
  });

  it.each([
    ['I cut myself again last night.', 'self-harm'],
    ['My husband hit me again last night.', 'abuse'],
    ['I want to stab my stepfather tonight.', 'violence'],
    ['I swallowed thirty tablets.', 'medical-emergency'],
  ])('knows what kind of help “%s” asks for', (text, kind) => {
    expect(checkSafety(text)?.kind).toBe(kind);
  });

  it('finds an outright danger anywhere in a page, whatever stands before and after', () => {
    fc.assert(
      fc.property(fc.nat({ max: harmlessPage.length }), (cut) => {
        const page = `${harmlessPage.slice(0, cut)}.\n\nI want to kill myself.\n\n${harmlessPage.slice(cut)}`;
        expect(checkSafety(page)?.tier).toBe('explicit');
      }),
      { numRuns: 30 },
    );
  });

  it('is not talked out of it by gratitude, nor by capitals, dots and curls', () => {
    expect(checkSafety('I love my life and my kids. I am going to kill myself.')).not.toBeNull();
    expect(checkSafety('I WANT TO … DIE')).not.toBeNull();
    expect(checkSafety('I don’t want to be alive anymore')).not.toBeNull();
  });

  it.each([
    'I want to kill myself at work.',
    'I tried to hang myself in March.',
    'My husband tried to hang himself in the shed in April.',
  ])('does not take an intent for a figure of speech: %s', (text) => {
    expect(checkSafety(text)).not.toBeNull();
    expect(checkSafety('I killed myself laughing at work.')).toBeNull();
  });

  it.each([
    'hung off the top hold',
    'do it tonight',
    'I’ll do it tonight, after the washing up.',
    'the last time I was happy.',
    'The last time I was sad, I baked.',
    'The vet says he can live until sixty, so he will bury us all.',
    'Boring as death sounds like paradise.',
    'When the choir sang they pushed me to stand.',
    'I give estimates all day, ma’am, and my boss holds me to them.',
    'I turned the lights off myself.',
    'Mum got a new kettle off me.',
    'I left my car keys with Dad and a note in the glovebox.',
    'The vicar asked, and Claire said no, he wouldn’t want it.',
    'She held my hand across the gear stick.',
    'I turned 50 and burned my old diaries in the garden.',
  ])('does not take an everyday line for a sign: %s', (text) => {
    expect(checkSafety(text)).toBeNull();
  });

  it('still hears those lines where they mean it', () => {
    expect(checkSafety('I am going to jump off the top of the building.')).not.toBeNull();
    expect(checkSafety('I am so sorry, everyone. I’ll do it tonight.')).not.toBeNull();
    expect(checkSafety('I told them I love them one last time before I go.')).not.toBeNull();
    expect(checkSafety('He says he will bury us all in the garden if I go.')).not.toBeNull();
    expect(checkSafety('He pushed me to stand and then he hit me.')).not.toBeNull();
    expect(checkSafety('He held me to the wall by my hair.')).not.toBeNull();
    expect(checkSafety('She held my head under the tap.')).not.toBeNull();
    expect(checkSafety('I said no and he would not.')).not.toBeNull();
    expect(checkSafety('He held my hand on the stove.')).not.toBeNull();
    expect(checkSafety('She held my legs down.')).not.toBeNull();
    expect(checkSafety('He held me into the sink.')).not.toBeNull();
    expect(checkSafety('I left with the kids, he was drunk again.')).not.toBeNull();
    expect(checkSafety('Left with the kids and one bag.')).not.toBeNull();
    expect(checkSafety('I said no and he would not stop.')).not.toBeNull();
    expect(checkSafety('I want to off myself.')).not.toBeNull();
    expect(
      checkSafety('Left in the middle of the night with the kids, he was drunk again.'),
    ).not.toBeNull();
    expect(checkSafety('The stove was hot and he held me to it.')).not.toBeNull();
    expect(checkSafety('He shouted that he will bury us all.')).not.toBeNull();
    expect(checkSafety('He pushed us to take the pills with him.')).not.toBeNull();
    expect(checkSafety('He pushed me to stand up and beat me.')).not.toBeNull();
    expect(checkSafety('Death sounds like paradise.')).not.toBeNull();
  });

  it('hears quiet signs together that say nothing alone', () => {
    expect(checkSafety('I’m done. Tomorrow the fence.')).toBeNull();
    expect(checkSafety('I am so sorry, everyone.')).toBeNull();
    expect(checkSafety('I’m done. I am so sorry, everyone.')).not.toBeNull();
  });

  it('leaves ordinary pages of many hands alone', () => {
    const pages = WRITERS.flatMap((writer) => writer.pages.map(([, text]) => text));
    expect(pages.length).toBeGreaterThan(100);
    expect(pages.filter((text) => checkSafety(text) !== null)).toEqual([]);
  });

  it('reads any text to its end, and points into it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
        const finding = checkSafety(text);
        if (!finding) return;
        expect(finding.span.start).toBeLessThan(finding.span.end);
        expect(finding.span.end).toBeLessThanOrEqual(text.length);
      }),
    );
  });

  it.each([
    ['prose', harmlessPage],
    ['one letter', 'i '],
    ['half a phrase', 'not want to '],
    ['symbols', 's*'],
    ['no space at all', 'killkill'],
    ['a figure of speech', '死ぬほど'],
  ])('comes to the end of a text ten times as long as any page: %s', (_, piece) => {
    // Reading that took time by the square of the length would still be at it when the test ends.
    checkSafety(piece.repeat(Math.ceil(1_000_000 / piece.length)));
  });

  it('takes words that an operator adds', () => {
    const check = createSafetyCheck({
      language: 'sv',
      parts: { 'sv:suicide': ['jag vill dö'] },
      findings: [{ all: ['sv:suicide'], kind: 'suicide', tier: 'explicit' }],
    });
    expect(checkSafety('Jag vill dö.')).toBeNull();
    expect(check('Jag vill dö.')).toMatchObject({ kind: 'suicide', tier: 'explicit' });
  });

  it('refuses words that it could not use, naming them', () => {
    expect(() =>
      createSafetyCheck({ language: 'sv', parts: { a: ['@nobody dies'] }, findings: [] }),
    ).toThrow('@nobody');
  });
});
