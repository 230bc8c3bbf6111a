import { readdirSync } from 'node:fs';
import { kindByWords } from '../../../src/features/entry-kind/index.ts';
import { checkSafety, type Meaning } from '../../../src/features/safety/index.ts';
import { passagesOf, type Word } from '../../../src/features/safety/meaning/signs.ts';
import {
  GRAVE_ELSEWHERE,
  GRAVE_LINES,
  HARMLESS_ELSEWHERE,
  LOOK_ALIKES,
} from '../grave/cases.data.ts';
import { WRITERS } from '../guide-samples/index.ts';
import { SAFETY_CASES } from '../safety/cases.data.ts';
import type { MeaningGroup } from './cases.types.ts';
import { TRAIN_DANGER } from './train-danger.data.ts';
import { TRAIN_GRAVE } from './train-grave.data.ts';
import { TRAIN_MORE } from './train-more.data.ts';
import { TRAIN_PLAIN } from './train-plain.data.ts';
import { TRAIN_ROUND_DANGER } from './train-round-danger.data.ts';
import { TRAIN_ROUND_KINDS } from './train-round-kinds.data.ts';

/** What one example says of each meaning; a meaning that is not named is not learned from it. */
export type Labels = Partial<Record<Meaning, boolean>>;

export interface Example {
  words: readonly Word[];
  labels: Labels;
  /** Phrases of the same text are in the same part when the training is checked on itself. */
  text: number;
  /** Where it comes from. */
  from: 'written' | 'labelled' | 'sample';
  /** Whether what is found in it would be a false alarm that counts. */
  isHarmless: boolean;
}

const NOTHING: Labels = {
  danger: false,
  now: false,
  still: false,
  loss: false,
  birth: false,
  illness: false,
  violence: false,
  hard: false,
};

function labelsOf({ tier, kind }: MeaningGroup): Labels {
  if (kind === 'plain') return NOTHING;
  if (kind === 'danger') return { danger: true, now: tier === 'now' };
  return { ...NOTHING, danger: undefined, still: true, [kind]: true } as Labels;
}

/** Every example there is, each phrase as it stands; of harmless ones also the single sentences. */
export async function allExamples(): Promise<Example[]> {
  const examples: Example[] = [];
  let text = 0;
  let from: Example['from'] = 'written';
  const add = (said: string, labels: Labels) => {
    text += 1;
    const isHarmless = labels.danger === false && labels.still === false;
    const passages = passagesOf(said);
    const words = passages.find(({ start, end }) => end - start >= said.trim().length - 3)?.words;
    const all = isHarmless
      ? passages.map((own) => own.words)
      : [words ?? passages.flatMap((own) => own.words)];
    for (const own of all)
      if (own.length > 0) examples.push({ words: own, labels, text, from, isHarmless });
  };
  for (const group of [
    ...TRAIN_DANGER,
    ...TRAIN_GRAVE,
    ...TRAIN_PLAIN,
    ...TRAIN_MORE,
    ...TRAIN_ROUND_DANGER,
    ...TRAIN_ROUND_KINDS,
  ]) {
    for (const own of group.texts) add(own, labelsOf(group));
  }
  from = 'labelled';
  for (const { text: own, danger, kind } of SAFETY_CASES) {
    if (danger) add(own, { danger, now: isNow(own, kind) });
    else add(own, kindByWords(own).grave ? { danger, now: false } : { ...NOTHING });
  }
  for (const own of [...GRAVE_LINES, ...GRAVE_ELSEWHERE])
    add(own, { danger: false, now: false, still: true });
  for (const own of [...LOOK_ALIKES, ...HARMLESS_ELSEWHERE]) add(own, NOTHING);
  from = 'sample';
  for (const { pages } of WRITERS) {
    for (const [, own] of pages) {
      const { grave, isDelicate } = kindByWords(own);
      add(own, grave || isDelicate ? { danger: false, now: false } : NOTHING);
    }
  }
  for (const own of await demoTexts()) {
    const { grave, isDelicate } = kindByWords(own);
    add(own, grave || isDelicate ? { danger: false, now: false } : NOTHING);
  }
  return examples;
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
