import { describe, expect, it } from 'vitest';
import type { GuideEntry, Past, PeriodRequest } from '../guide-provider/index.ts';
import { checkAdvice, checkSafety } from '../safety/index.ts';
import { createBuiltInGuide } from './builtin-guide.ts';
import { ASK } from './phrases/ask.data.ts';
import { CONSULT } from './phrases/consult.data.ts';
import { PHRASES } from './phrases/index.ts';
import { PATTERN } from './phrases/pattern.data.ts';
import { PERIOD, TITLES } from './phrases/period.data.ts';
import { RECALL } from './phrases/recall.data.ts';
import { SPARSE } from './phrases/sparse.data.ts';

const guide = createBuiltInGuide();
const options = { signal: new AbortController().signal };
const past: Past = {
  entries: 9,
  firstDate: '2026-09-01',
  previousDate: '2026-11-18',
  averageWords: 80,
  moods: {},
  themes: [],
};
const page = (content: string, more: Partial<GuideEntry> = {}): GuideEntry => ({
  id: 1,
  content,
  mood: null,
  tags: [],
  localDate: '2026-11-20',
  hour: 21,
  words: content.split(/\s+/).length,
  ...more,
});
const reflect = (content: string) =>
  guide.reflect({ page: page(content), related: [], past }, options);

const mother = `Honestly I'm wiped. Mia had a fever all night and I kept checking her every half hour. I snapped at Dan about the dishes this morning and then sat in the car outside work not wanting to go in.

Work was fine actually. Priya covered the standup for me and didn't make a thing of it. I want to be the kind of person who does that for people. I watched two old men argue about a bench.

Tonight Mia is better and asleep on my arm. I should say sorry to Dan but he's already asleep. Tomorrow I will.`;

describe('what a page turns on', () => {
  it('is said before its furniture: somebody to be made up with, and who one wants to be', async () => {
    const { insights, reflectionQuestion } = await reflect(mother);
    expect(insights.join(' ')).toContain('I should say sorry to Dan');
    expect(insights.join(' ')).toContain(
      'I want to be the kind of person who does that for people',
    );
    expect(insights.join(' ')).not.toMatch(/bench|half hour/);
    expect(reflectionQuestion).toContain('Dan');
  });

  it('is asked about in the writer’s own terms, said back to them', async () => {
    const { reflectionQuestion } = await reflect(
      'Long run along the canal. Cold and bright. I haven’t told anyone at work I run.',
    );
    expect(reflectionQuestion).toMatch(/you haven’t told anyone at work you run|I haven’t told/);
  });
});

describe('two lines of a page', () => {
  it('are not said to answer one another when they share nothing', async () => {
    const { insights } = await reflect(
      'Mum always says kids bounce back. The rain went on until four and the drains were loud. I ate lunch outside for the first time this month.',
    );
    expect(insights.join(' ')).not.toMatch(/“[^”]*bounce back[^”]*”[^.]*“[^”]*lunch outside/);
  });

  it('are put side by side when they are about the same thing', async () => {
    const { insights } = await reflect(
      'Had it out with Colin in the stockroom. Everybody heard. I could have done it quietly. I didn’t want to do it quietly.',
    );
    expect(insights.join(' ')).toMatch(
      /I could have done it quietly.*I didn’t want to do it quietly/,
    );
  });
});

describe('a month in which something was said at last', () => {
  const pages = [
    page('Joyce is leaving for the agency. I never told her that I only stayed because of her.', {
      id: 1,
      localDate: '2026-11-19',
    }),
    page('I told Joyce, in the car park. She held on to my sleeve.', {
      id: 2,
      localDate: '2026-11-21',
    }),
  ];
  const request: PeriodRequest = {
    kind: 'month',
    from: '2026-11-01',
    to: '2026-11-30',
    pages,
    related: [],
    entryCount: 2,
    words: 30,
    moods: [],
    themes: [{ theme: 'Joyce', count: 2 }],
    before: { entryCount: 0, words: 0, moods: [] },
  };

  it('has both lines with their days, and does not ask who should hear it', async () => {
    const { monthlyWisdom, question } = await guide.month(request, options);
    expect(monthlyWisdom).toContain('I never told her');
    expect(monthlyWisdom).toContain('I told Joyce');
    expect(question).toMatch(/November 19.*November 21|November 21.*November 19/);
  });

  it('is not claimed of another person', async () => {
    const other = page('I told Marek about the bins.', { id: 2, localDate: '2026-11-21' });
    const { monthlyWisdom } = await guide.month(
      { ...request, pages: [page(pages[0]?.content ?? ''), other] },
      options,
    );
    expect(monthlyWisdom).not.toContain('Marek about the bins');
  });
});

describe('Merlin, asked widely', () => {
  const pages = [
    page('I haven’t told Sam about the job ads. He covered for me again.', { id: 4 }),
    page('I am so tired that I fell asleep on the bus.', { id: 5, localDate: '2026-11-02' }),
  ];
  const ask = (question: string) =>
    guide.consult(
      { mode: 'custom', question, context: '', userName: 'Lee', today: '2026-11-21', pages },
      options,
    );

  it.each([
    ['What have I been hiding?', 4],
    ['Why am I always so exhausted?', 5],
  ])('answers %s from the page that says so', async (question, id) => {
    expect((await ask(question)).quotes.map(({ entryId }) => entryId)).toContain(id);
  });

  it('says so when a question is wider than a page, and shows the nearest', async () => {
    const { message, quotes } = await ask('Will it all be good?');
    expect(message).toMatch(/name, a place or a thing/);
    expect(quotes).toHaveLength(1);
  });
});

describe('the phrases of the house', () => {
  const all = (value: unknown): string[] =>
    typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(all);
  const filled = (phrase: string) =>
    phrase.replace(/\{(\w+)\}/g, (_, slot: string) =>
      /^(?:obj|who|name|speaker)$/i.test(slot) ? 'Dan' : '…',
    );
  const own: Record<string, string> = { you: 'I', your: 'my', yours: 'mine', yourself: 'myself' };
  const inFirstPerson = (text: string) =>
    text
      .replace(/\byou are\b/gi, 'I am')
      .replace(/\byou(?:r|rs|rself)?\b/gi, (word) => own[word.toLowerCase()] ?? word);

  it('are never taken for a cry for help, nor for advice, by the checks behind them', () => {
    const phrases = all([PHRASES, ASK, CONSULT, PATTERN, PERIOD, TITLES, RECALL, SPARSE]);
    expect(phrases.length).toBeGreaterThan(800);
    const taken = phrases
      .map(filled)
      .filter((text) =>
        [text, inFirstPerson(text)].some((said) => checkSafety(said) ?? checkAdvice(said)),
      );
    expect(taken).toEqual([]);
  });
});
