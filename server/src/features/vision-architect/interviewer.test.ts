import { visionReadiness } from '@pathkeeper/contract';
import { describe, expect, it } from 'vitest';
import { askAbout, type Heard, nextQuestion, opening, type Planned } from './interviewer.ts';
import { pieceOf } from './piece.ts';

function says(heard: readonly Heard[], planned: Planned): Heard[] {
  const number = heard.length + 1;
  const { content, pillar, aspect } = planned;
  return [
    ...heard,
    { id: number, number, role: 'assistant', content, pillar, aspect, heavy: false },
  ];
}

function answers(heard: readonly Heard[], content: string, heavy = false): Heard[] {
  const number = heard.length + 1;
  return [
    ...heard,
    { id: number, number, role: 'user', content, pillar: null, aspect: null, heavy },
  ];
}

/** Plays a script: each answer to whatever is asked. */
function play(script: readonly string[]): Heard[] {
  return script.reduce(
    (heard, answer) => {
      const said = answers(heard, answer);
      return says(said, nextQuestion(said));
    },
    says([], opening()),
  );
}

const words = (text: string) => text.split(/\s+/).length;

const SCRIPT = [
  'I wake without an alarm in a house by the water, and there is bread. My day has an end, and I know what I did in it.',
  'Tomas rings and I do not say fine. We are in the kitchen of the upper house and he is peeling potatoes badly.',
  'I want to sleep through the night and swim in the harbour before breakfast, at least three times a week.',
  'Enough is one good retainer and no debt. I would draw breakwaters four days and keep the fifth for myself.',
  'I would like to leave steps that hold when I am not there, and a drawing that the apprentice can read.',
  'I want to learn how tides were counted before there were tables, and to read the old pilots properly.',
  'Quiet is on the pier at six. I would like an hour of it each week, without a telephone in my coat.',
  'I hope to be somebody who says the true thing first, and not on the way home.',
];

