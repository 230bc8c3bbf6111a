import { describe, expect, it } from 'vitest';
import { partsOf, remarkAndQuestion } from './message-parts.ts';

describe('a message of the architect', () => {
  it.each([
    ['You wrote of “the sea”. Who is there?', 'You wrote of “the sea”.', 'Who is there?'],
    ['Who is there?', '', 'Who is there?'],
    ['That is written down.', 'That is written down.', ''],
    [
      'I am software: I ask. Picture a day, five years from now. What is in it?',
      'I am software: I ask. Picture a day, five years from now.',
      'What is in it?',
    ],
    ['It says “why?” there. Now work: what?', 'It says “why?” there.', 'Now work: what?'],
  ])('%s is a remark and a question', (content, remark, question) => {
    expect(remarkAndQuestion(content)).toEqual({ remark, question });
  });

  it('is cut into words and quotations', () => {
    expect(
      partsOf('You said “the sea” and “a boat”.', [
        { text: 'a boat', number: 4 },
        { text: 'the sea', number: 2 },
        { text: 'not there', number: 6 },
      ]),
    ).toEqual([
      { text: 'You said ', from: null },
      { text: '“the sea”', from: 2 },
      { text: ' and ', from: null },
      { text: '“a boat”', from: 4 },
      { text: '.', from: null },
    ]);
    expect(partsOf('Nothing quoted.', [])).toEqual([{ text: 'Nothing quoted.', from: null }]);
  });
});
