import { describe, expect, it } from 'vitest';
import { draftVision, type Passage } from './index.ts';

const passage = (text: string, id = 1): Passage => ({
  source: { kind: 'message', id, pillar: null },
  text,
});

const SWIM = 'I want to swim in the harbour before breakfast.';
const CALL = 'I will call Tomas every Sunday evening.';
const passages = [
  passage(`${SWIM} My mother wants me to be a doctor.`),
  passage(`${CALL} I don't want to move to the city.`, 2),
];

const drafted = (pillar: string, phrase: string, milestones: string[] = [], said = passages) =>
  draftVision(said, [{ pillar, phrase, milestones }]).pillars;

describe('a vision with sentences that a model chose', () => {
  it('puts them where the model would, each with the message it stands in', () => {
    expect(drafted('wisdom', SWIM, [CALL])).toMatchObject([
      {
        pillar: 'wisdom',
        phrase: SWIM,
        milestones: [{ title: CALL, quote: CALL, source: { id: 2 } }],
        evidence: { phrase: { quote: SWIM, source: { id: 1 } } },
      },
    ]);
  });

  it('takes a sentence whole where a part of it was pointed at', () => {
    expect(drafted('health', 'swim in the harbour')[0]?.phrase).toBe(SWIM);
    const said = [passage('I want to stop lying awake at night.')];
    expect(drafted('health', 'lying awake at night', [], said)[0]?.phrase).toBe(said[0]?.text);
  });

  it.each([
    ['of others', 'My mother wants me to be a doctor.'],
    ['denied', 'want to move to the city'],
    ['of nobody', 'I want to win a gold medal.'],
    ['cut within a word', 'wim in the harbour'],
    ['empty', ''],
  ])('passes over what is %s', (_, words) => {
    const own = draftVision(passages);
    expect(draftVision(passages, [{ pillar: 'wealth', phrase: words, milestones: [] }])).toEqual(
      own,
    );
    const [made] = drafted('health', SWIM, [words]);
    expect(made?.milestones.map(({ title }) => title)).not.toContain(words);
  });

  it('fills a pillar once, uses a sentence once, and knows seven pillars', () => {
    const choices = [
      { pillar: 'fame', phrase: SWIM, milestones: [] },
      { pillar: 'health', phrase: SWIM, milestones: [SWIM] },
      { pillar: 'health', phrase: CALL, milestones: [] },
      { pillar: 'wisdom', phrase: SWIM, milestones: [] },
    ];
    const { pillars } = draftVision(passages, choices);
    expect(pillars.map(({ pillar, phrase }) => [pillar, phrase])).toEqual([
      ['health', SWIM],
      ['love', CALL],
    ]);
  });
});
