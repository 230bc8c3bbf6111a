import { describe, expect, it } from 'vitest';
import { draftVision, type Passage } from './index.ts';

/** An answer to the form's question about love, and the same words to the architect, who asked about it. */
const bothWays = (text: string): Passage[][] => [
  [{ source: { kind: 'response', id: 1, pillar: 'love' }, pillar: 'love', text }],
  [{ source: { kind: 'message', id: 1, pillar: 'love' }, asked: 'love', text }],
  [{ source: { kind: 'response', id: 1, pillar: 'love' }, pillar: 'love', wants: 'wish', text }],
  [{ source: { kind: 'message', id: 1, pillar: 'love' }, asked: 'love', wants: 'wish', text }],
  [{ source: { kind: 'message', id: 1, pillar: 'love' }, asked: 'love', wants: 'way', text }],
];

/** What was made of it: phrases and steps. */
const madeOf = (passages: Passage[]): string[] =>
  draftVision(passages).pillars.flatMap(({ phrase, milestones }) => [
    phrase,
    ...milestones.map(({ title }) => title),
  ]);

/** The last two ways, where a wish was not asked for. */
const unasked = (text: string) => [bothWays(text)[1] ?? [], bothWays(text)[4] ?? []];

describe('in a conversation a goal is a wish or a plan of oneself, of today, and not denied', () => {
  it.each([
    'My wife and I have two children and a dog.',
    'Love is the most important thing to me.',
    'I love my brother and his family very much.',
    'Dinner is at seven every evening at our table.',
    'I see the harbour from my window every morning.',
    'I need glasses.',
  ])('or answers the question that was asked: %j', (text) => {
    expect(unasked(text).flatMap(madeOf)).toEqual([]);
    const [form = [], , , chat = []] = bothWays(text);
    expect([madeOf(form), madeOf(chat)]).toEqual([[text], [text]]);
  });

  it.each([
    ['character', 'Not shouting when I am tired'],
    ['spirituality', 'The river'],
    ['health', 'I sleep eight hours and my back is quiet.'],
  ] as const)('as every answer does under the pillar that was asked about: %s', (asked, text) => {
    const source = { kind: 'message' as const, id: 1, pillar: asked };
    expect(draftVision([{ source, asked, wants: 'wish', text }]).pillars).toMatchObject([
      { pillar: asked, phrase: text },
    ]);
  });

  it('and an answer that plainly speaks of another pillar stands there', () => {
    const text = 'I have a good salary and no debts, and my job ends at four.';
    const [form = [], , , chat = []] = bothWays(text);
    expect(draftVision(form).pillars).toMatchObject([{ pillar: 'love', phrase: text }]);
    expect(draftVision(chat).pillars).toMatchObject([{ pillar: 'wealth', phrase: text }]);
  });
  it.each([
    // Told, and not wished for.
    'My wife died in May.',
    'We were married in June, on a hill above the sea.',
    'I will be sixty in March, and my sister two years later.',
    'My brother is sure I will marry again by next spring.',
    'I am afraid I will lose my sister by Christmas.',
    // Nobody's words.
    'asdf asdf',
    'asdf asdf asdf I want asdf asdf',
    'I want I want',
    'I want to be.',
    'I want that, yes.',
    // Not meant.
    'Oh sure, I want a statue of me in gold… No.',
    'Yeah right, I want to marry a prince every Tuesday.',
    'I want to call my mother every day. Just kidding.',
    'I want a big wedding. Not really.',
    'I want twelve children, haha.',
    // Said by others.
    'My teacher said: I want you to learn Latin. I never did',
    'My mother always said: I will call my family every Sunday.',
    'The doctor was clear: Visit your brother every week.',
    'My father wrote: I want a better son.',
    'the doctors said no',
    'He knows I want to leave by June.',
    'I want you to call my sister on Monday.',
    // Denied, over, or half said.
    'I want nothing from my family any more.',
    'I want him back, and nobody else.',
    'I would have liked to meet his parents every summer.',
    'Maybe I want to see my brother every week.',
    'I will never call my brother on Sundays.',
    'No more dinners with my brother at Christmas.',
    'I meant to visit my aunt every month.',
    'Meine Frau ist im Mai gestorben, und die Kinder sind weit weg.',
    'Ich will keine Familie und keine Freunde mehr haben.',
  ])('nothing is made of %j, and in a form nothing but these words', (text) => {
    const [form = [], said = [], asked = [], chat = [], way = []] = bothWays(text);
    expect([said, chat, way].flatMap(madeOf)).toEqual([]);
    for (const made of [form, asked].flatMap(madeOf)) expect(text).toContain(made);
  });

  it.each([
    'I want to cook with my brother.',
    'I’d love to sit with my friends on the pier again.',
    'In ten years I see myself at a long table with my family.',
    'Once a week I want to call my sister.',
    'Honestly, I hope to marry him.',
    'What I want most is one table for my whole family.',
    'The thing I want most is a home with my husband.',
    'My dream is a kitchen full of friends.',
    'I will visit my brother every month.',
    'im going to be at my sisters table every wednesday',
    'We are going to invite our neighbours on Fridays.',
    'I want to owe my brother nothing.',
  ])('%j is taken as it is', (text) => {
    for (const passages of bothWays(text)) expect(madeOf(passages)).toContain(text);
  });

  it.each([
    ['Ich möchte wieder mit meinem Bruder am Fluss entlang gehen.'],
    ['Je voudrais dîner avec mes amis tous les dimanches.'],
    ['Quiero volver a hablar con mi hermana.'],
    ['家族ともっと一緒にいたい。'],
  ])('a wish in another language answers the question of the form: %j', (text) => {
    expect(bothWays(text).map(madeOf)[0]).toEqual([text]);
  });

  it('puts a step under the pillar it speaks of, and in a form under its own', () => {
    const SAVE = 'I will save 50 euros of my salary every month.';
    const text = `I want to cook with my brother. ${SAVE}`;
    const stepsOf = (passages: Passage[] = []) =>
      draftVision(passages).pillars.map(({ pillar, milestones }) => [
        pillar,
        milestones.map(({ title }) => title),
      ]);
    const [form, said, asked, chat, way] = bothWays(text);
    for (const passages of [form, asked]) expect(stepsOf(passages)).toEqual([['love', [SAVE]]]);
    for (const passages of [said, chat, way]) {
      expect(stepsOf(passages)).toEqual([
        ['wealth', []],
        ['love', []],
      ]);
    }
    // One that names nothing goes on with the sentence before it.
    const [, told = []] = bothWays('I want to have no debt. I will send two offers every month.');
    expect(draftVision(told).pillars).toMatchObject([
      { pillar: 'wealth', milestones: [{ title: 'I will send two offers every month.' }] },
    ]);
  });

  it('says of a pillar what its goal says', () => {
    const draft = draftVision(
      bothWays('I want to cook with my brother. I want to marry him.').flat(),
    );
    expect(draft.extractedCategories).toEqual({
      Love: 'I want to cook with my brother.',
    });
  });
});
