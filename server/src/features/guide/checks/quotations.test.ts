import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkProse, checkQuotes, quotesIn } from './quotations.ts';

const page = (content: string, id = 1) => ({ id, content });
const harbour = page(
  'I said “fine”, in the voice I use for customs officers.\nTomas didn’t believe it — he can’t.\n\nUnhappy about the boat…',
  12,
);
const kept = (text: string, pages = [harbour], entryId = 12) =>
  checkQuotes([{ entryId, text, note: 'n' }], pages).map((quote) => quote.text);

const word = fc.stringMatching(/^[a-zé]{1,9}$/);
const gap = fc.constantFrom(' ', '  ', '\n', '\n\n', ', ', '. ');
const pageOfWords = fc
  .array(fc.tuple(word, gap), { minLength: 4, maxLength: 40 })
  .map((parts) => ({ words: parts.map(([each]) => each), text: parts.flat().join('') }));

describe('a quotation', () => {
  it('is kept when it is any whole words of the page, as they stand there', () => {
    fc.assert(
      fc.property(pageOfWords, fc.nat(), fc.nat(), ({ text, words }, a, b) => {
        const places: [number, number][] = [];
        let from = 0;
        for (const each of words) {
          const start = text.indexOf(each, from);
          from = start + each.length;
          places.push([start, from]);
        }
        const first = a % (words.length - 3);
        const last = Math.min(words.length - 1, first + 2 + (b % 8));
        const slice = text.slice(places[first]?.[0], places[last]?.[1]);
        expect(kept(slice, [page(text)], 1)).toEqual([slice]);
        const reshaped = ` ${slice.replace(/\s+/g, ' ')} `;
        const [found] = kept(reshaped, [page(text)], 1);
        expect(found && text.includes(found)).toBe(true);
      }),
    );
  });

  it('may end within a run of a script that joins words', () => {
    for (const [text, words] of [
      ['나는 오늘 학교에 갔다.', '학교'],
      ['ថ្ងៃនេះខ្ញុំទៅសាលារៀន', 'សាលារៀន'],
      ['今日は東京で待った', '東京'],
    ] as const) {
      expect(kept(words, [page(text)], 1)).toEqual([words]);
    }
  });

  it('is dropped when one letter of it was changed', () => {
    fc.assert(
      fc.property(pageOfWords, fc.nat(), ({ text, words }, at) => {
        const slice = words.slice(0, 1).join('') + text.slice(words[0]?.length ?? 0, 60);
        const place = at % slice.length;
        if (!/\p{L}/u.test(slice.charAt(place))) return;
        const changed = `${slice.slice(0, place)}ß${slice.slice(place + 1)}`;
        expect(kept(changed, [page(text)], 1)).toEqual([]);
      }),
    );
  });

  it.each([
    ['I said "fine", in the voice', 'I said “fine”, in the voice'],
    ["customs officers. Tomas didn't believe it", 'customs officers.\nTomas didn’t believe it'],
    ['“in the voice I use”', 'in the voice I use'],
    ['…in the voice I use…', 'in the voice I use'],
    ['Unhappy about the boat...', 'Unhappy about the boat…'],
  ])('may differ in its marks and spaces, and is shown as it was written: %s', (text, shown) => {
    expect(kept(text)).toEqual([shown]);
  });

  it.each([
    ['happy about the boat', 'cut out of “Unhappy”'],
    ['he can', 'cut out of “can’t”'],
    ['In the voice I use', 'with another first letter'],
    ['said', 'too short to be a quotation'],
    ['', 'empty'],
    ['  \n ', 'blank'],
    ['I never said this at all', 'invented'],
  ])('is dropped: %s (%s)', (text) => {
    expect(kept(text)).toEqual([]);
  });

  it('is dropped when it stands in another page than the one named', () => {
    const other = page('The ladder is still there.', 7);
    expect(kept('The ladder is still there.', [harbour, other], 12)).toEqual([]);
    expect(kept('The ladder is still there.', [harbour, other], 7)).toHaveLength(1);
    expect(kept('The ladder is still there.', [harbour, other], 99)).toEqual([]);
  });

  it('is dropped past 300 characters, and given once', () => {
    const long = page('word '.repeat(100));
    expect(kept('word '.repeat(100), [long], 1)).toEqual([]);
    const twice = [1, 2].map(() => ({ entryId: 12, text: 'in the voice I use', note: '' }));
    expect(checkQuotes(twice, [harbour])).toHaveLength(1);
  });

  it('may be short, and any part of a run, where no spaces are set', () => {
    expect(kept('昨日、港へ', [page('昨日、港へ行った。')], 1)).toEqual(['昨日、港へ']);
    expect(kept('港', [page('昨日、港へ行った。')], 1)).toEqual([]);
  });

  it('never cuts an emoji in two', () => {
    const text = 'so tired 😴😴 today';
    fc.assert(
      fc.property(fc.nat(text.length), fc.nat(text.length), (a, b) => {
        for (const quote of kept(text.slice(Math.min(a, b), Math.max(a, b)), [page(text)], 1)) {
          expect(quote).not.toMatch(/\p{Surrogate}/u);
        }
      }),
    );
  });
});

