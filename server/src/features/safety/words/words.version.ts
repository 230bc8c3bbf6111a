import { createHash } from 'node:crypto';
import { SAFETY_LANGUAGES } from './languages.ts';
import type { SafetyWords } from './words.schema.ts';

/** To be raised when texts are read for the same words in another way. */
const READING = 1;

/**
 * A name for the words that come with the product and those an operator adds: another one says that
 * what was checked before has to be checked again.
 */
export function versionOfWords(...extra: readonly SafetyWords[]): string {
  const words = JSON.stringify([READING, ...SAFETY_LANGUAGES, ...extra]);
  return createHash('sha256').update(words).digest('base64url').slice(0, 16);
}
