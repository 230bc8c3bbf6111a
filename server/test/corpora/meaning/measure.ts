import { kindOf } from '../../../src/features/entry-kind/index.ts';
import { openSafety } from '../../../src/features/safety/index.ts';
import type { MeaningGroup } from './cases.types.ts';

/** Of the phrases of a group, the parts that got a full alarm, a quiet line, and no question. */
export interface GroupScore {
  group: MeaningGroup;
  now: number;
  quiet: number;
  /** The part that got one of both in the middle of an ordinary page. */
  foundInPage: number;
  /** Known for something that is not asked about, each phrase alone. */
  still: number;
  /** The same in the middle of an ordinary page. */
  stillInPage: number;
}

const BEFORE =
  'Rain until four, then some sun over the roofs. I made soup and answered two letters.\n\n';
const AFTER = '\n\nThe bus was late as well. I ironed five shirts and listened to the radio.';
const inPage = (text: string): string => `${BEFORE}${text}${AFTER}`;

const isStill = (content: string): boolean => {
  const { grave, isDelicate } = kindOf(content);
  return grave !== null || isDelicate;
};

/** Of phrases that several groups share, the mean weighted by how many there are. */
export const meanOf = (scores: readonly GroupScore[], of: (score: GroupScore) => number): number =>
  scores.reduce((sum, score) => sum + of(score) * score.group.texts.length, 0) /
  scores.reduce((sum, { group }) => sum + group.texts.length, 0);

/** Counts what the safety check and the kinds of entries make of labelled phrases. */
export function measureGroups(groups: readonly MeaningGroup[]): GroupScore[] {
  const { tierOfEntry } = openSafety({});
  return groups.map((group) => {
    const share = (is: (text: string) => boolean) =>
      group.texts.filter(is).length / group.texts.length;
    return {
      group,
      now: share((content) => tierOfEntry({ content }) === 'now'),
      quiet: share((content) => tierOfEntry({ content }) === 'quiet'),
      foundInPage: share((text) => tierOfEntry({ content: inPage(text) }) !== null),
      still: share(isStill),
      stillInPage: share((text) => isStill(inPage(text))),
    };
  });
}

/** The groups of veiled and of harmless phrases as if each were one, for sets that have several of them. */
export function inSum(scores: readonly GroupScore[]): GroupScore[] {
  return ['veiled', 'harmless'].flatMap((sort) => {
    const own = scores.filter(({ group }) => group.name.startsWith(`${sort}:`));
    const first = own[0];
    if (!first) return [];
    const texts = own.flatMap(({ group }) => group.texts);
    return {
      group: { ...first.group, name: `all that is ${sort}`, texts },
      now: meanOf(own, ({ now }) => now),
      quiet: meanOf(own, ({ quiet }) => quiet),
      foundInPage: meanOf(own, ({ foundInPage }) => foundInPage),
      still: meanOf(own, ({ still }) => still),
      stillInPage: meanOf(own, ({ stillInPage }) => stillInPage),
    };
  });
}
