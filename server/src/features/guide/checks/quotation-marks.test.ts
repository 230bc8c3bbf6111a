import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkProse } from './quotations.ts';
import { createSentenceBuffer, splitSentences } from './sentences.ts';

const page = {
  id: 12,
  content: 'I can’t sleep. The dogs’ bowl was empty, and I said nothing to anyone. ’Twas cold.',
};
const read = (text: string) => checkProse(text, [page]);

describe('single quotation marks', () => {
  it.each([
    ["You wrote 'I hate the sea'."],
    ['You wrote ‘I hate the sea’.'],
    ['You wrote ‚I hate the sea‘.'],
    ["You wrote 'I hate the sea. All of it.'"],
    ["You wrote: 'I hate the sea,' and left it there."],
    ['You call it a ‘failure’.'],
    ["'Twas the worst night', you wrote."],
    ["You wrote 'I hate the sea."],
    ['你写‘我恨海’了。'],
  ])('hold a quotation like any other: %s', (text) => {
    expect(read(text)).toBeNull();
  });

  it.each([
    ["You wrote 'I can't sleep'.", 'You wrote “I can’t sleep”.'],
    ['You wrote ‘I can’t sleep.’ It stands.', 'You wrote “I can’t sleep.” It stands.'],
    ["'The dogs' bowl was empty', it says.", '“The dogs’ bowl was empty”, it says.'],
    ["It was 'cold'—you said so.", 'It was “cold”—you said so.'],
    ["You wrote 'Twas cold'.", 'You wrote “Twas cold”.'],
    ['‘I can’t sleep’라고 썼다.', '“I can’t sleep”라고 썼다.'],
  ])('are set right round words that stand on a page: %s', (text, set) => {
    expect(read(text)).toBe(set);
  });

  it.each([
    'You don’t, and the writers’ room didn’t.',
    "You don't, and the writers' room didn't.",
    "'Tis the season, and the dogs' bowl is empty.",
    '’Tis the season of the ’90s, rock ’n’ roll and all.',
    '‘Tis the season, said nobody.',
    "Rock 'n' roll from the '90s, goin' on till two o'clock.",
    "James' page and O'Brien's ask for 'em.",
    "The dogs' bowl. The dogs' bed. The cats' too.",
  ])('are told from apostrophes: %s', (text) => {
    expect(read(text)).toBe(text);
  });

  const apostrophes = fc.constantFrom(
    "don't",
    'can’t',
    "writers'",
    'dogs’',
    "'tis",
    '’twas',
    "'em",
    "O'Brien",
    'harbour',
    'quiet',
    "goin'",
  );

  it('are never seen in words that only carry an apostrophe', () => {
    fc.assert(
      fc.property(fc.array(apostrophes, { minLength: 1, maxLength: 9 }), (words) => {
        // What ends in an apostrophe after one that begins with it may be a quotation.
        const isOpen = words.findIndex((word) => /^['’]/.test(word));
        fc.pre(!words.slice(isOpen < 0 ? words.length : isOpen).includes("goin'"));
        const text = `You say ${words.join(' ')} there.`;
        expect(read(text)).toBe(text);
      }),
    );
  });

  it('never let through what no page says', () => {
    const word = fc.stringMatching(/^[a-z]{3,9}$/).filter((one) => !page.content.includes(one));
    const marks = fc.constantFrom("''", '‘’', '‚‘', '’’', '‹›');
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 5 }), marks, (words, [open, shut]) => {
        fc.pre(
          !/^(?:tis|twas|til|till|em|cause|cos|bout|round|phone|flu|bus)$/.test(words[0] ?? ''),
        );
        expect(read(`You wrote ${open}${words.join(' ')}${shut} there.`)).toBeNull();
      }),
    );
  });

  it('keep the sentences of a quotation together, whole or in pieces', () => {
    const text = "You wrote 'I can't. I won't.' Then you did. So.";
    const sentences = ["You wrote 'I can't. I won't.' ", 'Then you did. ', 'So.'];
    expect(splitSentences(text)).toEqual(sentences);
    const buffer = createSentenceBuffer();
    const given = [...text].flatMap((character) => buffer.push(character));
    expect([...given, ...buffer.end()]).toEqual(sentences);
  });
});
