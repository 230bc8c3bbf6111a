import { createMatcher, type Match } from './matching/patterns.ts';
import { createSpeller } from './matching/spelling.ts';
import { type Token, tokenise } from './matching/tokens.ts';
import { SAFETY_LANGUAGES } from './words/languages.ts';
import {
  type Finding,
  type SafetyKind,
  type SafetyWords,
  safetyWords,
} from './words/words.schema.ts';

/** A finding in a text, and its position. */
export interface SafetyFinding {
  kind: SafetyKind;
  /** Explicit, or implied. Both get the same answer. */
  tier: 'explicit' | 'veiled';
  /** Whether the writer is in danger, or somebody they write about. */
  who: 'self' | 'other';
  /** UTF-16 positions in the text as it was given. */
  span: { start: number; end: number };
}

export type SafetyCheck = (text: string) => SafetyFinding | null;

/** The part whose matches cover other matches: what only looks like danger. */
const HARMLESS = 'harmless';
/** What the names of parts begin with that are only looked at by `unless`. */
const CONTEXT = 'not:';
/** What the names of parts begin with that no figure of speech covers. */
const SURE = 'sure:';
const COMMON = new Set(
  'i me my am is are was were be been have has do does not to of the a an and it this that in on at for with so can will would if you he she they him her them all just want going get feel think about no more like without time day life'.split(
    ' ',
  ),
);
const NEGATED_WITHIN = 6;
/** A pattern in letters that folding would leave as they are. */
const PLAIN = /^[a-z0-9 |@*~$?:A-Z]*$/;

interface Prepared {
  read: (text: string) => Token[];
  match: (tokens: readonly Token[]) => Match[];
  findings: readonly Finding[];
  /** The parts that alone make an outright finding. */
  outright: ReadonlySet<string>;
  negators: ReadonlySet<string>;
  negatedThrough: ReadonlySet<string>;
  unnegated: ReadonlySet<string>;
}

/**
 * Makes a check out of the words that come with the product and those an operator adds
 * (D32). The check is deterministic and reads a text once.
 *
 * @throws Error when a pattern cannot be read, naming it
 */
export function createSafetyCheck(...extra: readonly SafetyWords[]): SafetyCheck {
  const prepared = prepare([...SAFETY_LANGUAGES, ...extra]);
  return (text) => check(text, prepared);
}

let standard: SafetyCheck | undefined;

/**
 * Looks for danger to the writer or to somebody they write about: wanting to die or be hurt, having
 * been hurt, wanting to hurt, an emergency. Past and third-person danger counts; figures of speech,
 * fiction and news do not. In doubt it finds something: the answer is kind, and silence is not.
 *
 * @returns the first outright finding, else the first veiled one, else null
 */
export function checkSafety(text: string): SafetyFinding | null {
  standard ??= createSafetyCheck();
  return standard(text);
}

const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean);

function prepare(sources: readonly SafetyWords[]): Prepared {
  const all = sources.map((source) => safetyWords.parse(source));
  const findings = all.flatMap((own) => own.findings);
  const plain = createSpeller(new Map(), new Set());
  const fold = (text: string): string[] => tokenise(text, plain).map(({ word }) => word);
  const spellings = new Map(
    all.flatMap(({ spellings: own }) =>
      Object.entries(own).map(([as, read]) => [as, wordsOf(read)] as const),
    ),
  );
  const speller = createSpeller(spellings, new Set(all.flatMap((own) => wordsOf(own.disguised))));
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
    all.flatMap(({ parts }) =>
      Object.entries(parts).flatMap(([part, texts]) =>
        texts.map((text) => ({ part, text: foldChoices(text) })),
      ),
    ),
    {
      classes: new Map(
        all.flatMap((own) =>
          Object.entries(own.classes).map(([name, words]) => [name, foldChoices(words)] as const),
        ),
      ),
      fillers: new Set(all.flatMap((own) => wordsOf(own.fillers))),
      spell,
      common: COMMON,
    },
  );
  return {
    read: (text) => tokenise(text, speller),
    match,
    findings,
    outright: new Set(
      findings.filter(({ tier }) => tier === 'explicit').flatMap(({ all: parts }) => parts),
    ),
    negators: new Set(all.flatMap((own) => wordsOf(own.negators))),
    negatedThrough: new Set(all.flatMap((own) => wordsOf(own.negatedThrough))),
    unnegated: new Set(all.flatMap((own) => wordsOf(own.unnegated))),
  };
}

function check(text: string, prepared: Prepared): SafetyFinding | null {
  const tokens = prepared.read(text);
  const matches = prepared.match(tokens);
  if (matches.length === 0) return null;
  const bySentence = new Map<number, Match[]>();
  for (const match of uncovered(matches, prepared.outright)) {
    const sentence = tokens[match.first]?.sentence ?? 0;
    const own = bySentence.get(sentence);
    if (own) own.push(match);
    else bySentence.set(sentence, [match]);
  }
  let veiled: SafetyFinding | null = null;
  for (const [sentence, own] of bySentence) {
    const parts = new Set(own.map(({ part }) => part));
    const before = new Set(bySentence.get(sentence - 1)?.map(({ part }) => part));
    const after = new Set(bySentence.get(sentence + 1)?.map(({ part }) => part));
    const isNear = (part: string): boolean =>
      parts.has(part) || before.has(part) || after.has(part);
    for (const finding of prepared.findings) {
      if (veiled && finding.tier === 'veiled') continue;
      if (!finding.all.every((part) => parts.has(part))) continue;
      if (finding.unless.some((part) => parts.has(part))) continue;
      if (finding.unlessNear.some((part) => parts.has(part) || before.has(part))) continue;
      if (finding.near.length > 0 && !finding.near.some(isNear)) continue;
      const span = spanOf(finding, own, tokens, prepared);
      if (!span) continue;
      const { kind, tier, who } = finding;
      if (tier === 'explicit') return { kind, tier, who, span };
      veiled = { kind, tier, who, span };
    }
  }
  return veiled;
}

/**
 * Matches without those that something harmless covers, in part or whole. What is said outright
 * and holds it all and more says more than the figure of speech: “I’ll kill myself laughing” is
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

function spanOf(
  { all, negatable }: Finding,
  matches: readonly Match[],
  tokens: readonly Token[],
  prepared: Prepared,
): SafetyFinding['span'] | undefined {
  const chosen = all.map((part) =>
    matches.find(
      (match) => match.part === part && !(negatable && isNegated(match.first, tokens, prepared)),
    ),
  );
  if (chosen.some((match) => match === undefined)) return undefined;
  const firsts = chosen.flatMap((match) => (match ? [match.first] : []));
  const lasts = chosen.flatMap((match) => (match ? [match.last] : []));
  return {
    start: tokens[Math.min(...firsts)]?.start ?? 0,
    end: tokens[Math.max(...lasts)]?.end ?? 0,
  };
}

/** Whether a “not” before the token takes back what starts there. */
function isNegated(first: number, tokens: readonly Token[], prepared: Prepared): boolean {
  for (let at = first - 1; at >= Math.max(0, first - NEGATED_WITHIN); at--) {
    const token = tokens[at];
    if (!token || token.sentence !== tokens[first]?.sentence) return false;
    if (tokens[at + 1]?.afterBreak) return false;
    if (prepared.negators.has(token.word)) {
      return ![at - 1, at - 2].some((before) => prepared.unnegated.has(tokens[before]?.word ?? ''));
    }
    if (!prepared.negatedThrough.has(token.word)) return false;
  }
  return false;
}
