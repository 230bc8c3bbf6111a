import { addDays, type Mood } from '@pathkeeper/contract';
import { kinIn, patternOfKin } from '../../../platform/language/kin.ts';
import { isGlad, isHeavy, isLight } from '../../../platform/language/moods.ts';
import { isCapitalised, isNamedIn } from '../../../platform/language/named.ts';
import { themesOf } from '../../../platform/language/themes.ts';
import { type EntryKind, kindOf, lineAt } from '../../entry-kind/index.ts';
import type { Asking } from '../../guide-provider/index.ts';

/** What a grave entry tells (D76): of whom, by name or by what they are to the writer. */
export interface Grave {
  people: string[];
  /** An illness of which nothing says that it does not pass. */
  isPassing: boolean;
}

/** For so many days after a grave entry little is said. */
export const QUIET_DAYS = 7;
/**
 * For so many days after a grave entry, or one that tells of danger to its writer, nothing is asked. After a grave
 * entry a glad day is asked about as soon as the next day.
 */
const UNASKED_DAYS = { grave: 2, danger: 3 };
/** For so many days only what surely reads like an ordinary day is asked about, and gently. */
const WARY_DAYS = { grave: QUIET_DAYS, dangerOfOthers: 7, danger: 21 };
/** The longest of those times. */
export const LATELY_DAYS = WARY_DAYS.danger;
/** The most doubt that such an ordinary day leaves, by its mood. */
const LIKE_ANY_DAY = { light: 0.3, other: -0.4 };
/**
 * How much an entry reads like grave entries, from which on it counts as one where it tells of an illness or violence,
 * where a grave word may be a way of speaking, and as one of danger where that is not explicit.
 */
const READS_GRAVE = { told: -0.7, word: -0.4, danger: 0.8 };
/** For so many days nothing is asked of an entry that names somebody of whom a grave one tells: an illness passes. */
const NAMED_DAYS = { passing: 30, other: 365 };

/** Words of an illness that ended in a death, or will, or stays. */
const LASTING =
  /\b(?:lost|losing|took|takes|taken|won|gone|passed|passing|succumbed|gave out|battle|fight with|funeral|died?|dying|dead|death|hospice|palliative|terminal\w*|incurable|inoperable|stage (?:four|4)|(?:three|six|few|\d+) (?:months|weeks) (?:left|to live)|(?:gives?|gave|given) (?:him|her|them|me) (?:\w+ )?\w+ (?:months|weeks|years)|neurone?|pancrea\w*|dementia|alzheimer\w*|parkinson\w*|sectioned|overdose\w*|tried to)\b/i;

/** How an entry is to be met (D76). */
export interface Gravity {
  kind: EntryKind;
  grave: Grave | null;
  /** It may tell of something grave without a word for it, so that nothing is asked of it. */
  isDelicate: boolean;
  /** The grave word may be a way of speaking. */
  isLoose: boolean;
  /** How much it reads like grave entries, as `Kind` says. */
  doubt: number;
  /** What it is besides, as `Kind` says. */
  besides?: EntryKind | undefined;
}

/** Reads what a text tells that is grave, or may. */
export function gravityOf(content: string): Gravity {
  const { kind, grave, isDelicate, isLoose = false, doubt, besides } = kindOf(content);
  const told = grave && {
    people: toldOf(content, lineAt(content, grave)),
    isPassing: kind === 'illness' && !LASTING.test(content),
  };
  return { kind, grave: told, isDelicate, isLoose, doubt, besides };
}

/**
 * Whether an entry tells of something grave, after which nothing is asked for a while. A single word of it may be a way
 * of speaking: then it has to read like grave pages too, a loss on a glad day all the more.
 */
export function isGrave({ kind, grave, isLoose, doubt }: Gravity, mood: Mood | null): boolean {
  if (grave === null) return false;
  if (isLoose && !isHeavy(mood)) return false;
  if (isGlad(mood)) return kind === 'loss' && doubt > READS_GRAVE.danger;
  if (kind === 'loss' && !isLoose) return true;
  return !isLight(mood) && doubt > (isLoose ? READS_GRAVE.word : READS_GRAVE.told);
}

/** Whether it tells of danger: said outright, or likely by the whole of it. */
export function isOfDanger(
  { doubt }: Pick<Gravity, 'doubt'>,
  mood: Mood | null,
  tier: 'now' | 'quiet' | null,
): boolean {
  return tier === 'now' || (tier === 'quiet' && !isLight(mood) && doubt > READS_GRAVE.danger);
}

/** An earlier entry, and what it starts a time of silence with. */
export interface Before {
  localDate: string;
  isGrave: boolean;
  /** Whether it tells of danger, and of whose. */
  danger: 'own' | 'others' | null;
}

/** What of an entry decides how it is asked about after others. */
interface AskedAfter {
  localDate: string;
  doubt: number;
  mood: Mood | null;
  /** It names somebody of whom a grave entry tells (`namesMourned`). */
  isOfMourned: boolean;
}

/**
 * How an entry is asked about after what was written before it: as ever where it is undefined. One that names somebody
 * who is mourned is asked about on a glad day alone.
 */
export function askingAfter(
  before: readonly Before[],
  { localDate, doubt, mood, isOfMourned }: AskedAfter,
): Asking | undefined {
  if (isOfMourned && !isGlad(mood)) return 'nothing';
  const isWithin = (page: Before, days: number) => page.localDate >= addDays(localDate, -days);
  const recent = before.filter(
    (page) => (page.isGrave || page.danger !== null) && isWithin(page, waryDaysAfter(page)),
  );
  if (recent.length === 0) return isOfMourned ? 'gently' : undefined;
  const isTooSoon = recent.some((page) =>
    page.danger === 'own'
      ? isWithin(page, UNASKED_DAYS.danger)
      : isWithin(page, isGlad(mood) ? 0 : UNASKED_DAYS.grave),
  );
  return isTooSoon || doubt > LIKE_ANY_DAY[isLight(mood) ? 'light' : 'other']
    ? 'nothing'
    : 'gently';
}

function waryDaysAfter({ danger }: Before): number {
  if (danger === null) return WARY_DAYS.grave;
  return danger === 'own' ? WARY_DAYS.danger : WARY_DAYS.dangerOfOthers;
}

/** A line with words of the first kind and none of the second tells of its writer alone. */
const OF_ONESELF = /\b(?:i|me|my|myself)\b/i;
const OF_ANOTHER = /\b(?:he|him|his|she|her|they|them|their)\b/i;

/**
 * Who is named in the line that tells it, else in the whole text where it is one alone: of many, most are not the one.
 * A line that tells of the writer's own names nobody to be mourned: whoever else is in the text was told of it.
 */
function toldOf(content: string, line: string): string[] {
  const named = themesOf(content, []).filter(
    (theme) => isCapitalised(theme) && isNamedIn(content, theme),
  );
  const inLine = [...named.filter((name) => line.includes(name)), ...kinIn(line)];
  if (inLine.length > 0) return inLine;
  if (OF_ONESELF.test(line) && !OF_ANOTHER.test(line)) return [];
  return named.length === 1 ? named : [];
}

/** Whether an entry names somebody of whom a grave entry of the year before tells. */
export function namesMourned(
  page: { content: string; localDate: string },
  { people, localDate, isPassing }: Grave & { localDate: string },
): boolean {
  const days = isPassing ? NAMED_DAYS.passing : NAMED_DAYS.other;
  if (localDate < addDays(page.localDate, -days)) return false;
  return people.some((person) => {
    const kin = patternOfKin(person);
    return kin ? kin.test(page.content) : isNamedIn(page.content, person);
  });
}
