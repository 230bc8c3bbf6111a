import { describe, expect, it } from 'vitest';
import { draftVision, type Evidence, type Passage, type VisionDraft } from './index.ts';
import { PEOPLE } from './people.samples.ts';

const pieces = Object.entries(PEOPLE).flatMap(([person, written]) =>
  written.map((texts, at) => ({ name: `${person} ${at + 1}`, passages: texts.map(passageOf) })),
);

function passageOf(written: (typeof PEOPLE)[string][number][number], at: number): Passage {
  const id = at + 1;
  return typeof written === 'string'
    ? { source: { kind: 'message', id, pillar: null }, text: written }
    : {
        source: { kind: 'response', id, pillar: written[0] },
        pillar: written[0],
        text: written[1],
      };
}

/** Everything that a draft says in somebody's words, with where it says it stands. */
function evidenceIn({ pillars, quotations }: VisionDraft): Evidence[] {
  return [
    ...quotations,
    ...pillars.flatMap(({ title, phrase, milestones, evidence }) => [
      { ...evidence.phrase, quote: phrase },
      ...(evidence.title ? [{ ...evidence.title, quote: title }] : []),
      ...milestones,
      ...milestones.map((step) => ({ ...step, quote: step.title })),
    ]),
  ];
}

const SENTENCE_END = /[.!?…”"]|\n|$/;

describe('forty conversations and forms of twelve people (D69)', () => {
  it('are forty and twelve', () => {
    expect(pieces).toHaveLength(40);
    expect(Object.keys(PEOPLE)).toHaveLength(12);
  });

  it.each(pieces)('$name: every word is traced to a sentence of theirs', ({ passages }) => {
    const draft = draftVision(passages);
    for (const { source, quote } of evidenceIn(draft)) {
      const text = passages.find((one) => one.source.id === source.id)?.text ?? '';
      expect(text).toContain(quote);
    }
    for (const { phrase, evidence, title, pillar, milestones, question } of draft.pillars) {
      expect(evidence.phrase.quote).toBe(phrase);
      if (!evidence.title) expect(title.toLowerCase()).toBe(pillar);
      // A whole sentence: it begins where one does, and ends where one does. None of theirs is longer
      // than what is cut to a clause.
      const text = passages.find((one) => one.source.id === evidence.phrase.source.id)?.text ?? '';
      const at = text.indexOf(phrase);
      expect(text.slice(0, at).trim()).toMatch(/[.!?:…”]$|^$/);
      expect(text.charAt(at + phrase.length)).toMatch(/\s|^$/);
      expect(phrase.slice(-1) + text.slice(at + phrase.length)).toMatch(SENTENCE_END);
      expect(phrase).not.toMatch(/\?|\b(?:says|said|told me|thinks|wants me|expects)\b/);
      expect(phrase).not.toMatch(/\b(?:maybe|perhaps|I guess|not sure)\b/i);
      for (const step of milestones) {
        expect(step.title.length).toBeLessThanOrEqual(150);
        expect(step.quote.startsWith(step.title)).toBe(true);
        expect(step.quote).not.toMatch(/\?|\b(?:says|said|told me|wants me|last year)\b/);
      }
      if (milestones.length > 0) expect(question).toBeNull();
    }
    for (const text of Object.values(draft.extractedCategories)) {
      expect(passages.some((one) => one.text.includes(text))).toBe(true);
    }
    // What the summary says besides quotations is counted.
    const quoted = [...draft.summary.matchAll(/“([^”]*)”/g)].map(([, words]) => words);
    expect(quoted).toEqual(draft.quotations.map(({ quote }) => quote));
    expect(draft.quotations.length).toBeLessThanOrEqual(5);
  });

  it('finds something to build from in most of them', () => {
    const built = pieces.filter(({ passages }) => draftVision(passages).pillars.length > 0);
    expect(built.length).toBeGreaterThanOrEqual(36);
    const steps = built.flatMap(({ passages }) =>
      draftVision(passages).pillars.flatMap(({ milestones }) => milestones),
    );
    expect(steps.length).toBeGreaterThanOrEqual(10);
  });
});
