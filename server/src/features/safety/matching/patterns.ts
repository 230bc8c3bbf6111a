import type { Token } from './tokens.ts';
import { type Ids, type Row, type Step, walk } from './walk.ts';

interface Pattern {
  part: string;
  steps: readonly Step[];
  anchor: number;
  /** Word sets of which a text must have a word: a few of them, those that rule out most texts. */
  needs: readonly number[];
}

/** Where a pattern was found: token numbers, both inclusive. */
export interface Match {
  part: string;
  first: number;
  last: number;
}

/** The word sets of the steps, numbered. */
interface Vocabulary {
  idsOf: (word: string) => Ids;
  fillers: ReadonlySet<string>;
  /** How many sets of words there are. */
  size: number;
}

const MOST_NEEDS = 1;
const SHORTEST_BEGINNING = 2;
const LONGEST_BEGINNING = 24;
const NOTHING: ReadonlySet<number> = new Set();
/** A bounded cache of words: long texts are fast, and no text can fill the memory. */
const MOST_REMEMBERED = 20_000;
/** Compiles patterns against one shared vocabulary, and finds them in a row of tokens. */
export function createMatcher(
  patterns: readonly { part: string; text: string }[],
  options: {
    classes: ReadonlyMap<string, string>;
    fillers: ReadonlySet<string>;
    /** The words of a pattern, spelled as tokens are. */
    spell: (word: string) => readonly string[];
    common: ReadonlySet<string>;
  },
): (tokens: readonly Token[]) => Match[] {
  const numbers = new Map<string, number>();
  const sizes: number[] = [];
  const exact = new Map<string, Set<number>>();
  const beginnings = new Map<string, Set<number>>();

  const known = new Map<string, number>();
  const numberOf = (choices: string): number => {
    const id = known.get(choices) ?? numberAnew(choices);
    known.set(choices, id);
    return id;
  };
  const numberAnew = (choices: string): number => {
    const words = expand(choices, options.classes);
    const key = [...words].sort().join('|');
    const existing = numbers.get(key);
    if (existing !== undefined) return existing;
    const id = numbers.size;
    numbers.set(key, id);
    const common = [...words].filter((word) => options.common.has(word));
    sizes.push(words.size + 1000 * common.length);
    for (const word of words) {
      const open = word.endsWith('*');
      const stem = open ? word.slice(0, -1) : word;
      add(open ? beginnings : exact, stem, id);
    }
    return id;
  };

  const compiled = patterns.flatMap(({ part, text }) =>
    compile(part, text, numberOf, options.spell, sizes),
  );
  const telling = new Set(compiled.flatMap(({ needs }) => needs));
  const byAnchor = new Map<number, Pattern[]>();
  for (const pattern of compiled) {
    const step = pattern.steps[pattern.anchor];
    if (step?.is !== 'word') continue;
    telling.add(step.id);
    byAnchor.set(step.id, [...(byAnchor.get(step.id) ?? []), pattern]);
  }
  const remembered = new Map<string, Ids>();
  const vocabulary: Vocabulary = {
    fillers: options.fillers,
    size: numbers.size,
    idsOf: (word) => {
      let ids = remembered.get(word);
      if (!ids) {
        const set = findIds(word, exact, beginnings);
        ids = { set, telling: [...set].filter((id) => telling.has(id)) };
        if (remembered.size < MOST_REMEMBERED) remembered.set(word, ids);
      }
      return ids;
    },
  };
  return (tokens) => findAll(tokens, vocabulary, byAnchor);
}

function add(map: Map<string, Set<number>>, word: string, id: number): void {
  const ids = map.get(word) ?? new Set<number>();
  ids.add(id);
  map.set(word, ids);
}

/** The words behind `a|@class|b`, with classes inside classes. */
function expand(choices: string, classes: ReadonlyMap<string, string>): Set<string> {
  const words = new Set<string>();
  for (const choice of choices.split(/[|\s]+/)) {
    if (choice === '' || choice === '$') continue;
    if (!choice.startsWith('@')) {
      words.add(choice);
      continue;
    }
    const members = classes.get(choice.slice(1));
    if (members === undefined) throw new Error(`The safety words know no class ${choice}.`);
    for (const word of expand(members, classes)) words.add(word);
  }
  return words;
}

