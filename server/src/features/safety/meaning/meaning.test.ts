import { describe, expect, it } from 'vitest';
import { HELD_OUT_FURTHER_PEOPLE } from '../../../../test/corpora/meaning/held-out/further-people.data.ts';
import { HELD_OUT_MORE } from '../../../../test/corpora/meaning/held-out/index.ts';
import { HELD_OUT_PAGES } from '../../../../test/corpora/meaning/held-out/pages.data.ts';
import { HELD_OUT_PEOPLE } from '../../../../test/corpora/meaning/held-out/people.data.ts';
import { HELD_OUT } from '../../../../test/corpora/meaning/held-out.data.ts';
import { inSum, meanOf, measureGroups } from '../../../../test/corpora/meaning/measure.ts';
import { readDanger } from './danger.ts';
import { likelyMeanings, readStill } from './meaning.ts';
import { passagesOf, stretchesOf } from './reading.ts';
import { scoreOfPage } from './whole-page.ts';

const scores = measureGroups(HELD_OUT);
const named = (...names: string[]) => scores.filter(({ group }) => names.includes(group.name));
const plain = scores.filter(({ group }) => group.kind === 'plain');
const grave = scores.filter(({ group }) => group.kind !== 'plain' && group.kind !== 'danger');

describe('phrases that neither lists nor training have seen (D76)', () => {
  it('that are explicit and present get the full alarm', () => {
    expect(meanOf(named('explicit and present'), ({ now }) => now)).toBeGreaterThanOrEqual(0.95);
  });

  it('that are past or about others get a quiet line', () => {
    const found = meanOf(named('past, recovered or of others'), ({ quiet }) => quiet);
    expect(found).toBeGreaterThanOrEqual(0.9);
  });

  it('that are harmless seldom get a full alarm', () => {
    expect(meanOf(plain, ({ now }) => now)).toBeLessThanOrEqual(0.05);
  });

  it('that tell of a loss, an illness or something hard are mostly asked nothing', () => {
    expect(meanOf(grave, ({ stillInPage }) => stillInPage)).toBeGreaterThanOrEqual(0.5);
  });

  it('that are ordinary are mostly asked something', () => {
    expect(meanOf(named('ordinary'), ({ still }) => still)).toBeLessThanOrEqual(0.15);
  });
});

describe('many more such phrases', () => {
  const more = measureGroups(HELD_OUT_MORE);
  const [veiled, harmless] = inSum(more);
  const found = (name: string) => {
    const own = more.filter(({ group }) => group.name === name);
    return {
      now: meanOf(own, ({ now }) => now),
      any: meanOf(own, ({ now, quiet }) => now + quiet),
    };
  };

  it('that are explicit and present are all found, nearly all with the full alarm', () => {
    expect(found('explicit and present, more').now).toBeGreaterThanOrEqual(0.93);
    expect(found('explicit and present, more').any).toBeGreaterThanOrEqual(0.98);
  });

  // A guard against losing ground: the aim of nine in ten is far off.
  it('that are veiled are found three times as often as by the lists alone', () => {
    expect((veiled?.now ?? 0) + (veiled?.quiet ?? 0)).toBeGreaterThanOrEqual(0.42);
  });

  it('that are harmless and ordinary are left alone', () => {
    expect(harmless?.now).toBeLessThanOrEqual(0.03);
    expect(harmless?.quiet).toBeLessThanOrEqual(0.06);
    expect(found('ordinary lines').any).toBeLessThanOrEqual(0.01);
    expect(found('ordinary entries').any).toBeLessThanOrEqual(0.025);
  });
});

describe('what many people write, each in their own way', () => {
  const [explicit, , harmless] = measureGroups(HELD_OUT_PEOPLE);

  // Guards against losing ground: before there were examples of many people it was 0.55 and 0.74.
  it('has the full alarm three times in four where it is explicit and present', () => {
    expect(explicit?.now).toBeGreaterThanOrEqual(0.73);
    expect((explicit?.now ?? 0) + (explicit?.quiet ?? 0)).toBeGreaterThanOrEqual(0.85);
  });

  it('is found in the middle of an ordinary page as well, if not as often', () => {
    expect(explicit?.foundInPage).toBeGreaterThanOrEqual(0.76);
  });

  it('has hardly any where it is harmless', () => {
    expect(harmless?.now).toBeLessThanOrEqual(0.017);
    expect(harmless?.quiet).toBeLessThanOrEqual(0.04);
  });

  it('is found, or left alone, as often where others write', () => {
    const [further, veiled, plain] = measureGroups(HELD_OUT_FURTHER_PEOPLE);
    expect(further?.now).toBeGreaterThanOrEqual(0.62);
    expect((further?.now ?? 0) + (further?.quiet ?? 0)).toBeGreaterThanOrEqual(0.77);
    expect((veiled?.now ?? 0) + (veiled?.quiet ?? 0)).toBeGreaterThanOrEqual(0.48);
    expect((plain?.now ?? 0) + (plain?.quiet ?? 0)).toBeLessThanOrEqual(0.03);
  });
});

