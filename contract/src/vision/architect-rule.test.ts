import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type SpokenMessage,
  subjectsIn,
  visionReadiness,
  whatIsMissing,
} from './architect-rule.ts';
import { VISION_SUBJECTS } from './architect-subjects.data.ts';

const you = (content: string): SpokenMessage => ({ role: 'user', content });
const other = (content: string): SpokenMessage => ({ role: 'assistant', content });

/** As many messages of both sides, the person's of so many characters together. */
function talk(messages: number, characters: number, first = ''): SpokenMessage[] {
  const own = Math.ceil(messages / 2);
  const filler = characters - first.length - (own - 1);
  return Array.from({ length: messages }, (_, at) => {
    if (at % 2 === 1) return other('And what else?');
    return you(at === 0 ? first + 'z'.repeat(Math.max(0, filler)) : 'z');
  });
}

const EIGHT = 'sleep, body, strong, job, money, house, mother, husband. ';

describe('the rule of the architect (D68)', () => {
  it('has three subjects for each pillar and one for the whole', () => {
    const pillars = VISION_SUBJECTS.map(({ pillar }) => pillar);
    expect(pillars).toHaveLength(22);
    for (const pillar of new Set(pillars)) {
      expect(pillars.filter((one) => one === pillar)).toHaveLength(pillar === null ? 1 : 3);
    }
    expect(new Set(VISION_SUBJECTS.map(({ id }) => id)).size).toBe(22);
  });

  it.each([
    { name: 'nothing said', messages: [], ready: false },
    { name: 'one message short', messages: talk(11, 900, EIGHT), ready: false },
    { name: 'exactly 800 characters', messages: talk(12, 800, EIGHT), ready: false },
    { name: '801 characters', messages: talk(12, 801, EIGHT), ready: true },
    {
      name: 'seven subjects',
      messages: talk(12, 900, EIGHT.replace('husband', 'zz')),
      ready: false,
    },
    { name: 'long, in another language', messages: talk(20, 1600), ready: true },
    { name: 'long, one message short', messages: talk(19, 1600), ready: false },
    { name: 'long, one character short', messages: talk(20, 1599), ready: false },
  ])('$name: ready $ready', ({ messages, ready }) => {
    expect(visionReadiness(messages).ready).toBe(ready);
  });

  it.each([
    [
      [],
      'Twelve more messages, 801 more characters and eight more subjects. Health has not come up at all.',
    ],
    [talk(11, 801, EIGHT), 'One more message.'],
    [talk(12, 800, EIGHT), 'One more character.'],
    [
      talk(9, 900, EIGHT.replace('husband', 'zz')),
      'Three more messages and one more subject. Legacy has not come up at all.',
    ],
    [talk(12, 801, EIGHT), ''],
  ])('says what is missing', (messages, sentence) => {
    expect(whatIsMissing(visionReadiness(messages))).toBe(sentence);
  });

  it('counts only the person’s own words, and no blank message', () => {
    const long = other(`${EIGHT}${'x'.repeat(900)}`);
    const { messages, characters, subjects } = visionReadiness([long, you('   '), you(' work ')]);
    expect(messages.have).toBe(2);
    expect(characters.have).toBe(4);
    expect(subjects.found).toEqual(['work']);
    expect(subjects.open).toHaveLength(21);
  });

  it.each([
    ['I sleep badly', ['sleep']],
    ['I slept', ['sleep']],
    ['SLEEPING IN', ['sleep']],
    ['the restaurant', []],
    ['my daughters', ['children']],
    ['I’d like to be braver', ['courage']],
    ['be brave and honest', ['honesty', 'courage']],
    ['every morning', ['habits']],
    ['in ten years', ['vision']],
    ['ten. years', ['vision']],
    ['', []],
    ['今日はよく眠れた', []],
  ])('%j speaks of %j', (text, found) => {
    expect(subjectsIn(text)).toEqual(found);
  });

  it('knows each subject by its own name', () => {
    for (const { id, name } of VISION_SUBJECTS) expect(subjectsIn(name)).toContain(id);
  });

  it('is never made less ready by more words', () => {
    const words = fc.constantFrom(...EIGHT.split(' '), 'then', 'zzz', 'faith', '今日', '');
    const message = fc.record({
      role: fc.constantFrom('user' as const, 'assistant' as const),
      content: fc.array(words, { maxLength: 60 }).map((parts) => parts.join(' ')),
    });
    fc.assert(
      fc.property(
        fc.array(message, { maxLength: 24 }),
        message,
        fc.nat({ max: 24 }),
        fc.boolean(),
        (messages, more, place, within) => {
          const before = visionReadiness(messages);
          const at = Math.min(place, messages.length);
          const longer = within
            ? messages.map((one, index) =>
                index === at ? { ...one, content: `${one.content} ${more.content}` } : one,
              )
            : messages.toSpliced(at, 0, more);
          const after = visionReadiness(longer);
          expect(after.messages.have).toBeGreaterThanOrEqual(before.messages.have);
          expect(after.characters.have).toBeGreaterThanOrEqual(before.characters.have);
          expect(after.subjects.found).toEqual(expect.arrayContaining(before.subjects.found));
          if (before.ready) expect(after.ready).toBe(true);
        },
      ),
      { numRuns: 200 },
    );
  });
});
