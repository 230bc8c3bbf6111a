import { z } from 'zod';

const kinds = ['suicide', 'self-harm', 'abuse', 'violence', 'medical-emergency'] as const;

/** The kind of danger. */
export type SafetyKind = (typeof kinds)[number];

const finding = z.strictObject({
  /** Every one of these parts has to stand in one sentence. */
  all: z.array(z.string()).min(1),
  /** None of these may stand in that sentence. */
  unless: z.array(z.string()).default([]),
  /** None of these may stand in that sentence or in the one before it. */
  unlessNear: z.array(z.string()).default([]),
  /** Where there are any, one of these has to stand in that sentence, the one before or the one after. */
  near: z.array(z.string()).default([]),
  kind: z.enum(kinds),
  /** Explicit, or implied. */
  tier: z.enum(['explicit', 'veiled']),
  /** Whether the writer is in danger, or somebody they write about. */
  who: z.enum(['self', 'other']).default('self'),
  /** Whether a “not” directly before it negates it. */
  negatable: z.boolean().default(true),
});

/**
 * The words of one language, as the files `words/*.data.ts` have them and as an operator may add
 * them in a JSON file. A pattern is words with spaces between: `a|b` is either, `@name` one of the
 * class `name`, `word*` a beginning, `?` after a word makes it optional, `~3` stands for up to three
 * words, `$` for the end of a clause, with which
 * the pattern ends too. Words of little weight may always stand in between.
 */
export const wordList = z.strictObject({
  language: z.string().min(2),
  /** Words that may stand for each other, for use in patterns. */
  classes: z.record(z.string(), z.string()).default({}),
  /**
   * Patterns by the name of their meaning. A part named `harmless` covers what it overlaps, except
   * parts named `sure:`; parts named `not:` are contexts that findings exclude.
   */
  parts: z.record(z.string(), z.array(z.string())),
  /** Ways of writing a word or words, and what they are read as. */
  spellings: z.record(z.string(), z.string()).default({}),
  /** Words that are recognised when digits, symbols or spaces stand in for or between letters. */
  disguised: z.string().default(''),
  /** Words that may stand between the words of a pattern. */
  fillers: z.string().default(''),
  negators: z.string().default(''),
  /** Words beside a negator with which it negates nothing: “cannot stop”, “why not”. */
  unnegated: z.string().default(''),
  /** Words that may stand between a negator and what it negates. */
  negatedThrough: z.string().default(''),
});

export type WordList = z.output<typeof wordList>;
export type WordListInput = z.input<typeof wordList>;

/** The words of one language that tell of danger, and what they mean together. */
export const safetyWords = wordList.extend({ findings: z.array(finding) });

export type SafetyWords = z.input<typeof safetyWords>;
export type Finding = z.output<typeof finding>;
