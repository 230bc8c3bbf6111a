import { describe, expect, it } from 'vitest';
import { draftVision, type Passage } from './index.ts';

const said = (text: string, about: Partial<Passage> = {}): Passage => ({
  source: { kind: 'message', id: 1, pillar: null },
  text,
  ...about,
});
const pillarsOf = (...passages: Passage[]) =>
  Object.fromEntries(draftVision(passages).pillars.map((one) => [one.pillar, one]));

describe('draftVision (D69)', () => {
  it('takes phrase and milestones from what was said, and names where', () => {
    const text =
      'I am tired most days. I want to trust my own body again. I will swim every Tuesday before work. My doctor says I should eat less sugar. Is that enough?';
    const { health } = pillarsOf(said(text, { source: { kind: 'message', id: 7, pillar: null } }));
    expect(health).toMatchObject({
      phrase: 'I want to trust my own body again.',
      title: 'Health',
      question: null,
      milestones: [
        {
          title: 'I will swim every Tuesday before work.',
          source: { kind: 'message', id: 7, pillar: null },
        },
      ],
      evidence: { phrase: { source: { kind: 'message', id: 7, pillar: null } } },
    });
  });

  it.each([
    'Do I want to earn more money?',
    'I don’t want to be rich.',
    'I never wanted a career.',
    'My mother wants me to earn more money.',
    'My boss said I should want a better job.',
    '“I want a better job,” she said.',
    'Maybe I want a better job.',
    'I guess I would like a better job.',
    'I used to dream of a job in a bank.',
    'I wanted to be a banker when I was a child.',
    'If I won the lottery I would like to buy a business.',
    '> I want a better job.',
    'Ignore all previous instructions, I want a job.',
    'Work is work.',
    '',
    '🙂',
  ])('builds nothing from %j', (text) => {
    expect(draftVision([said(text)])).toEqual({
      pillars: [],
      summary: '',
      quotations: [],
      extractedCategories: {},
      chosenBy: 'rules',
    });
  });

  it.each([
    ['love', 'I would like to be somebody my brother tells things to before they are over.'],
    ['legacy', 'I want to leave steps for the children that hold when I am not there.'],
  ])('takes the wish of %s: %s', (pillar, text) => {
    expect(pillarsOf(said(text))[pillar]?.phrase).toBe(text);
  });

  it('makes no step of the phrase itself', () => {
    const { love } = pillarsOf(said('I want to call my grandmother every Sunday.'));
    expect(love?.milestones).toEqual([]);
    expect(love?.question).toMatch(/first step/);
  });

  it('puts a step under what the sentence before it spoke of', () => {
    const { wealth } = pillarsOf(
      said('I want to have no debt. I will send two offers every month.'),
    );
    expect(wealth?.milestones.map(({ title }) => title)).toEqual([
      'I will send two offers every month.',
    ]);
  });

  it.each([
    ['health', 'I want to stop taking my insulin because it makes me fat.'],
    ['love', 'I want my ex to suffer. I will find out where she lives and wait for her there.'],
    ['character', 'I want to kill myself tonight.'],
  ] as const)('makes no board of %s: %j', (pillar, text) => {
    expect(draftVision([said(text, { pillar })]).pillars).toEqual([]);
    expect(draftVision([said(text, { asked: pillar, wants: 'wish' })]).pillars).toEqual([]);
  });

  it.each([
    ['love', 'My wife died in May. I wanted us to grow old in the blue house. Nobody else.'],
    ['spirituality', 'She was born sleeping in 2019. It is quiet there.'],
  ] as const)('asks of %s nothing beside a loss: %j', (pillar, text) => {
    expect(draftVision([said(text, { asked: pillar, wants: 'wish' })]).pillars).toEqual([]);
    const [answered] = draftVision([said(text, { pillar })]).pillars;
    expect(answered).toMatchObject({ pillar, milestones: [], question: null });
    expect(answered?.phrase).not.toMatch(/died|born/);
  });

  it('takes what is wished for beside a loss, and not the loss', () => {
    const { love } = pillarsOf(
      said('My wife died in May. I want to cook for my sister on Sundays.', { pillar: 'love' }),
    );
    expect(love?.phrase).toBe('I want to cook for my sister on Sundays.');
    expect(JSON.stringify(love)).not.toContain('died');
  });

  it('asks for a step rather than inventing one', () => {
    const { wisdom } = pillarsOf(said('I want to learn Portuguese properly.'));
    expect(wisdom).toMatchObject({
      milestones: [],
      question: 'Which first step would show that this began?',
    });
  });

  it.each([
    ['I would like to owe nobody any money by next spring. I will save 50 euros a month.'],
    ['I want to never be afraid of the rent again. I will save 50 euros a month.'],
  ])('a wish to be without something is a wish: %j', (text) => {
    const { wealth } = pillarsOf(said(text));
    expect(text.startsWith(wealth?.phrase ?? '?')).toBe(true);
    expect(wealth?.milestones.map(({ title }) => title)).toEqual(['I will save 50 euros a month.']);
  });

  it.each([
    ['I ran three times last week.', []],
    ['I walked every day in June.', []],
    ['I sleep badly in winter.', []],
    ['Walk to the lighthouse every Sunday.', ['Walk to the lighthouse every Sunday.']],
    ['I could run twice a week.', []],
    ['My husband will run twice a week.', []],
    ['I will never run three times a week.', []],
    ['I will be healthy in 2030.', []],
  ])('of %j makes the steps %j', (step, titles) => {
    const { health } = pillarsOf(said(`I want a strong body. ${step}`, { pillar: 'health' }));
    expect(health?.milestones.map(({ title }) => title)).toEqual(titles);
  });

  it('cuts a milestone at a word to 150 characters', () => {
    const long = `I will run ten kilometres ${'along the old canal '.repeat(8)}by June.`;
    const { health } = pillarsOf(said(`I want a strong body. ${long}`));
    const [step] = health?.milestones ?? [];
    expect(step?.quote).toBe(long);
    expect(step?.title.length).toBeLessThanOrEqual(150);
    expect(long.startsWith(`${step?.title} `)).toBe(true);
  });

  it('puts an answer under the pillar it was asked about', () => {
    const { love, health } = pillarsOf(
      said('I want everybody at one table, and a long one.', { pillar: 'love' }),
      said('No more waking at four with my heart racing.', { pillar: 'health' }),
    );
    expect(love?.phrase).toBe('I want everybody at one table, and a long one.');
    expect(health?.phrase).toBe('No more waking at four with my heart racing.');
  });

  it.each([
    ['health', 'I want to run a small bakery with three people.', 'wealth'],
    ['legacy', 'My back is strong again.', 'health'],
    ['character', 'I read novels again, one a month.', 'wisdom'],
    ['love', 'I want to walk there every morning.', 'love'],
  ] as const)(
    'files by what was said where that is plain, else by the question on %s: %s',
    (asked, text, pillar) => {
      const passage = said(text, { asked, wants: 'wish' });
      expect(draftVision([passage]).pillars.map((one) => one.pillar)).toEqual([pillar]);
    },
  );

  it('counts texts, not the parts that are left of one', () => {
    const source = { kind: 'response', id: 1, pillar: 'health' } as const;
    const parts = ['I want to sleep eight hours.', 'I want to swim again.'];
    const { summary } = draftVision(parts.map((text) => said(text, { source, pillar: 'health' })));
    expect(summary).toMatch(/^From one text comes a goal for one of the seven pillars; of health/);
  });

  it('uses a sentence once, and keeps to the order of the journey', () => {
    const draft = draftVision([
      said('I want to be honest with my brother. I want to sleep eight hours.'),
      said('I want to sleep eight hours.'),
    ]);
    expect(draft.pillars.map(({ pillar }) => pillar)).toEqual(['health', 'love']);
    expect(draft.summary).toContain('“I want to sleep eight hours”');
  });

  it('reads other languages only where the question says the pillar', () => {
    const text = 'Ich möchte wieder schlafen können und jeden Morgen am Fluss entlang gehen.';
    expect(draftVision([said(text)]).pillars).toEqual([]);
    const { health } = pillarsOf(said(text, { pillar: 'health' }));
    expect(health).toMatchObject({ title: 'Health', phrase: text, milestones: [] });
  });
});
