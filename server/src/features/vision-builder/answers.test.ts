import { FORM_ORDER, PILLAR_IDS, type PillarId, pillarOf } from '@pathkeeper/contract';
import { describe, expect, it } from 'vitest';
import { draftVision, type Passage } from './index.ts';

const answer = (pillar: PillarId, text: string): Passage => ({
  source: { kind: 'response', id: 1, pillar },
  ...{ pillar, wants: 'wish', text },
});
const made = (answers: Partial<Record<PillarId, string>>) =>
  Object.fromEntries(
    draftVision(
      PILLAR_IDS.flatMap((id) => (answers[id] === undefined ? [] : [answer(id, answers[id])])),
    ).pillars.map((one) => [one.pillar, one]),
  );
const goalOf = (text: string, pillar: PillarId = 'love') => made({ [pillar]: text })[pillar];
const stepsOf = (text: string, pillar: PillarId = 'love') =>
  goalOf(text, pillar)?.milestones.map(({ title }) => title);

describe('an answer to a pillar’s question becomes a goal under that pillar', () => {
  it.each([
    'I run three times a week, sleep eight hours and eat vegetables.',
    'I earn enough to live well, and I own a small house.',
    'I wish I could sit in silence for ten minutes each morning.',
    'I should be more patient with my mother.',
    'I need more silence in my life',
    'To be honest, kind and patient with everyone I meet.',
    'Stay calm when I am tired, and tell the truth.',
    'Be close to my wife; have breakfast together every Sunday.',
    'Ich will im Mai einen Halbmarathon laufen.',
    'A bill opened without holding my breath, and a free Thursday.',
    'The lake in the morning before work, twice a week',
    'Run five kilometres twice a week',
    'Not shouting when I am tired',
    'The river',
    'My brother Tom. The accordion.',
    'Love is the most important thing to me.',
    'They should see a wall that still stands.',
    'Would a boat of my own be too much?',
    'My answer to this question is a house by the sea.',
    'My children knowing where the spare key is.',
  ])('%j is the phrase as it is', (text) => {
    expect(goalOf(text)).toMatchObject({ pillar: 'love', title: 'Love', phrase: text });
  });

  it('each of seven, whatever words stand in them', () => {
    const filler = (id: PillarId) =>
      `This is my detailed answer about ${pillarOf(id).name} for the vision form.`;
    const all = made(Object.fromEntries(FORM_ORDER.map((id) => [id, filler(id)])));
    for (const id of PILLAR_IDS) {
      expect(all[id]).toMatchObject({
        title: pillarOf(id).name,
        phrase: filler(id),
        milestones: [],
      });
    }
  });

  it('and never under another one', () => {
    const earn = 'I want to earn enough to work four days.';
    const visit = 'I want to visit my brother in Spain every May.';
    const laugh = 'I want to find a partner who laughs with me.';
    const { wealth, love } = made({ wealth: `${earn} ${visit}`, love: laugh });
    expect([wealth?.phrase, love?.phrase]).toEqual([earn, laugh]);
    expect(wealth?.milestones.map(({ title }) => title)).toEqual([visit]);
    expect(love?.milestones).toEqual([]);
  });

  it('twice, where two answers are equal', () => {
    const garden = 'I want to grow a garden with my neighbours this spring.';
    const { legacy, wealth } = made({ legacy: garden, wealth: garden });
    expect([legacy?.phrase, wealth?.phrase]).toEqual([garden, garden]);
    expect(legacy?.evidence.phrase.source.pillar).toBe('legacy');
  });
});

