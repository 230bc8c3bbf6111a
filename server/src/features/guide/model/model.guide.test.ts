import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type FakeModel, type Received, startFakeModel } from '../../../../test/fake-model.ts';
import { TOKENS } from '../../../../test/fake-model.wire.ts';
import {
  asking,
  consultRequest,
  goodReflection,
  goodWeek,
  periodRequest,
  reflectRequest,
} from '../../../../test/guide-requests.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Guide } from '../../guide-provider/index.ts';
import type { ModelSettings } from './model.config.ts';
import type { ModelCall, ModelOutcome } from './model.exchange.ts';
import { createModelGuide, type ModelGuide } from './model.guide.ts';

const KEY = 'sk-very-secret-0123456789';
const ENDLESS = `{"words": "${'and '.repeat(800_000)}"}`;
const FAILED = {
  code: 'guide_failed',
  status: 502,
  message:
    'The guide answered with something that could not be used. Your page is safe; try again.',
};
const UNAVAILABLE = {
  code: 'guide_unavailable',
  status: 503,
  message: 'The guide cannot be reached just now. Your page is safe; try again in a minute.',
};

// Loaded here, so that no short time limit below has to wait for it.
beforeAll(() =>
  Promise.all([import('ai'), import('@ai-sdk/anthropic'), import('@ai-sdk/openai-compatible')]),
);

