import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkAdvice } from './advice.check.ts';

describe('what a guide must not say', () => {
  it.each([
    ['You have depression.', 'diagnosis'],
    ['This sounds like bipolar disorder to me.', 'diagnosis'],
    ['It sounds like ADHD.', 'diagnosis'],
    ['You may be suffering from an anxiety disorder.', 'diagnosis'],
    ['You’re clinically depressed, and that is all right.', 'diagnosis'],
    ['These are signs. What you describe is consistent with PTSD.', 'diagnosis'],
    ['You might have undiagnosed autism.', 'diagnosis'],
    ['Take 20 mg in the evening.', 'medicine'],
    ['Perhaps stop taking your antidepressants for a while.', 'medicine'],
    ['You could try melatonin before bed.', 'medicine'],
    ['Consider increasing your dose. You should increase your dose.', 'medicine'],
    ['The usual dose is one in the morning.', 'medicine'],
    ['As your therapist, I hear you.', 'persona'],
    ['I am a licensed psychologist.', 'persona'],
    ['I’m a real person, and I care.', 'persona'],
    ['I am not a bot.', 'persona'],
    ['In my clinical experience this passes.', 'persona'],
    ['A lethal dose would be smaller.', 'means'],
    ['The most painless way to die is not known.', 'means'],
  ])('%s (%s)', (text, kind) => {
    expect(checkAdvice(text)?.kind).toBe(kind);
  });

  it.each([
    'You wrote that you feel anxious before the choir sings.',
    'On 9 October you wrote about the ladder, and about your brother.',
    'You said your doctor changed the tablets, and that the mornings are lighter.',
    'You mention 20 mg twice this week; the note beside it says sleep.',
    'What would it take to let the meeting be over when it is over?',
    'It sounds like a long week.',
    'You seem to be tired, and you say so three times.',
    'You have a way of ending on the weather.',
    'This looks like the third page about the garden.',
    'Taking a walk came up on each of the good days.',
    'You take your coffee outside, even in November.',
    'I am software, not a therapist, and cannot tell you that.',
    'I’m not a doctor. A doctor can answer this.',
    'There is sadness in these lines, and a good deal of bread.',
    'You quit smoking in May and have not written of it since.',
    'Perhaps try writing to him, and not sending it.',
    'As a person who keeps lists, you may like to count these.',
    'You add a line about the sea each time.',
  ])('lets pass: %s', (text) => {
    expect(checkAdvice(text)).toBeNull();
  });

  it('points at the words, in the text as given', () => {
    const text = 'A quiet page. You may have depression.';
    const finding = checkAdvice(text);
    expect(text.slice(finding?.span.start, finding?.span.end)).toBe('You may have depression');
  });

  it('reads any text to its end', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), (text) => {
        const finding = checkAdvice(text);
        if (finding) expect(finding.span.end).toBeLessThanOrEqual(text.length);
      }),
    );
  });
});
