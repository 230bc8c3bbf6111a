import { api } from '@pathkeeper/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, createTestApp, type TestApp } from '../../../../test/app.ts';

const PAGES: readonly [at: string, content: string][] = [
  ['2026-03-03T20:00:00Z', 'Mum rang about the boiler. I took Biscuit to the woods.'],
  ['2026-03-09T20:00:00Z', 'Mum died on Sunday. The kettle is still warm.'],
  ['2026-04-02T20:00:00Z', 'Finished the biscuit tin. Ran along the canal with Tomas.'],
  ['2026-05-12T20:00:00Z', 'Cleaned the oven. We laughed about mum and the boiler.'],
  [
    '2026-06-01T20:00:00Z',
    'I went running before work and saw a heron, then Biscuit ate the post and Tomas wrote a note to the postman about it.',
  ],
];

let test: TestApp;
let person: Caller;
beforeAll(async () => {
  test = await createTestApp();
  person = await test.person();
  for (const [at, content] of PAGES) {
    test.clock.set(at);
    await person.call(api.entries.create, { body: { content } });
  }
  test.clock.set('2026-06-10T20:00:00Z');
});
afterAll(() => test.close());

const answer = async (question: string, who = person) =>
  (await who.call(api.guide.consult, { body: { mode: 'custom', question } })).body.message;

describe('Merlin answers from what stands on the pages', () => {
  it.each([
    ['How many entries mention mum?', /^3 pages have mum: March 3, March 9 and May 12\.$/],
    ['how mnay pages menton Mum', /^3 pages have mum/],
    [
      'when did mum die?',
      /^One page has mum and died, of March 9\.\n\nMarch 9: “Mum died on Sunday\.”$/,
    ],
    [
      'What did I write about Biscuit?',
      /^2 pages have Biscuit, the first of March 3, the latest of June 1\./,
    ],
    ['what did i write about biscuit', /^2 pages have Biscuit/],
    ['when did I last write about the boiler', /^2 pages have boiler: .*\n\nMay 12: “We laughed/s],
    ['How often did I run?', /^2 pages have (?:ran or running|running or ran)/],
    ['What did I write about Tomass?', /^No page has Tomass\. 2 pages have Tomas/],
    ['When did Tomas mend the oven?', /^No page has all of these words: .*Tomas stands on 2 pages/],
    ['How many entries about mum in March?', /^2 pages have mum/],
    ['What did I write about penguins?', /^No page has penguins\. What I can look up/],
    ['what was the longest?', /^The longest page is of June 1, with 24 words\./],
    ['Who did I write about?', /mum \(3 pages\)/],
    ['who did i write about in june?', /Tomas \(1 page\)/],
    [
      'How many pages did I write in March?',
      /^March 1 to March 31: 2 pages on 2 days, with \d+ words\.$/,
    ],
    [
      'What happened in March?',
      /^March 1 to March 31: 2 pages on 2 days, with \d+ words\.(?!.*died)/s,
    ],
    ['What did I write about mum?', /^3 pages have mum(?!.*died)/s],
    ['What happened on 3 March?', /^March 3: 1 page, with \d+ words\.\n\nMarch 3: “/],
    ['what happend on the 9th of march', /^March 9: 1 page, .*“Mum died on Sunday\.”/s],
    ['What happened on 3 October?', /^There is no page of October 3, 2025\.$/],
    ['what did i do on 31 april', /^The calendar has no such day\.$/],
    ['What did I write about Biscuit on 4 March?', /^No page of March 4 has Biscuit\./],
    ['How many pages since May?', /^May 1 to June 10: 2 pages on 2 days/],
    ['What did I write about most?', /^(?:Subjects|Nothing is the subject)/],
    ['hows my mum', /^3 pages have mum/],
    ['whens the last time i wrote about the boiler', /^2 pages have boiler/],
    ['Was I sad in March?', /^Sad is not recorded on any page of March 1 to March 31\.$/],
    ['whats my most common mood', /^No mood is recorded on the pages\.$/],
    ['do you remember my sister', /^No page has sister\. What I can/],
    ['How many pages have I written?', /^5 pages with \d+ words\./],
  ])('%s', async (question, expected) => expect(await answer(question)).toMatch(expected));

  it('and says of a word that is a tag only that it is one', async () => {
    const tagger = await test.person();
    await tagger.call(api.entries.create, { body: { content: 'Nine to five.', tags: ['work'] } });
    expect(await answer('what did i write about work', tagger)).toMatch(
      /^One page has work as a tag, of June 10\.\n\nJune 10: “Nine to five\.”$/,
    );
    await tagger.call(api.entries.create, { body: { content: 'Work again.' } });
    expect(await answer('how often do I mention work', tagger)).toMatch(
      /^2 pages have work, 1 of them as a tag only/,
    );
  });

  it.each(["'); drop", '& | !', ':*', "o'neill's", '(a & b', '猫', '\\', "'''"])(
    'whatever is typed: %s',
    async (question) => expect(await answer(question)).not.toBe(''),
  );

  it('and nothing is found on an empty journal', async () => {
    const nobody = await test.person();
    for (const question of [
      'How many entries mention mum?',
      'When was I last sad, and what came after?',
      'what was the longest?',
      'Which line of today’s page would you keep?',
      'What was I writing about the last time I was happy?',
    ]) {
      expect(await answer(question, nobody)).toMatch(/^There is no page in this journal yet/);
    }
  });
});