describe('the built-in interviewer (D69)', () => {
  it('is ready within 12 to 16 messages of a played script', () => {
    const heard = play(SCRIPT);
    const first = heard.findIndex((_, at) => visionReadiness(heard.slice(0, at + 1)).ready) + 1;
    expect(first).toBeGreaterThanOrEqual(12);
    expect(first).toBeLessThanOrEqual(16);
    const [before, said] = [heard[first - 2], heard[first]];
    expect(before?.content).not.toContain('enough here');
    expect(said?.content).toContain('There is enough here to generate a vision.');
  });

  it('asks one thing in at most forty words, with a piece of the answer letter by letter', () => {
    const heard = play([...SCRIPT, ...SCRIPT, ...SCRIPT, ...SCRIPT]);
    const asked = heard.filter(({ role }) => role === 'assistant');
    for (const { content, number } of asked) {
      expect(content.match(/\?/g), content).toHaveLength(1);
      expect(content.endsWith('?')).toBe(true);
      expect(words(content), content).toBeLessThanOrEqual(40);
      // What is repeated is theirs; what is said to it never praises.
      expect(content.replace(/“.*”/, '')).not.toMatch(
        /\b(?:great|wonderful|beautiful|amazing|well done|proud|good)\b(?! day)/i,
      );
      const [, piece] = /“(.*)”/.exec(content) ?? [];
      if (number === 1) expect(piece).toBeUndefined();
      else expect(heard[number - 2]?.content).toContain(piece);
    }
    // Twenty-one questions about the pillars, then the subjects that are open: none twice.
    const what = asked.map(({ pillar, aspect }) => `${pillar} ${aspect}`);
    expect(new Set(what.slice(0, 22)).size).toBe(22);
    expect(asked.slice(0, 8).map(({ aspect }) => aspect)).toEqual([
      'opening',
      ...Array(7).fill('wish'),
    ]);
  });

  it('asks further of the pillar that was just answered, and names the one that it goes back to', () => {
    const heard = play(Array(23).fill('I would like more of that than there is now, and soon.'));
    const all = heard.filter(({ role }) => role === 'assistant');
    const asked = all.slice(8, 22);
    expect(asked[0]?.pillar).toBe(all[7]?.pillar);
    for (const [at, { content, pillar }] of asked.entries()) {
      const isBack = at > 0 && asked[at - 1]?.pillar !== pillar;
      expect(/Back to [^:]+: [a-z]/.test(content), content).toBe(isBack);
    }
  });

  it('goes on with what was answered where that plainly speaks of another pillar', () => {
    const wealth = 'I have a good salary, no debts and a job that ends at four.';
    const script = ['Bread and a walk along the river.', ...Array(6).fill('skip'), wealth];
    const heard = play(script);
    expect(heard.at(-1)).toMatchObject({ pillar: 'wealth', aspect: expect.any(String) });
    expect(heard.at(-1)?.content).not.toContain('closeness');
  });

  it('asks no more of a pillar that was left open, and claims to keep nothing', () => {
    const heard = play(['Bread and a walk along the river.', ...Array(9).fill('skip')]);
    const asked = heard.filter(({ role }) => role === 'assistant');
    expect(asked.filter(({ aspect }) => aspect === 'why' || aspect === 'way')).toEqual([]);
    const long = play([...SCRIPT, ...SCRIPT]).map(({ content }) => content);
    expect(long.join(' ')).not.toMatch(/\bI (?:have kept|am holding)/);
    const open = nextQuestion(
      answers(says([], opening()), 'There is nothing more to say about that'),
    );
    expect(open.content).toMatch(/^That stays open\./);
  });

  it('returns once to what was left thin', () => {
    const heard = play(['A quiet day with bread and a walk in the morning.', 'Nobody.', ...SCRIPT]);
    const again = heard.filter(({ aspect }) => aspect === 'again');
    expect(again.map(({ pillar }) => pillar)).toEqual([heard[2]?.pillar]);
  });

  it('repeats neither what is heavy nor a question, and asks the open question again', () => {
    const begun = says([], opening());
    const heavy = nextQuestion(answers(begun, 'My father died in May and I want him back.', true));
    expect(heavy).toMatchObject({ quotes: [], aspect: 'waiting' });
    expect(heavy.content).not.toMatch(/father died|\?/);
    const asked = answers(begun, 'What do you mean by that?');
    expect(nextQuestion(asked).content).toMatch(/^I am software .* What is in it\?$/);
  });

  it('asks on after words that may tell of danger, and repeats none of them', () => {
    const begun = says([], opening());
    const said = answers(begun, 'I gave my guitar to Sam, somebody ought to play it.', true);
    const { content, quotes } = nextQuestion(said);
    expect(content).toMatch(/^That is written down\. .*\?$/);
    expect(quotes).toEqual([]);
  });

  it.each([
    'My wife died in May. I don’t know what I want any more.',
    'We lost the baby at twenty weeks.',
    'the doctors said no',
    'They found a shadow on my lung.',
    'stop',
    'Please stop asking!',
  ])('waits in one quiet sentence after %j, and repeats none of it', (said) => {
    const begun = answers(says([], opening()), said);
    const { content, quotes, aspect } = nextQuestion(begun);
    expect(content).toMatch(/^[^.?“]+\.$/);
    expect([quotes, aspect]).toEqual([[], 'waiting']);
    // The next answer is asked on as before.
    const on = answers(says(begun, nextQuestion(begun)), 'I would like bread and a quiet kitchen.');
    expect(nextQuestion(on).content).toContain('?');
  });

  it.each(['no', 'No.', 'I want I want', 'asdf asdf', 'I don’t know', 'ok', 'skip'])(
    'does not take %j for an answer, and asks it once',
    (said) => {
      const heard = play(['A quiet day with bread and a walk in the morning.', said, ...SCRIPT]);
      expect(heard[4]?.content).toMatch(/^That stays open\. .*\?$/);
      expect(heard.filter(({ aspect }) => aspect === 'again')).toEqual([]);
    },
  );

  it('repeats no few words about somebody', () => {
    expect(nextQuestion(answers(says([], opening()), 'My husband walked out.')).quotes).toEqual([]);
  });

  it('asks about the subject that was pressed', () => {
    expect(askAbout('quiet')).toMatchObject({
      pillar: 'spirituality',
      aspect: 'quiet',
      quotes: [],
    });
  });

  it.each([
    ['I would like to be somebody he tells things to before they are over.', /^somebody he tells/],
    [
      'I would like him to have the quilts and to know which scrap came from which dress.',
      /^him to have the quilts$/,
    ],
    ['I’d like to be somebody who opens the door when they ring.', /^somebody who opens the door$/],
    ['I want to stay in it until Emma has finished school.', /^stay in it$/],
    ['Sleep.', /^Sleep$/],
    ['sleep, mostly', /^sleep, mostly$/],
    ['I don’t want to be rich.', /^I don’t want to be rich$/],
    ['I don’t want to be rich, and I never wanted it, whatever they say.', null],
    ['She said “I want you to stay”.', null],
    ['Ich möchte am Fluss entlang gehen.', /^Ich möchte am Fluss/],
    ['川の近くに住みたい。', /^川の近くに住みたい$/],
    ['?', null],
    ['🙂', null],
    [`a${'b'.repeat(99)}`, null],
  ])('repeats of %j %s', (answer, expected) => {
    const piece = pieceOf(answer);
    if (expected === null) expect(piece).toBeNull();
    else {
      expect(piece).toMatch(expected);
      expect(answer).toContain(piece);
    }
  });
});
