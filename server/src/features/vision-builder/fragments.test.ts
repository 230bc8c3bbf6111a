import {
  FORM_QUESTIONS,
  JOURNEY_QUESTIONS,
  PILLAR_IDS,
  type PillarId,
  type VisionQuestion,
} from '@pathkeeper/contract';
import { describe, expect, it } from 'vitest';
import { draftVision, type Passage } from './index.ts';

const answer = (
  text: string,
  wants: Passage['wants'] = 'wish',
  asked: PillarId = 'love',
  id = 1,
): Passage => ({ source: { kind: 'message', id, pillar: asked }, asked, wants, text });

const made = (...passages: Passage[]) =>
  draftVision(passages).pillars.map(({ pillar, phrase, milestones }) => ({
    pillar,
    phrase,
    steps: milestones.map(({ title }) => title),
  }));

describe('an answer in a few words is read by the question it answers (D69)', () => {
  it.each([
    ['health', 'Sleep seven hours. Knees that work.'],
    ['wealth', 'Own workshop. Three days a week.'],
    ['wealth', 'Less arguing about bills.'],
    ['love', 'Wife and the boys. Camping.'],
    ['legacy', 'Want to build a treehouse with them.'],
    ['wisdom', 'Learn welding properly.'],
    ['spirituality', 'Fishing. Nobody talking.'],
    ['character', 'Not yell. Say sorry first.'],
    ['character', 'Being on time'],
    ['spirituality', 'The lake.'],
    ['love', 'to eat together on sundays'],
  ] as const)('a wish asked about %s: %j', (pillar, text) => {
    expect(made(answer(text, 'wish', pillar))).toEqual([{ pillar, phrase: text, steps: [] }]);
    // The same words with no question before them say nothing.
    expect(made({ ...answer(text), wants: undefined, asked: null })).toEqual([]);
  });

  it.each([
    ['Phone off at ten.'],
    ['Call the bank Monday about the loan.'],
    ['Evening class, Thursdays.'],
    ['Saturday at six.'],
    ['Count to ten.'],
    ['My brother. Sunday.'],
    ['The floor. By August.'],
  ])('a step, asked what comes first: %j', (text) => {
    const [wish] = made(
      answer('I want to be at home more.', 'wish', 'love'),
      answer(text, 'way', 'love', 2),
    );
    expect(wish?.steps).toEqual([text]);
  });

  it('of a way there only what is a step', () => {
    const [wish] = made(
      answer('Sleep seven hours.', 'wish', 'health'),
      answer('I stay up too late. Phone off at ten.', 'way', 'health', 2),
    );
    expect(wish).toEqual({
      ...{ pillar: 'health', phrase: 'Sleep seven hours.' },
      steps: ['Phone off at ten.'],
    });
  });

  it.each([
    'Pain.',
    'Debt.',
    'Loneliness, mostly',
    'Stupid question.',
    'None of your business.',
    'Nothing much.',
    'Botched the gate.',
    'My wife back.',
    'Cancer.',
    'Maybe a boat.',
    'A boat?',
    'Kill him.',
    'No alarm.',
    'Keine Ahnung.',
    'Too much wine in the evening.',
    'Stop taking my insulin.',
    '“A boat,” she said.',
    'Same as before.',
    'fuck off',
  ])('nothing is made of %j', (text) => {
    expect([...made(answer(text)), ...made(answer(text, 'way'))]).toEqual([]);
  });

  it('where a loss was told, few words about somebody are left alone', () => {
    expect(made(answer('My husband died in March.'), answer('My husband. Camping.'))).toEqual([]);
  });
});

describe('a long sentence is cut to the clause that says the wish, letter by letter', () => {
  it.each([
    [
      'So the thing with my body is that I have been tired for about three years, the doctor says it is the weather, and I would love to wake up and not immediately count the hours until I can lie down again, and maybe walk the whole coast path with Marianne like we said.',
      'I would love to wake up and not immediately count the hours until I can lie down again',
    ],
    [
      'Money, well, I do the accounts for three shops, it pays the mortgage but it is not exactly a calling, and what I would like is to do two days of that and spend the rest on the sewing, maybe sell the quilts at the Saturday market, my neighbour Ruth does.',
      'what I would like is to do two days of that and spend the rest on the sewing',
    ],
  ])('%j', (text, phrase) => {
    expect(made(answer(text, 'wish', 'health')).map((one) => one.phrase)).toEqual([phrase]);
  });

  it('under what was asked about: "I would love to" says nothing of love', () => {
    const text = 'I would love to wake up rested, at seven, on two days of the week.';
    expect(made(answer(text, 'wish', 'health')).map(({ pillar }) => pillar)).toEqual(['health']);
    const rest = 'I would like to do two days of that and spend the rest on the sewing.';
    expect(made(answer(rest, 'wish', 'wealth')).map(({ pillar }) => pillar)).toEqual(['wealth']);
  });

  it('makes no step of what nobody can do by deciding to', () => {
    const [health] = made(answer('I would like to sleep through one night.', 'wish', 'health'));
    expect(health?.steps).toEqual([]);
  });

  it('with what takes it back', () => {
    const text = `It was raining all the way along the river and we talked about the old days on the boat for hours and hours and hours until the tea was cold and the lamps were lit in the street, and I want to marry him, but not any more.`;
    expect(made(answer(text))).toEqual([]);
  });
});

describe('an answer that goes on as the field suggests is a wish', () => {
  const REST: Record<string, string> = {
    'I know by now that… I want to find out…':
      'I know by now that anger passes. I want to find out why my father left.',
    'I want to be close to…': 'I want to be close to my brother in his kitchen.',
    'They should be able to tell that…':
      'They should be able to tell that somebody built the steps with care.',
  };
  const asked = [FORM_QUESTIONS, JOURNEY_QUESTIONS].flatMap((questions) =>
    PILLAR_IDS.map((pillar): [PillarId, VisionQuestion] => [pillar, questions[pillar]]),
  );
  it.each(asked)('%s: %o', (pillar, { placeholder }) => {
    const text = REST[placeholder] ?? placeholder.replace('…', ' an hour by the water, unhurried.');
    const source = { kind: 'response' as const, id: 1, pillar };
    expect(made({ source, pillar, wants: 'wish', text })).toMatchObject([{ pillar }]);
  });
});
