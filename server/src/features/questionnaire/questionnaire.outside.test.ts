import { api } from '@pathkeeper/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HARBOUR_ANSWERS } from '../../../test/answers.data.ts';
import type { Caller, TestApp } from '../../../test/app.ts';
import type { FakeModel } from '../../../test/fake-model.ts';
import { createOutsideApp } from '../../../test/outside.ts';

let fake: FakeModel;
let test: TestApp;
let stop: () => Promise<void>;
beforeAll(async () => {
  ({
    fake,
    test,
    close: stop,
  } = await createOutsideApp({ GUIDE_TIMEOUT: '5', GUIDE_DAILY_COST: '1' }));
});
afterAll(() => stop());

const reading = {
  quotes: [
    { question: 9, text: 'the kind of letter that gets an answer', note: 'A rare kind.' },
    { question: 9, text: 'I do not sign a drawing', note: 'Of another answer.' },
    { question: 2, text: 'I hate my father', note: 'Of nobody’s.' },
  ],
  title: 'The long shed',
  currentTension: 'You want to be left alone. You wrote “I hate the harbour.” And you fear it.',
  futureCalling: 'Two of you at “the big table”.',
  strengthsAndMap: 'Lists, and a sister at seven.',
  lifeCompass: {
    coreValues: 'You walk before you sign.',
    sourcesOfJoy: 'The breakwater, by hand.',
    innerNavigation: 'The quay, there and back.',
  },
  ikigaiPathway: {
    whatTheyLove: 'Harbours never built.',
    whatTheyAreGoodAt: 'Walls.',
    whatTheWorldNeeds: 'One wall in time.',
    whatTheyCanBePaidFor: 'Drawings.',
  },
  nextStep: 'Write to Stord, as you said in answer 16.',
};

const answer = (more: object = {}) =>
  ({ does: 'answer', text: JSON.stringify({ ...reading, ...more }) }) as const;

const analyse = (caller: Caller, answers: string[] = HARBOUR_ANSWERS) =>
  caller.call(api.questionnaire.analyse, { body: { answers } });

async function agreed(): Promise<Caller> {
  const person = await test.person();
  await person.call(api.guide.setConsent, {
    body: { allowed: true, destination: fake.host },
  });
  return person;
}

describe('sixteen answers where an outside model is set up', () => {
  it('are sent to it only after their writer agreed, and the sending is on record', async () => {
    fake.will(answer());
    const before = fake.requests.length;
    const person = await test.person();
    expect((await analyse(person)).body.ikigaiAnalysis?.source.kind).toBe('built-in');
    expect((await analyse(test.visitor())).body.ikigaiAnalysis?.source.kind).toBe('built-in');
    expect(fake.requests).toHaveLength(before);

    await person.call(api.guide.setConsent, {
      body: { allowed: true, destination: fake.host },
    });
    const { body } = await analyse(person);
    expect(body.ikigaiAnalysis?.source).toEqual({ kind: 'model', name: 'owl' });
    expect(JSON.stringify(fake.requests.at(-1)?.body)).toContain('the long shed with the doors');
    const { body: sent } = await person.call(api.guide.sent, { query: {} });
    expect(sent).toMatchObject([{ purpose: 'life-path', entryIds: [], outcome: 'answered' }]);
    expect(sent[0]?.characters).toBe(HARBOUR_ANSWERS.join('').length);
  });

  it('are quoted to the letter or not at all', async () => {
    fake.will(answer());
    const { body } = await analyse(await agreed());
    expect(body.ikigaiAnalysis).toMatchObject({
      title: 'The long shed',
      currentTension: 'You want to be left alone. And you fear it.',
      nextStep: 'Write to Stord, as you said in answer 16.',
      quotes: [reading.quotes[0], { question: 7, text: 'the big table', note: '' }],
    });
  });

  it('are not sent where somebody may be in danger, and not kept where they are now', async () => {
    fake.will(answer());
    const person = await agreed();
    const before = fake.requests.length;
    const { body } = await analyse(
      person,
      HARBOUR_ANSWERS.with(7, 'I have decided to kill myself tonight.'),
    );
    expect(body.safety).not.toBeNull();
    const quiet = HARBOUR_ANSWERS.with(7, 'My brother tried to kill himself last year.');
    expect((await analyse(person, quiet)).body.ikigaiAnalysis?.source.kind).toBe('built-in');
    expect(fake.requests).toHaveLength(before);
    fake.will(answer({ futureCalling: 'It is plain that you want to kill yourself.' }));
    const other = await agreed();
    const { body: spoken } = await analyse(other);
    expect(spoken).toMatchObject({ ikigaiAnalysis: null, id: null });
    expect(spoken.safety?.helplines.length).toBeGreaterThan(0);
    expect((await other.call(api.questionnaire.latest, {})).body).toBeNull();
  });

  it('are answered with a sentence, and not kept, when the model gives nothing of use', async () => {
    fake.will({ does: 'answer', text: 'no' });
    const person = await agreed();
    const { status, body } = await analyse(person);
    expect(status).toBe(502);
    expect(body.code).toBe('guide_failed');
    expect((await person.call(api.questionnaire.latest, {})).body).toBeNull();
  });
});
