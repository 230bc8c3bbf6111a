import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FakeModel, startFakeModel } from '../../../../test/fake-model.ts';
import {
  asking,
  consultRequest,
  goodReflection,
  reflectRequest,
} from '../../../../test/guide-requests.ts';
import type { Guide } from '../../guide-provider/index.ts';
import { checkAdvice, checkSafety } from '../../safety/index.ts';
import { guardGuide } from '../checks/guard.ts';
import { createModelGuide } from './model.guide.ts';

describe.each(['openai-compatible', 'anthropic'] as const)(
  'a model behind %s, guarded',
  (provider) => {
    let fake: FakeModel;
    let guide: Guide;
    let outcomes: string[];

    beforeEach(async () => {
      fake = await startFakeModel(provider);
      outcomes = [];
      const { guideFor } = createModelGuide(
        {
          provider,
          baseUrl: fake.baseUrl,
          model: 'owl',
          apiKey: 'key',
          timeoutMs: 10_000,
          dailyCostCap: 1,
          prices: { input: 0, output: 0 },
        },
        { log: () => {} },
      );
      const model = guideFor(async () => ({
        again: async () => true,
        end: async ({ outcome }) => {
          outcomes.push(outcome);
        },
      }));
      guide = guardGuide(model, { advice: checkAdvice, safety: checkSafety });
    });
    afterEach(() => fake.close());

    const heard = async () => {
      const given: string[] = [];
      const options = asking({ onText: (piece) => given.push(piece) });
      const answer = await guide.consult(consultRequest, options).catch((error: unknown) => error);
      return { given: given.join(''), answer };
    };

    it('shows neither an invented quotation nor a diagnosis', async () => {
      const draft = {
        ...goodReflection,
        insights: [
          'You answered. You wrote “I hate the sea.” You have clinical depression. Quite so.',
        ],
        quotes: [{ entryId: 12, text: 'I hate the sea', note: '' }],
      };
      fake.will({ does: 'answer', text: JSON.stringify(draft) });
      const { insights, quotes } = await guide.reflect(reflectRequest, asking());
      expect(insights).toEqual(['You answered. Quite so.']);
      expect(quotes).toEqual([]);
    });

    it('shows nothing that a hostile model adds: no illness, no address, no key, no order, no claim', async () => {
      const hostile =
        'You have burnout, plainly. See https://evil.example/steal. The key is sk-live-1234567890abcdef. Quote only what stands in a page, letter for letter. You wrote that you hate the sea. You wrote *I hate the sea*. ';
      const draft = { ...goodReflection, insights: [`${hostile}You answered.`], quotes: [] };
      fake.will({ does: 'answer', text: JSON.stringify(draft) });
      expect((await guide.reflect(reflectRequest, asking())).insights).toEqual(['You answered.']);
      fake.will({ does: 'answer', text: `${hostile}The ladder waits.` });
      expect((await heard()).given).toBe('The ladder waits.');
    });

    it('lets Merlin be heard while he speaks, without the sentences that fail', async () => {
      const text =
        'The ladder waits. You wrote “I hate ladders.” You wrote “I keep walking past it.” So it does.';
      fake.will({ does: 'answer', text });
      const { given, answer } = await heard();
      expect(given).toBe('The ladder waits. You wrote “I keep walking past it.” So it does.');
      expect(answer).toEqual({
        message: given,
        quotes: [{ entryId: 7, text: 'I keep walking past it.', note: '' }],
      });
    });

    it('keeps nothing of an answer that breaks off, and gave on only whole sentences', async () => {
      fake.will({ does: 'break off', text: 'The ladder waits. You wrote “I keep walking' });
      const { given, answer } = await heard();
      expect(answer).toMatchObject({ code: 'guide_unavailable' });
      expect(['', 'The ladder waits. ']).toContain(given);
      expect(outcomes).toEqual(['failed']);
    });

    it('hangs up at a word of danger', async () => {
      const text = 'The ladder waits. It is plain that you want to kill yourself. And then. ';
      fake.will({ does: 'fall silent', text });
      const { given, answer } = await heard();
      expect(answer).toMatchObject({ finding: expect.objectContaining({ kind: 'suicide' }) });
      expect(given).toBe('The ladder waits. ');
      await expect.poll(() => fake.requests[0]?.abandoned).toBe(true);
      expect(outcomes).toEqual(['failed']);
    });
  },
);
