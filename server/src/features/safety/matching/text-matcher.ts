import type { WordList } from '../words/words.schema.ts';
import { createMatcher, type Match } from './patterns.ts';
import { createSpeller } from './spelling.ts';
import { type Token, tokenise } from './tokens.ts';

/** A text with the patterns that were found in it. */
export interface MatchedText {
  tokens: readonly Token[];
  /** Without the matches that a harmless one covers. */
  matches: readonly Match[];
  /** Whether a “not” before the match negates it. */
  isNegated(match: Match): boolean;
}

/** The part whose matches cover other matches: phrases that only look dangerous. */
const HARMLESS = 'harmless';
/** Parts whose names begin with this are contexts: they are only excluded by, never found. */
const CONTEXT = 'not:';
/** Parts whose names begin with this are covered by no harmless match. */
const SURE = 'sure:';
const COMMON = new Set(
  'i me my am is are was were be been have has do does not to of the a an and it this that in on at for with so can will would if you he she they him her them all just want going get feel think about no more like without time day life'.split(
    ' ',
  ),
);
const NEGATED_WITHIN = 6;
/** A pattern in folded letters. */
const PLAIN = /^[a-z0-9 |@*~$?:A-Z]*$/;

const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean);

/**
 * Makes a matcher of one or more lists of words. It is deterministic and reads a text once.
 *
 * @param outright parts whose matches are kept when a harmless match lies inside them
 * @throws Error when a pattern cannot be read, naming it
 */
export function createTextMatcher(
  lists: readonly WordList[],
  outright: ReadonlySet<string>,
): (text: string) => MatchedText {
  const plain = createSpeller(new Map(), new Set());
  const fold = (text: string): string[] => tokenise(text, plain).map(({ word }) => word);
  const spellings = new Map(
    lists.flatMap(({ spellings: own }) =>
      Object.entries(own).map(([as, read]) => [as, wordsOf(read)] as const),
    ),
  );
  const speller = createSpeller(spellings, new Set(lists.flatMap((own) => wordsOf(own.disguised))));
  const spelled = new Map<string, string[]>();
  const spell = (word: string): string[] => {
    const words = spelled.get(word) ?? tokenise(word, speller).map((token) => token.word);
    spelled.set(word, words);
    return words;
  };
  const foldChoices = (text: string): string => (PLAIN.test(text) ? text : foldEach(text));
  const foldEach = (text: string): string =>
    text
      .split(/(\s+)/)
      .map((piece) =>
        /[|@*~$?]/.test(piece)
          ? piece.replace(/@?[^\s|@*~$?\d]+/gu, (word) =>
              word.startsWith('@') ? word : fold(word).join(''),
            )
          : piece,
      )
      .join('');
  const match = createMatcher(
    lists.flatMap(({ parts }) =>
      Object.entries(parts).flatMap(([part, texts]) =>
        texts.map((text) => ({ part, text: foldChoices(text) })),
      ),
    ),
    {
      classes: new Map(
        lists.flatMap((own) =>
          Object.entries(own.classes).map(
            ([name, words]) => [name, foldChoices(wordsOf(words).join('|'))] as const,
          ),
        ),
      ),
      fillers: new Set(lists.flatMap((own) => wordsOf(own.fillers))),
      spell,
      common: COMMON,
    },
  );
  const negators = new Set(lists.flatMap((own) => wordsOf(own.negators)));
  const negatedThrough = new Set(lists.flatMap((own) => wordsOf(own.negatedThrough)));
  const unnegated = new Set(lists.flatMap((own) => wordsOf(own.unnegated)));
  return (text) => {
    const tokens = tokenise(text, speller);
    return {
      tokens,
      matches: uncovered(match(tokens), outright),
      isNegated: ({ first }) => isNegated(first, tokens, { negators, negatedThrough, unnegated }),
    };
  };
}

/**
 * Removes the matches that a harmless match covers, in part or whole. An outright match that contains
 * the harmless one and more is kept: “I’ll kill myself laughing” is
 * covered, “he said he would kill me if I left” is not.
 */
function uncovered(matches: readonly Match[], outright: ReadonlySet<string>): Match[] {
  if (matches.every(({ part }) => part === HARMLESS)) return [];
  const covers = new Map<number, Match[]>();
  for (const match of matches) {
    if (match.part !== HARMLESS) continue;
    for (let at = match.first; at <= match.last; at++) {
      const own = covers.get(at);
      if (own) own.push(match);
      else covers.set(at, [match]);
    }
  }
  return matches.filter(({ part, first, last }) => {
    if (part === HARMLESS) return false;
    if (part.startsWith(CONTEXT) || part.startsWith(SURE)) return true;
    for (let at = first; at <= last; at++) {
      const spoils = covers.get(at)?.some((cover) => {
        const inside = cover.first >= first && cover.last <= last;
        const same = cover.first === first && cover.last === last;
        return !inside || same || !outright.has(part);
      });
      if (spoils) return false;
    }
    return true;
  });
}

interface Negation {
  negators: ReadonlySet<string>;
  negatedThrough: ReadonlySet<string>;
  unnegated: ReadonlySet<string>;
}

/** Whether a “not” before the token negates what starts there. */
function isNegated(
  first: number,
  tokens: readonly Token[],
  { negators, negatedThrough, unnegated }: Negation,
): boolean {
  for (let at = first - 1; at >= Math.max(0, first - NEGATED_WITHIN); at--) {
    const token = tokens[at];
    if (!token || token.sentence !== tokens[first]?.sentence) return false;
    if (tokens[at + 1]?.afterBreak) return false;
    if (negators.has(token.word)) {
      return ![at - 1, at - 2].some((before) => unnegated.has(tokens[before]?.word ?? ''));
    }
    if (!negatedThrough.has(token.word)) return false;
  }
  return false;
}
