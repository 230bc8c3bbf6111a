import { beforeEach, describe, expect, it, vi } from 'vitest';
import { newRecord, SHARED } from '../../lib/drafts/draft-record.ts';
import { putDraft } from '../../lib/drafts/draft-store.ts';
import {
  type Answerer,
  type Answers,
  answersKey,
  claimAnswers,
  dropVisitorsAnswers,
  isComplete,
  isUntouched,
  keepVisitorReading,
  noAnswers,
  readAnswers,
  readVisitorReading,
  takeClaim,
  type VisitorReading,
  visitorsAnswers,
  withVisitors,
} from './answers.ts';

const sixteen = (text: string) => Array.from({ length: 16 }, () => text);
const held = new Map<string, string>();

/** Keeps answers as their form does. */
const keepAnswers = (answerer: Answerer, fields: Answers) =>
  putDraft({ ...newRecord(answersKey(answerer), noAnswers(), SHARED), fields, changedAt: 1 });

beforeEach(() => {
  held.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => held.set(key, value),
    removeItem: (key: string) => held.delete(key),
  });
});

describe('answers kept in the browser', () => {
  it('come back as they were, at the question that was open', () => {
    const answers = { texts: sixteen('').with(6, 'The long shed.'), at: 6 };
    expect(keepAnswers(12, answers)).toBe(true);
    expect(readAnswers(12)).toEqual(answers);
    expect(isUntouched(readAnswers(12))).toBe(false);
    expect(isComplete(readAnswers(12))).toBe(false);
    expect(isComplete({ texts: sixteen('Yes.'), at: 0 })).toBe(true);
  });

  it('belong to one person', () => {
    keepAnswers(12, { texts: sixteen('Mine.'), at: 3 });
    expect(readAnswers(13)).toEqual(noAnswers());
    expect(readAnswers('visitor')).toEqual(noAnswers());
  });

  it('are none where what is kept cannot be made out', () => {
    const fields = ['7', 'null', '{"texts":["one"],"at":0}', '{"texts":null}'];
    for (const odd of ['', '{', ...fields.map((each) => `{"fields":${each}}`)]) {
      held.set('pathkeeper-drafts:questionnaire:12:shared', odd);
      expect(readAnswers(12)).toEqual(noAnswers());
    }
    keepAnswers(12, { texts: sixteen('A line.'), at: 99 });
    expect(readAnswers(12).at).toBe(15);
  });
});

describe('what a visitor leaves in the browser', () => {
  const made = {
    answers: sixteen('Done.'),
    ikigaiAnalysis: { quotes: [] },
    createdAt: '2026-11-21T22:40:00Z',
  };

  it('is offered back: what they were writing before what was read', () => {
    expect(visitorsAnswers()).toBeNull();
    keepVisitorReading(made as unknown as VisitorReading);
    expect(visitorsAnswers()).toEqual({ texts: sixteen('Done.'), at: 0 });
    keepAnswers('visitor', { texts: sixteen('').with(0, 'Begun.'), at: 1 });
    expect(visitorsAnswers()?.texts[0]).toBe('Begun.');
  });

  it('is gone once it is dropped', () => {
    keepVisitorReading(made as unknown as VisitorReading);
    keepAnswers('visitor', { texts: sixteen('Begun.'), at: 1 });
    dropVisitorsAnswers();
    expect(visitorsAnswers()).toBeNull();
    expect(readVisitorReading()).toBeNull();
  });
});

describe('answers of a visitor who signs in', () => {
  const begun = (...first: string[]) => sixteen('').map((none, place) => first[place] ?? none);

  it('go where nothing stands yet, and take no word from what does', () => {
    const own = { texts: begun('Mine.', '', 'Both.'), at: 2 };
    const theirs = { texts: begun('Theirs.', 'Second.', 'Both.'), at: 1 };
    expect(withVisitors(own, theirs)).toEqual({
      texts: begun('Mine.\n\nTheirs.', 'Second.', 'Both.'),
      at: 2,
    });
  });

  it('open where the visitor was, when there are no others', () => {
    const theirs = { texts: begun('One.', 'Two.'), at: 2 };
    expect(withVisitors(noAnswers(), theirs)).toEqual(theirs);
  });
});

describe('a claim of a visitor’s answers', () => {
  const tab = new Map<string, string>();
  beforeEach(() => {
    tab.clear();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => tab.get(key) ?? null,
      setItem: (key: string, value: string) => tab.set(key, value),
      removeItem: (key: string) => tab.delete(key),
    });
    vi.setSystemTime('2026-11-27T22:40:00Z');
    return () => vi.useRealTimers();
  });

  it('outlives the new load of the page that opening an account ends in, and holds once', async () => {
    claimAnswers();
    vi.resetModules();
    const loaded = await import('./answers.ts');
    expect(loaded.takeClaim()).toBe(true);
    expect(loaded.takeClaim()).toBe(false);
  });

  it('does not hold for whoever sits there later, nor where nothing was claimed', () => {
    expect(takeClaim()).toBe(false);
    claimAnswers();
    vi.setSystemTime('2026-11-27T23:10:00Z');
    expect(takeClaim()).toBe(false);
  });
});
