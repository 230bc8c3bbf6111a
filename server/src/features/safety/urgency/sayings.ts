import { SAYINGS } from './sayings.data.ts';

/** How far after a sentence what belongs to it is looked for, in characters. */
export const NEAR = 120;

/** Where words are looked for, each part within the next. */
export interface Places {
  /** The words of danger that were found. */
  found: string;
  sentence: string;
  /** The sentence and `NEAR` characters after it. */
  near: string;
  /** The text without the sentences that were read already. */
  unread: string;
  text: string;
}

type Words = readonly [where: keyof Places, words: RegExp];

/** A way of speaking that takes words of danger and means none. */
export interface Saying {
  /** Whether the whole sentence is read as no more than a saying, or the words that were found alone. */
  in: 'sentence' | 'found';
  says: RegExp;
  /** What must stand there too. */
  beside?: Words;
  /** What must not stand there. */
  unless?: readonly Words[];
}

/** The saying that words of danger belong to, and where it begins in the part that it is looked for in. */
export function sayingOf(places: Places): (Pick<Saying, 'in'> & { at: number }) | undefined {
  const straight = Object.fromEntries(
    Object.entries(places).map(([place, text]) => [place, text.replaceAll('\u2019', "'")]),
  ) as unknown as Places;
  const stands = ([where, words]: Words) => words.test(straight[where]);
  const said = SAYINGS.find(
    ({ in: where, says, beside, unless }) =>
      stands([where, says]) && (!beside || stands(beside)) && !unless?.some(stands),
  );
  return said && { in: said.in, at: straight[said.in].search(said.says) };
}

/** Whether a passage by itself is no more than a saying. */
export const isSaying = (passage: string): boolean =>
  sayingOf({ found: '', sentence: passage, near: passage, unread: passage, text: passage }) !==
  undefined;