describe('whole pages on which somebody puts in order what they have', () => {
  const [farewells, ordinary] = measureGroups(HELD_OUT_PAGES);

  // Guards against losing ground: before pages were read as a whole it was 1 of 40, and 28 of 100.
  it('have a quiet line, a quarter of those before somebody means to die', () => {
    expect(farewells?.quiet).toBeGreaterThanOrEqual(0.27);
  });

  it('have hardly ever the full alarm where somebody only moves house', () => {
    expect(ordinary?.now).toBeLessThanOrEqual(0.04);
    expect(ordinary?.quiet).toBeLessThanOrEqual(0.35);
  });
});

describe('the classifier of meanings', () => {
  it('ranks what is veiled above what is ordinary', () => {
    const ofDanger = (text: string) => likelyMeanings(text).danger.score;
    const veiled = ofDanger('I gave Pa’s violin to Oskar and the fish to the school. All settled.');
    expect(veiled).toBeGreaterThan(ofDanger('Gave Grandma’s violin to be restored.'));
  });

  it('holds a page that is dark in several places to be more than one dark line among others', () => {
    const pageOf = (...dangers: number[]) =>
      scoreOfPage(
        dangers.map((danger, at) => ({ danger, span: { start: at * 9, end: at * 9 + 9 } })),
      );
    expect(pageOf(0.5, -3, 0.5, -3, 0.5)).toBeGreaterThan(pageOf(0.9, -3, -3, -3, -3));
    expect(pageOf(2, 2)).toBe(Number.NEGATIVE_INFINITY);
    const overlapping = [0, 1, 2, 3].map((start) => ({
      danger: 2,
      span: { start, end: start + 9 },
    }));
    expect(scoreOfPage(overlapping)).toBe(Number.NEGATIVE_INFINITY);
  });

  it('takes the number of a list for no sentence of its own', () => {
    const read = passagesOf('1. Bread and milk\n2. Ring the plumber about the tap').map(
      ({ words }) => words.length,
    );
    expect(read.every((words) => words > 1)).toBe(true);
    expect(passagesOf('1.\n2.\n3.')).toEqual([]);
  });

  it('has to be more certain of what is veiled on a day that is marked happy, of what is present never', () => {
    const texts = [...HELD_OUT, ...HELD_OUT_MORE]
      .filter(({ kind }) => kind === 'danger')
      .flatMap((group) => group.texts);
    const foundOn = (isLightDay: boolean) =>
      texts.flatMap((text) => readDanger(text, isLightDay).danger ?? []);
    const [any, light] = [foundOn(false), foundOn(true)];
    expect(light.length).toBeLessThan(any.length);
    const present = (found: typeof any) => found.filter(({ isPresent }) => isPresent).length;
    expect(present(light)).toBe(present(any));
  });

  it('doubts a page of which several lines together tell what none of them does', () => {
    const lines = [
      'It was that sort of evening again, so I did it.',
      'Up by the hip, as nobody looks there.',
      'It is six now since the clocks went back.',
      'Afterwards it is quiet for a while and I can do my sums.',
      'I told Gran it was the hedge.',
    ];
    const alone = Math.max(...lines.map((line) => readStill(line).doubt));
    expect(readStill(lines.join(' ')).doubt).toBeGreaterThan(alone);
    expect(stretchesOf(lines.join(' ')).every(({ words }) => words.length <= 60)).toBe(true);
    expect(stretchesOf(`${'so it went on '.repeat(60)}.`).length).toBeGreaterThan(1);
  });

  it('leaves languages alone that it was not trained on', () => {
    const { danger } = readDanger(
      'Heute habe ich lange geschlafen. Je suis fatiguée, il pleut, le chat dort sur le lit. ' +
        'No quiero ir al trabajo mañana, pero es lunes. Mums patika gulēt ilgi, tad ēdām pankūkas.',
    );
    expect(danger).toBeNull();
  });

  it('points into the text, whatever it is made of', () => {
    for (const text of ['', '…', 'a '.repeat(50_000), '\n\n- \n', '死'.repeat(3000)]) {
      expect(readStill(text).doubt).not.toBeNaN();
      const { danger } = likelyMeanings(text);
      expect(danger.span.end).toBeLessThanOrEqual(text.length);
    }
  });
});