function compile(
  part: string,
  text: string,
  numberOf: (choices: string) => number,
  spell: (word: string) => readonly string[],
  sizes: readonly number[],
): Pattern[] {
  const steps: Step[] = text
    .trim()
    .split(/\s+/)
    .flatMap((piece): Step[] => {
      if (piece === '$') return [{ is: 'end' }];
      if (/^~\d$/.test(piece)) return [{ is: 'gap', upTo: Number(piece.slice(1)) }];
      const optional = piece.endsWith('?');
      const choices = optional ? piece.slice(0, -1) : piece;
      if (/[|@*]/.test(choices))
        return [{ is: 'word', id: numberOf(choices), optional, orEnd: /(^|\|)\$/.test(choices) }];
      return spell(choices).map((word) => ({
        is: 'word',
        id: numberOf(word),
        optional,
        orEnd: false,
      }));
    });
  // Steps after a `$` may not be reached, so their sets cannot rule a text out.
  const mayEnd = steps.findIndex((step) => step.is === 'end' || (step.is === 'word' && step.orEnd));
  const sure = mayEnd < 0 ? steps : steps.slice(0, mayEnd);
  let anchor = -1;
  let best = Number.POSITIVE_INFINITY;
  for (const [at, step] of sure.entries()) {
    if (step.is !== 'word' || step.optional) continue;
    const size = sizes[step.id] ?? 0;
    if (size < best) {
      best = size;
      anchor = at;
    }
  }
  if (anchor < 0) throw new Error(`The safety pattern “${text}” has no word of its own.`);
  // The rarest set first: it rules out most patterns.
  const needs = sure
    .flatMap((step) => (step.is === 'word' && !step.optional ? [step.id] : []))
    .sort((one, other) => (sizes[one] ?? 0) - (sizes[other] ?? 0))
    .slice(1, 1 + MOST_NEEDS);
  return [{ part, steps, anchor, needs }];
}

function findAll(
  tokens: readonly Token[],
  vocabulary: Vocabulary,
  byAnchor: ReadonlyMap<number, readonly Pattern[]>,
): Match[] {
  const ids = tokens.map(({ word }) => vocabulary.idsOf(word));
  const row: Row = { tokens, ids, fillers: vocabulary.fillers };
  const matches: Match[] = [];
  // Per set of words the last sentence, counted from 1, in which one of them was met.
  const metIn = new Int32Array(vocabulary.size);
  for (let start = 0, round = 1; start < tokens.length; round++) {
    const met: number[] = [];
    const sentence = tokens[start]?.sentence;
    let end = start;
    for (; tokens[end]?.sentence === sentence && end < tokens.length; end++) {
      for (const id of ids[end]?.telling ?? []) {
        if (metIn[id] === round) continue;
        metIn[id] = round;
        if (byAnchor.has(id)) met.push(id);
      }
    }
    for (const id of met) {
      let places: number[] | undefined;
      for (const pattern of byAnchor.get(id) ?? []) {
        if (!pattern.needs.every((need) => metIn[need] === round)) continue;
        places ??= placesOf(ids, id, start, end);
        findAt(row, pattern, places, matches);
      }
    }
    start = end;
  }
  return matches;
}

function placesOf(ids: readonly Ids[], id: number, start: number, end: number): number[] {
  const places: number[] = [];
  for (let at = start; at < end; at++) if (ids[at]?.set.has(id)) places.push(at);
  return places;
}

function findAt(row: Row, { part, steps, anchor }: Pattern, places: number[], into: Match[]): void {
  for (const at of places) {
    const last = walk(row, steps, anchor + 1, at, 1);
    if (last < 0) continue;
    const first = walk(row, steps, anchor - 1, at, -1);
    if (first >= 0) into.push({ part, first, last });
  }
}

function findIds(
  word: string,
  exact: ReadonlyMap<string, ReadonlySet<number>>,
  beginnings: ReadonlyMap<string, ReadonlySet<number>>,
): ReadonlySet<number> {
  const whole = exact.get(word);
  let ids: Set<number> | undefined;
  const longest = Math.min(word.length, LONGEST_BEGINNING);
  for (let length = SHORTEST_BEGINNING; length <= longest; length++) {
    const begun = beginnings.get(word.slice(0, length));
    if (begun) ids = new Set([...(ids ?? whole ?? []), ...begun]);
  }
  return ids ?? whole ?? NOTHING;
}
