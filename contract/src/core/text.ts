import { z } from 'zod';
import { characterCount } from './character-count.ts';

// A lone surrogate has no UTF-8 form and PostgreSQL's text cannot hold NUL; either would be lost.
const UNSTORABLE = /\p{Surrogate}|\0/u;
// White space, control and format characters, marks without a letter and fillers show nothing.
const VISIBLE = /[^\s\p{Cc}\p{Cf}\p{Z}\p{M}\u115f\u1160\u2800\u3164\uffa0]/u;

// Escape sequences and their like: they show nothing, and steer a terminal or a letter's head.
const CONTROL = /\p{Cc}/u;
// Embeddings, overrides and isolates of direction: they show nothing, and make a name read as another.
const DIRECTION = /[\u202a-\u202e\u2066-\u2069]/gu;

/** True when the text can be stored and comes back as it was. */
function isStorable(value: string): boolean {
  return !UNSTORABLE.test(value);
}

/** The message when a character of a field cannot be stored. */
const unstorable = (name: string) => `${name} contains a character that cannot be stored.`;

/** True when the text holds at least one character that a reader could see. */
export function isBlank(value: string): boolean {
  return !VISIBLE.test(value);
}

interface LineRules {
  /** Name of the field as it starts a sentence. */
  name: string;
  max: number;
  min?: number;
}

interface TextRules extends Omit<LineRules, 'min'> {
  /** Sentences in place of the usual ones: for what is not there, and for what is too long. */
  missing?: string;
  tooLong?: string;
}

/** What is said of a field that is not there, and of one that is no text. */
const askedFor =
  (name: string, missing = `${name} is required.`) =>
  ({ input }: { input: unknown }): string =>
    input === undefined ? missing : `${name} must be text.`;

/**
 * Text kept exactly as typed, refused when it cannot be stored faithfully or is too long. Every text
 * of a request is read by it or by `line`; `every-text.test.ts` fails for one that is not.
 */
export function text({ name, max, missing, tooLong }: TextRules) {
  return z
    .string({ error: askedFor(name, missing) })
    .refine((value) => value.length <= max || characterCount(value) <= max, {
      error: tooLong ?? `${name} can be at most ${max.toLocaleString('en-US')} characters long.`,
    })
    .refine(isStorable, { error: unstorable(name) });
}

/**
 * One line of text: trimmed, its white space plain spaces, without control characters, not empty. Marks that
 * turn the direction come along with names that were copied, so they are left out; others are refused.
 */
export function line({ name, max, min = 1 }: LineRules) {
  return z
    .string({ error: askedFor(name) })
    .transform((value) => value.replace(DIRECTION, '').trim().replace(/\s+/g, ' '))
    .refine((value) => !CONTROL.test(value), { error: unstorable(name) })
    .pipe(text({ name, max }))
    .refine((value) => !isBlank(value), { error: `${name} is required.` })
    .refine((value) => value.length >= min, {
      error: `${name} must be at least ${min} characters long.`,
    });
}

/** An optional line: missing, null and blank all mean "none". */
export function optionalLine(rules: LineRules) {
  return z
    .preprocess(
      (value) => (typeof value === 'string' && isBlank(value) ? null : value),
      line(rules).nullish(),
    )
    .transform((value) => value ?? null);
}