describe.each(['openai-compatible', 'anthropic'] as const)('a model behind %s', (provider) => {
  let fake: FakeModel;
  let model: ModelGuide;
  let guide: Guide;
  let logged: string[];
  let calls: (ModelCall | ModelOutcome)[];
  let mayRetry: boolean;

  const use = (more: Partial<ModelSettings> = {}) => {
    const settings: ModelSettings = {
      provider,
      baseUrl: fake.baseUrl,
      model: 'owl',
      apiKey: KEY,
      timeoutMs: 60_000,
      dailyCostCap: 250_000,
      prices: { input: 3, output: 15 },
      ...more,
    };
    model = createModelGuide(settings, {
      log: (sentence) => logged.push(sentence),
      pauseMs: 1,
    });
    guide = model.guideFor(async (call) => {
      calls.push(call);
      return {
        again: async () => mayRetry,
        end: async (outcome) => {
          calls.push(outcome);
        },
      };
    });
  };
  const reflect = () => guide.reflect(reflectRequest, asking());
  const good = { does: 'answer', text: JSON.stringify(goodReflection) } as const;

  beforeEach(async () => {
    fake = await startFakeModel(provider);
    logged = [];
    calls = [];
    mayRetry = true;
    use();
  });
  afterEach(() => fake.close());

  it('drafts a reflection, and tells what was sent and what it cost', async () => {
    fake.will(good);
    expect(await reflect()).toEqual(goodReflection);
    const [call, outcome] = calls;
    const characters = [reflectRequest.page, ...reflectRequest.related]
      .map(({ content }) => content.length)
      .reduce((a, b) => a + b);
    expect(call).toMatchObject({ purpose: 'entry', entryIds: [12, 7], characters });
    expect((call as ModelCall).mostMicros).toBeGreaterThan(4000 * 15);
    expect(outcome).toMatchObject({
      outcome: 'answered',
      inputTokens: TOKENS.input,
      outputTokens: TOKENS.output,
      costMicros: TOKENS.input * 3 + TOKENS.output * 15,
    });
  });

  it('drafts a week and a month', async () => {
    fake.will({ does: 'answer', text: JSON.stringify(goodWeek) });
    expect(await guide.week(periodRequest, asking())).toEqual(goodWeek);
    const month = {
      quotes: [],
      title: 'November',
      emergingGoals: [],
      goalProgressAssessment: '',
      question: 'What stays?',
      moodTrends: 'Calm.',
      keyThemes: 'The harbour.',
      growthJourney: 'Answers.',
      lifeDirection: 'Seaward.',
      goalAchievementSuggestions: [],
      monthlyWisdom: 'Tides do not hurry.',
    };
    fake.will({ does: 'answer', text: JSON.stringify(month) });
    expect(await guide.month({ ...periodRequest, kind: 'month' }, asking())).toEqual(month);
    expect(calls.filter((call) => 'purpose' in call).map((call) => call.purpose)).toEqual([
      'weekly',
      'monthly',
    ]);
  });

  it('asks once, without tools, with the shape of the answer and a limit to it', async () => {
    fake.will(good);
    await reflect();
    expect(fake.requests).toHaveLength(1);
    const { body, headers, path } = fake.requests[0] as Received;
    expect(body).not.toHaveProperty('tools');
    expect(body).toMatchObject({ model: 'owl', max_tokens: 4000 });
    expect(JSON.stringify(body)).toContain('"json_schema"');
    if (provider === 'anthropic') {
      expect(path).toBe('/v1/messages');
      expect(headers['x-api-key']).toBe(KEY);
    } else {
      expect(path).toBe('/v1/chat/completions');
      expect(headers.authorization).toBe(`Bearer ${KEY}`);
    }
  });

  it.each([
    ['in a code fence', (json: string) => `\`\`\`json\n${json}\n\`\`\``],
    ['between words', (json: string) => `Gladly. Here it is: ${json} I hope it serves.`],
    ['after thinking aloud', (json: string) => `<think>A {harbour}, hm.</think>\n${json}`],
  ])('reads an answer %s', async (_how, wrap) => {
    fake.will({ does: 'answer', text: wrap(good.text) });
    expect(await reflect()).toEqual(goodReflection);
    expect(fake.requests).toHaveLength(1);
  });

  it('asks again when it gets prose, and gives up with a sentence after that', async () => {
    fake.will({ does: 'answer', text: 'What a lovely harbour.' });
    await expect(reflect()).rejects.toMatchObject(FAILED);
    expect(fake.requests).toHaveLength(2);
    expect(calls.at(-1)).toMatchObject({
      outcome: 'failed',
      costMicros: 2 * (TOKENS.input * 3 + TOKENS.output * 15),
    });
    expect(logged).toEqual(['The model owl answered in a shape that could not be read.']);
  });

  it.each([
    ['JSON of another shape', { does: 'answer', text: '{"insights": "none"}' } as const],
    ['an answer cut off', { does: 'answer', text: good.text, finish: 'length' } as const],
    ['half an answer', { does: 'break off', text: good.text } as const],
    ['a page of HTML', { does: 'send', type: 'text/html', body: '<h1>Hello</h1>' } as const],
    [
      'more than anybody asked for',
      { does: 'send', type: 'application/json', body: ENDLESS } as const,
    ],
    ['an empty answer', { does: 'answer', text: '' } as const],
    ['a failure', { does: 'refuse', status: 500 } as const],
    ['an overload', { does: 'refuse', status: 529 } as const],
  ])('gets over %s once', async (_what, behaviour) => {
    fake.will(behaviour, good);
    expect(await reflect()).toEqual(goodReflection);
    expect(fake.requests).toHaveLength(2);
  });

  it('asks again only where it may', async () => {
    mayRetry = false;
    fake.will({ does: 'answer', text: 'What a lovely harbour.' }, good);
    await expect(reflect()).rejects.toMatchObject(FAILED);
    expect(fake.requests).toHaveLength(1);
  });

  it('counts an answer that broke off as the longest, and none that never began', async () => {
    mayRetry = false;
    fake.will({ does: 'break off', text: good.text });
    await expect(reflect()).rejects.toMatchObject(UNAVAILABLE);
    const [call, outcome] = calls as [ModelCall, ModelOutcome];
    expect(outcome.costMicros).toBe(call.mostMicros);
    await fake.close();
    await expect(reflect()).rejects.toMatchObject(UNAVAILABLE);
    expect(calls.at(-1)).toMatchObject({ outcome: 'failed', costMicros: 0 });
  });

  it('says that it cannot be reached after two failures', async () => {
    fake.will({ does: 'refuse', status: 500 });
    await expect(reflect()).rejects.toMatchObject(UNAVAILABLE);
    expect(fake.requests).toHaveLength(2);
    expect(calls.at(-1)).toMatchObject({ outcome: 'failed', costMicros: 0 });
  });

  it('says that it cannot be reached when nobody listens', async () => {
    await fake.close();
    await expect(reflect()).rejects.toMatchObject(UNAVAILABLE);
    expect(logged[0]).toMatch(/no answer from 127\.0\.0\.1:\d+: check GUIDE_BASE_URL/);
  });

  it.each([401, 403])('does not try a refused key again (%d), nor tells it', async (status) => {
    fake.will({ does: 'refuse', status, message: `Incorrect API key provided: ${KEY}` });
    const error: unknown = await reflect().catch((reason: unknown) => reason);
    expect(error).toMatchObject(UNAVAILABLE);
    expect(fake.requests).toHaveLength(1);
    expect(logged[0]).toContain('check GUIDE_API_KEY');
    const told = JSON.stringify([error, String(error), logged, calls, (error as Error).stack]);
    expect(told).not.toContain(KEY);
    expect(told).not.toContain('customs officers');
  });

  it.each([429, 404])('does not insist when it is turned away (%d)', async (status) => {
    fake.will({ does: 'refuse', status });
    await expect(reflect()).rejects.toMatchObject(UNAVAILABLE);
    expect(fake.requests).toHaveLength(1);
  });

  it('asks in words alone where the shape is refused, and remembers that', async () => {
    fake.will({ does: 'refuse', status: 400, message: 'json_schema is not supported' }, good);
    expect(await reflect()).toEqual(goodReflection);
    expect(JSON.stringify(fake.requests[1]?.body)).not.toContain('"json_schema"');
    await reflect();
    expect(fake.requests).toHaveLength(3);
    expect(JSON.stringify(fake.requests[2]?.body)).not.toContain('"json_schema"');
  });

  it('ends within the time limit when nothing comes, both tries included', async () => {
    use({ timeoutMs: 500 });
    fake.will({ does: 'hang' });
    await expect(reflect()).rejects.toMatchObject({
      code: 'guide_unavailable',
      message: 'The guide took too long to answer. Your page is safe; try again in a minute.',
    });
    await expect.poll(() => fake.requests[0]?.abandoned).toBe(true);
    // Nobody knows how long the answer would have been: it is counted as the longest.
    const [call, outcome] = calls as [ModelCall, ModelOutcome];
    expect(outcome).toMatchObject({ outcome: 'failed', costMicros: call.mostMicros });
    use({ timeoutMs: 500 });
    fake.will({ does: 'refuse', status: 500 }, { does: 'hang' });
    await expect(reflect()).rejects.toMatchObject({ code: 'guide_unavailable' });
  });

  it('lets go of the connection when the asker leaves', async () => {
    fake.will({ does: 'hang' });
    const asker = new AbortController();
    const answer = guide.reflect(reflectRequest, asking({ signal: asker.signal }));
    await expect.poll(() => fake.requests.length).toBe(1);
    asker.abort();
    await expect(answer).rejects.toMatchObject({ code: 'guide_unavailable' });
    await expect.poll(() => fake.requests[0]?.abandoned).toBe(true);
    expect(fake.requests).toHaveLength(1);
    expect(logged).toEqual([]);
  });

  it('sends nothing for an asker who has left, and nothing that may not be recorded', async () => {
    fake.will(good);
    const gone = asking({ signal: AbortSignal.abort() });
    await expect(guide.reflect(reflectRequest, gone)).rejects.toMatchObject({
      code: 'guide_unavailable',
    });
    const refusing = model.guideFor(async () => {
      throw new Error('the day’s cost is reached');
    });
    await expect(refusing.reflect(reflectRequest, asking())).rejects.toThrow('the day’s cost');
    expect(fake.requests).toEqual([]);
  });

  it('follows nobody to another address', async () => {
    const elsewhere = await startFakeModel(provider);
    elsewhere.will(good);
    fake.will({ does: 'redirect', to: elsewhere.baseUrl });
    await expect(reflect()).rejects.toMatchObject(UNAVAILABLE);
    expect(elsewhere.requests).toEqual([]);
    await elsewhere.close();
  });

  describe('Merlin', () => {
    const text = 'Two pages name the ladder. You wrote “I keep walking past it.” Then you did not.';

    it('speaks as the words come', async () => {
      fake.will({ does: 'answer', text });
      const pieces: string[] = [];
      const options = asking({ onText: (piece) => pieces.push(piece) });
      expect(await guide.consult(consultRequest, options)).toEqual({ message: text, quotes: [] });
      expect(pieces.join('')).toBe(text);
      expect(pieces.length).toBeGreaterThan(3);
      expect(fake.requests[0]?.body.stream).toBe(true);
      expect(calls.at(-1)).toMatchObject({
        outcome: 'answered',
        inputTokens: TOKENS.input,
        outputTokens: TOKENS.output,
      });
    });

    it('answers whole when nobody waits for pieces', async () => {
      fake.will({ does: 'answer', text });
      expect((await guide.consult(consultRequest, asking())).message).toBe(text);
      expect(fake.requests[0]?.body.stream).not.toBe(true);
    });

    it('answers whole through a provider that does not stream, from then on at once', async () => {
      fake.will({ does: 'answer whole', text });
      for (const requests of [2, 3]) {
        const pieces: string[] = [];
        const options = asking({ onText: (piece) => pieces.push(piece) });
        expect((await guide.consult(consultRequest, options)).message).toBe(text);
        expect(pieces).toEqual([text]);
        expect(fake.requests).toHaveLength(requests);
      }
    });

    it('is paid for once when his listener has heard enough of an answer that came whole', async () => {
      fake.will({ does: 'answer whole', text });
      await guide.consult(consultRequest, asking({ onText: () => {} }));
      const enough = new AppError('guide_failed', 'Enough.');
      const onText = () => {
        throw enough;
      };
      await expect(guide.consult(consultRequest, asking({ onText }))).rejects.toBe(enough);
      expect(calls.at(-1)).toMatchObject({
        outcome: 'failed',
        costMicros: TOKENS.input * 3 + TOKENS.output * 15,
      });
    });

    it('does not begin anew when the stream breaks off: the answer fails as a whole', async () => {
      fake.will({ does: 'break off', text }, { does: 'answer', text });
      const answer = guide.consult(consultRequest, asking({ onText: () => {} }));
      await expect(answer).rejects.toMatchObject(UNAVAILABLE);
      expect(fake.requests).toHaveLength(1);
      expect(calls.at(-1)).toMatchObject({ outcome: 'failed' });
      expect(logged[0]).toContain('broke off in the midst of its answer');
    });

    it('fails within the time limit when the stream falls silent', async () => {
      use({ timeoutMs: 500 });
      fake.will({ does: 'fall silent', text });
      const answer = guide.consult(consultRequest, asking({ onText: () => {} }));
      await expect(answer).rejects.toMatchObject({ code: 'guide_unavailable' });
      await expect.poll(() => fake.requests[0]?.abandoned).toBe(true);
    });

    it('ends a stream that does not', async () => {
      fake.will({ does: 'never end', text: 'And then the tide came in. ' });
      let given = 0;
      const options = asking({
        onText: (piece) => {
          given += piece.length;
        },
      });
      await expect(guide.consult(consultRequest, options)).rejects.toMatchObject(FAILED);
      expect(given).toBeLessThan(25_000);
      await expect.poll(() => fake.requests[0]?.abandoned).toBe(true);
    });

    it('lets go in mid-stream when the asker leaves', async () => {
      fake.will({ does: 'fall silent', text });
      const asker = new AbortController();
      const onText = () => asker.abort();
      const answer = guide.consult(consultRequest, asking({ signal: asker.signal, onText }));
      await expect(answer).rejects.toMatchObject({ code: 'guide_unavailable' });
      await expect.poll(() => fake.requests[0]?.abandoned).toBe(true);
    });
  });

  it.each([
    [{ does: 'refuse', status: 401, message: KEY } as const, /refused the key \(401\)/],
    [{ does: 'refuse', status: 404 } as const, /has no model owl/],
    [{ does: 'refuse', status: 429 } as const, /no more questions for now \(429\)/],
    [{ does: 'refuse', status: 500 } as const, /failed \(500\)/],
    [{ does: 'answer', text: 'Spring!' } as const, /could not be read/],
  ])('tells the operator what is wrong: %o', async (behaviour, sentence) => {
    fake.will(behaviour, behaviour);
    await expect(reflect()).rejects.toThrow(AppError);
    expect(logged).toEqual([expect.stringMatching(sentence)]);
    expect(logged[0]).not.toContain(KEY);
  });
});