describe('prose', () => {
  const read = (text: string) => checkProse(text, [harbour]);

  it.each([
    'You did not say “fine” to him.',
    'Nothing is quoted here.',
    '“Unhappy about the boat…” is where it ends.',
    'You wrote “Tomas didn’t believe it — he can’t.” It stands alone.',
  ])('stands when its quotations do: %s', (text) => {
    expect(read(text)).toBe(text);
  });

  it.each([
    ['You wrote "in the voice I use", once.', 'You wrote “in the voice I use”, once.'],
    ['The voice “for customs officers,” you say.', 'The voice “for customs officers”, you say.'],
    ['You said “I said ‘fine’,” and went.', null],
    ['It is „in the voice I use“ again.', 'It is “in the voice I use” again.'],
  ])('has its quotations set right: %s', (text, set) => {
    expect(read(text)).toBe(set);
  });

  it('loses the sentence whose quotation is not the writer’s, and only that', () => {
    expect(read('A first thought. You wrote “I hate the sea.” A last “fine” one.')).toBe(
      'A first thought. A last “fine” one.',
    );
    expect(read('You wrote “I hate the sea. I do.” and left. The end.')).toBe('The end.');
    expect(read('You wrote “I hate the sea.”')).toBeNull();
    expect(read('An open “mark. Still open')).toBeNull();
    expect(read('A closed mark” alone.')).toBeNull();
  });

  it('finds nested and neighbouring quotations', () => {
    expect(read('You wrote “I said “fine”, in the voice I use” and “Tomas”.')).toBe(
      'You wrote “I said “fine”, in the voice I use” and “Tomas”.',
    );
  });

  it('never lets through what no page says', () => {
    fc.assert(
      fc.property(pageOfWords, fc.string({ minLength: 3, maxLength: 40 }), ({ text }, invented) => {
        const said = invented.replace(/["“”„«»「」『』\n]/g, '').trim();
        fc.pre(said !== '' && !text.includes(said.replace(/[,.]$/, '')));
        fc.pre(!/[’‘‚‛ʼ′…\s]/.test(said));
        expect(checkProse(`You wrote “${said}” there`, [page(text)])).toBeNull();
      }),
    );
  });

  it('tells which page each quotation is from', () => {
    const other = page('The ladder is still there.', 7);
    const text = '“in the voice I use” meets “The ladder is still there.” and “fine”.';
    expect(quotesIn(text, [harbour, other])).toEqual([
      { entryId: 12, text: 'in the voice I use', note: '' },
      { entryId: 7, text: 'The ladder is still there.', note: '' },
    ]);
  });

  it('is read in a moment, however long the page', () => {
    const long = page(`${'so it goes “on” and on, '.repeat(4000)}\n${harbour.content}`);
    const text = 'You wrote “I hate the sea” and “nothing of it”. '.repeat(20);
    expect(checkProse(text, [long, long, long])).toBeNull();
  });
});
