import { describe, expect, it } from 'vitest';
import { consultRequest, pageOf } from '../../../../test/guide-requests.ts';
import type { ConsultFacts, ConsultRequest } from '../../guide-provider/index.ts';
import { checkAdvice } from '../../safety/index.ts';
import { DAILY_LINES } from './daily-lines.data.ts';
import { consultOn, dailyLine } from './merlin.ts';
import { parseQuestion } from './parse-question.ts';

const facts: ConsultFacts = {
  entries: 31,
  words: 4020,
  firstDate: '2026-03-03',
  lastDate: '2026-11-20',
  sought: [],
  matching: null,
  each: [],
  mood: null,
  moods: [],
  themes: [],
  inRange: null,
  longest: null,
};
const ask = (
  question: string,
  more: Partial<ConsultFacts> = {},
  rest: Partial<ConsultRequest> = {},
) => consultOn({ ...consultRequest, question, facts: { ...facts, ...more }, ...rest });
const empty = { pages: [], facts: { ...facts, entries: 0 } };

describe('what the pages can answer', () => {
  it('is answered with dates, numbers and quotations', () => {
    const { message, quotes } = ask('When did I last write about the ladder?', {
      matching: { count: 9, firstDate: '2026-03-03', lastDate: '2026-10-03', dates: [] },
    });
    expect(message).toMatch(
      /^9 pages have ladder, the first of March 3, the latest of October 3\./,
    );
    expect(message).toContain('“The ladder is still against the shed.”');
    expect(quotes).toMatchObject([{ entryId: 7 }]);
  });

  it('is how much was written, which moods, who, and what was promised', () => {
    expect(ask('How many pages have I written?').message).toBe(
      '31 pages with 4,020 words. The first is of March 3, the latest of November 20.',
    );
    const mood = { count: 3, dates: ['2026-11-20', '2026-10-03'] };
    expect(ask('When was I last calm, and what came after?', { mood }).message).toMatch(
      /^Calm is recorded on 3 pages, latest on November 20 and before that on October 3\./,
    );
    expect(
      ask('Who do I write about?', { themes: [{ theme: 'Tomas', count: 4 }] }).message,
    ).toMatch(/Tomas \(4 pages\)/);
    const pages = [pageOf(9, 'I will write to the school. Rain.')];
    expect(ask('What did I say I would do?', {}, { pages }).message).toBe(
      'November 20: “I will write to the school.”',
    );
  });

  it.each([
    'What should a first page be about?',
    'How do you read a page?',
    'What might I write about today?',
    'What keeps coming back in my pages?',
    'When was I last sad, and what came after?',
    'What did I say I would do?',
  ])('has a true answer on an empty journal: %s', (question) => {
    const { message, quotes } = ask(question, {}, empty);
    expect(message).not.toBe('');
    expect(quotes).toEqual([]);
  });
});

it.each(['Should I leave him?', 'Will it rain on Sunday?', 'What is wrong with me?', 'Why?'])(
  'says in one line that pages cannot answer: %s',
  (question) => {
    expect(ask(question).message).toMatch(/^(?:Pages cannot answer that|That is wider)/);
  },
);

it('reads nothing back of a grave page but its line', () => {
  const pages = [pageOf(9, 'Dad died at six. The ladder is out.')];
  const { message, quotes } = ask('', {}, { mode: 'reflection', pages });
  expect(message).not.toContain('?');
  expect(quotes).toEqual([{ entryId: 9, text: 'Dad died at six.', note: '' }]);
});

it('has a line for each of four hundred days, none about a person', () => {
  const days = Array.from({ length: 400 }, (_, day) =>
    dailyLine(new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10)),
  );
  expect(new Set(days).size).toBe(400);
  for (const line of DAILY_LINES) {
    expect(line).not.toMatch(/\b(?:you|your)\b/i);
    expect(checkAdvice(line)).toBeNull();
  }
});

it('knows the days and words of a question', () => {
  expect(parseQuestion('What did I write last week?', '2026-11-24').range).toEqual({
    from: '2026-11-15',
    to: '2026-11-21',
  });
  expect(parseQuestion('What happened in March?', '2026-11-24').range?.from).toBe('2026-03-01');
  expect(parseQuestion('Do I mention Nell or the boat?', '2026-11-24').words).toEqual([
    'Nell',
    'boat',
  ]);
});