describe('its phrase says most of what its writer would have', () => {
  it.each([
    ['My back hurts. I want to walk without pain.', 'I want to walk without pain.'],
    ['I am tired most days. I should sleep more.', 'I should sleep more.'],
    ['I don’t want kids. I would like a dog.', 'I would like a dog.'],
    ['My doctor wants me to run. I don’t want to run alone.', 'I don’t want to run alone.'],
    ['Maybe a boat. We eat together on Sundays.', 'We eat together on Sundays.'],
    ['I don’t know. I need a friend.', 'I need a friend.'],
    ['I want a big wedding. Not really. Our table has six chairs.', 'Our table has six chairs.'],
    ['My wife died in May. I cook for my sister on Sundays.', 'I cook for my sister on Sundays.'],
    ['The table is long. The door is open.', 'The table is long.'],
    ['I meditate each morning. The world feels larger.', 'I meditate each morning.'],
    ['Own the truck. No debt. A roof that is mine.', 'Own the truck.'],
  ])('of %j it is %j', (text, phrase) => {
    expect(goalOf(text)?.phrase).toBe(phrase);
  });

  it.each(['I don’t want kids.', 'I don’t want to be afraid of the phone any more.'])(
    'and is never the opposite of it: %j',
    (text) => {
      expect(goalOf(text)?.phrase).toBe(text);
    },
  );

  it('is asked for no first step where it tells of a loss', () => {
    expect(goalOf('My wife died in May.')).toMatchObject({
      phrase: 'My wife died in May.',
      question: null,
    });
    expect(goalOf('My sister at my table.')?.question).toMatch(/^Which first step/);
  });

  it('is whole up to the length of the field, and ends at a clause beyond it', () => {
    const clause = 'a long table under the trees where everybody whom I love has a chair';
    const long = `I want ${Array.from({ length: 6 }, () => clause).join(', ')}`;
    expect(long.length).toBeLessThan(500);
    expect(goalOf(`${long}.`)?.phrase).toBe(`${long}.`);
    const longer = `${Array.from({ length: 9 }, () => `There is ${clause}`).join(', and ')}.`;
    const phrase = goalOf(longer)?.phrase ?? '';
    expect(phrase.length).toBeLessThanOrEqual(500);
    expect(longer.startsWith(phrase)).toBe(true);
    expect(phrase.endsWith('has a chair')).toBe(true);
  });
});

describe('its milestones are its other sentences that name a step, a measure or a day', () => {
  it.each<[string, string[]]>([
    ['I want to call my grandmother every Sunday.', []],
    ['I run three times a week. I walk to work on Mondays.', ['I walk to work on Mondays.']],
    [
      'I want rest. I should phone my mother every Sunday.',
      ['I should phone my mother every Sunday.'],
    ],
    ['I want rest. The house is blue.', []],
    ['I want to learn Welsh. One evening class a week.', ['One evening class a week.']],
    ['I want rest. I sleep badly in winter.', []],
    ['I want rest. I ran three times last week.', []],
    ['I want rest. I will never run three times a week.', []],
    [
      'I want rest. I will save 50 euros of my salary every month.',
      ['I will save 50 euros of my salary every month.'],
    ],
  ])('of %j: %j', (text, steps) => {
    expect(stepsOf(text)).toEqual(steps);
    expect(goalOf(text)?.question === null).toBe(steps.length > 0);
  });
});

describe('no goal is made of', () => {
  it.each([
    'I don’t know',
    'I don’t know what I want here.',
    'I do not know what to say to this, sorry.',
    'nothing',
    'Nothing comes to mind at the moment.',
    'There is nothing more to say about that',
    'skip',
    'Skip, skip, skip, skip, skip.',
    'n/a',
    'N/A, not applicable, no answer.',
    '.',
    '????????????????????????????',
    'No idea. Nothing. Next question please.',
    'I would rather not say.',
    'I have not thought about this yet.',
    'Keine Ahnung.',
    'asdf asdf asdf',
    'I want I want',
    'It is what it is.',
    'I want twelve children. Just kidding.',
  ])('a refusal or empty talk: %j', (text) => {
    expect(goalOf(text)).toBeUndefined();
  });

  it.each([
    'I want to kill myself tonight.',
    'I want my ex to suffer. I will find out where she lives and wait for her there.',
    'I want to stop taking my insulin because it makes me fat.',
  ])('what is dangerous: %j', (text) => {
    expect(goalOf(text)).toBeUndefined();
  });

  it('but an answer that says something beside it has one', () => {
    expect(goalOf('I don’t know how to weld.', 'wisdom')?.phrase).toBe('I don’t know how to weld.');
    expect(goalOf('Nothing more than a home of my own.')?.phrase).toMatch(/^Nothing more/);
    expect(goalOf('No debt.', 'wealth')?.phrase).toBe('No debt.');
  });
});

describe('what is not the person’s own', () => {
  it.each([
    'My mother says: “You will never find anybody.”',
    'She told me I am worthless and nobody will ever love me.',
    'My ex said I should lose twenty kilos before summer.',
    'They want me to become a doctor.',
    '> You should have a baby before you are thirty.',
  ])('becomes no goal: %s', (text) => {
    expect(goalOf(text)).toBeUndefined();
  });

  it('is a wish without what takes it back', () => {
    const lamps = Array.from({ length: 40 }, (_, at) => `the lamp number ${at}`).join(', ');
    const text = `We should move back to the house with ${lamps}, but not while he drinks and shouts.`;
    expect(goalOf(text)).toBeUndefined();
  });
});
