import { createHash } from 'node:crypto';
import { GRAVE_LANGUAGES } from '../grave/languages.ts';
import { MEANING_VERSION } from '../meaning/meaning.ts';
import { SAFETY_LANGUAGES } from './languages.ts';
import type { SafetyWords } from './words.schema.ts';

/** Raise it when the matching changes while the words stay the same. */
const READING = 10;

/**
 * A hash of the product's words and the operator's. When it changes, texts that were checked before are
 * checked again.
 */
export function versionOfWords(...extra: readonly SafetyWords[]): string {
  const words = JSON.stringify([
    READING,
    MEANING_VERSION,
    ...SAFETY_LANGUAGES,
    ...GRAVE_LANGUAGES,
    ...extra,
  ]);
  return createHash('sha256').update(words).digest('base64url').slice(0, 16);
}
