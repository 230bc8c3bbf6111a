import { expect, it } from 'vitest';
import { lifePathOf } from './life-path.ts';

const answers = Array.from({ length: 16 }, () => '');
const reading = (question: number, answer: string) =>
  lifePathOf({ answers: answers.with(question - 1, answer) });

it('quotes what an answer begins with, not a sentence that only hangs on it', () => {
  const fear = 'The idea that they would not manage without me. They have managed, I have asked.';
  expect(reading(4, fear).currentTension).toBe(`“${fear}”`);
  const long = `I do not chart what I have not seen. ${'I was asked to once, by a man with a tie. '.repeat(9)}`;
  const { lifeCompass, quotes } = reading(13, long);
  expect(lifeCompass.coreValues).toMatch(/^“I do not chart what I have not seen\. .*tie\.”$/);
  expect(long).toContain(quotes[0]?.text);
});

it('leaves a next step open that was not written', () => {
  for (const answer of ['', ' ', '…', '?']) {
    expect(reading(16, answer)).toMatchObject({ nextStep: 'Left open.', quotes: [] });
  }
});

it('says so where hardly anything was written, and quotes no answer that is given to everything', () => {
  const nothing = lifePathOf({ answers: answers.map((_, at) => (at % 2 ? 'Yes' : 'yes.')) });
  expect(nothing).toMatchObject({
    title: 'Write a little more',
    nextStep: 'Left open.',
    quotes: [],
  });
  expect(nothing.currentTension).toMatch(/too little in them to arrange/);
  const one = lifePathOf({ answers: answers.fill('Yes').with(4, 'Boats.') });
  expect(one).toMatchObject({ title: 'In your own words', currentTension: 'Left open.' });
  expect(one.ikigaiPathway).toMatchObject({
    whatTheyLove: '“Boats.”',
    whatTheWorldNeeds: 'Left open.',
  });
});
