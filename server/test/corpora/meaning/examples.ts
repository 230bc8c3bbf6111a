import { readdirSync } from 'node:fs';
import { kindByWords } from '../../../src/features/entry-kind/index.ts';
import { checkSafety, type Meaning } from '../../../src/features/safety/index.ts';
import { HARMS } from '../../../src/features/safety/meaning/meaning.ts';
import { hashed, passagesOf, type Word } from '../../../src/features/safety/meaning/reading.ts';
import { wordsOfPage } from '../../../src/features/safety/meaning/whole-page.ts';
import {
  GRAVE_ELSEWHERE,
  GRAVE_LINES,
  HARMLESS_ELSEWHERE,
  LOOK_ALIKES,
} from '../grave/cases.data.ts';
import { WRITERS } from '../guide-samples/index.ts';
import { SAFETY_CASES } from '../safety/cases.data.ts';
import type { MeaningGroup } from './cases.types.ts';
import { TRAINING } from './train/index.ts';

/** What one example says of each meaning; a meaning that is not named is not learned from it. */
export type Labels = Partial<Record<Meaning, boolean>>;

export interface Example {
  words: readonly Word[];
  /** Where it stands in its text. */
  span: { start: number; end: number };
  labels: Labels;
  /** Phrases of the same text are in the same part when the training is checked on itself: a hash of it. */
  text: number;
  /** Where it comes from. */
  from: 'written' | 'labelled' | 'sample';
  /** Whether what is found in it would be a false alarm that counts. */
  isHarmless: boolean;
}

/** A line in which there is no danger. */
const NO_DANGER: Labels = {
  danger: false,
  now: false,
  suicide: false,
  'self-harm': false,
  abuse: false,
};
/** A text in which there is neither danger nor anything grave. */
const NOTHING: Labels = {
  ...NO_DANGER,
  still: false,
  loss: false,
  birth: false,
  illness: false,
  violence: false,
  hard: false,
};

function labelsOf(group: MeaningGroup, text: string): Labels {
  const { tier, kind, harm } = group;
  if (kind === 'plain') return group.isOfDangerAlone ? NO_DANGER : NOTHING;
  if (kind === 'danger') return { ...dangerOf(harm, text), now: tier === 'now' };
  return { ...NOTHING, danger: undefined, still: true, [kind]: true } as Labels;
}

/** Danger, and of what kind where that is written or a list knows it. */
function dangerOf(harm: MeaningGroup['harm'], text: string): Labels {
  const kind = harm ?? checkSafety(text)?.kind;
  if (kind === undefined) return { danger: true };
  return Object.fromEntries([['danger', true], ...HARMS.map((own) => [own, own === kind])]);
}

/** A text, what it says, and where it comes from. */
interface Labelled {
  text: string;
  labels: Labels;
  from: Example['from'];
  isOfPagesAlone?: boolean;
}

/** Every text that is trained on. */
async function labelled(): Promise<Labelled[]> {
  const list: Labelled[] = [];
  for (const group of TRAINING) {
    for (const text of group.texts)
      list.push({ ...group, text, labels: labelsOf(group, text), from: 'written' });
  }
  for (const { text, danger, kind } of SAFETY_CASES) {
    const about = danger ? { ...dangerOf(undefined, text), now: isNow(text, kind) } : quietly(text);
    list.push({ text, labels: about, from: 'labelled' });
  }
  for (const text of [...GRAVE_LINES, ...GRAVE_ELSEWHERE])
    list.push({ text, labels: { danger: false, now: false, still: true }, from: 'labelled' });
  for (const text of [...LOOK_ALIKES, ...HARMLESS_ELSEWHERE])
    list.push({ text, labels: NOTHING, from: 'labelled' });
  const pages = WRITERS.flatMap((writer) => writer.pages.map(([, text]) => text));
  for (const text of [...pages, ...(await demoTexts())])
    list.push({ text, labels: quietly(text), from: 'sample' });
  return list;
}

/** Labels of a text in which there is no danger: of what is grave in it nothing is learned. */
function quietly(text: string): Labels {
  const { grave, isDelicate } = kindByWords(text);
  return grave || isDelicate ? { danger: false, now: false } : NOTHING;
}

/** The texts of the training alone. */
export const trainingTexts = async (): Promise<string[]> =>
  (await labelled()).map(({ text }) => text);

/**
 * Every example there is: each phrase as it stands, of harmless ones also the single sentences, and each text that is long
 * enough for a page as a whole.
 */
export async function allExamples(): Promise<Example[]> {
  const texts = await labelled();
  return [
    ...texts.filter((own) => !own.isOfPagesAlone).flatMap(passagesIn),
    ...texts.flatMap(pageIn),
  ];
}

function passagesIn({ text: said, labels, from }: Labelled): Example[] {
  const text = hashed(said) >>> 0;
  const isHarmless = labels.danger === false && labels.still === false;
  const passages = passagesOf(said);
  const whole = passages.find(({ start, end }) => end - start >= said.trim().length - 3);
  const joined = whole ?? {
    start: 0,
    end: said.length,
    words: passages.flatMap(({ words }) => words),
  };
  return (isHarmless ? passages : [joined])
    .filter(({ words }) => words.length > 0)
    .map(({ words, start, end }) => ({
      words,
      span: { start, end },
      labels,
      text,
      from,
      isHarmless,
    }));
}

function pageIn({ text, labels, from }: Labelled): Example[] {
  const words = wordsOfPage(passagesOf(text));
  if (words === null || from !== 'written') return [];
  const isDanger = labels.danger === true;
  const span = { start: 0, end: text.length };
  return [
    {
      words,
      span,
      labels: { page: isDanger },
      text: hashed(text) >>> 0,
      from,
      isHarmless: labels.danger === false,
    },
  ];
}

/** What the seed personas wrote: a great deal of ordinary prose. */
async function demoTexts(): Promise<string[]> {
  const folder = new URL('../../../src/demo/personas/', import.meta.url);
  const files = readdirSync(folder).filter((file) => file.endsWith('.data.ts'));
  const texts = new Set<string>();
  const collect = (value: unknown): void => {
    if (typeof value === 'string') {
      if (value.length >= 25 && value.includes(' ')) texts.add(value);
    } else if (typeof value === 'object' && value !== null) {
      for (const own of Object.values(value)) collect(own);
    }
  };
  for (const file of files.sort()) collect(await import(new URL(file, folder).href));
  return [...texts];
}

/** Of the labelled set, whether a phrase of danger is explicit and present; nothing where it is not sure. */
function isNow(text: string, kind: string): boolean | undefined {
  if (kind === 'explicit') return true;
  if (kind === 'veiled' || kind === 'past' || kind === 'third-person') return false;
  return checkSafety(text)?.tier === 'veiled' ? false : undefined;
}
