import type { Slots } from './observe/observation.ts';
import { capital, seedOf, shuffled } from './words.ts';

/** A phrase with its slots filled, or null when it asks for one that is not there. */
export function fill(phrase: string, slots: Slots): string | null {
  let missing = false;
  const filled = phrase.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = slots[name] ?? upper(slots[name.toLowerCase()], name);
    if (value === undefined) missing = true;
    return value ?? '';
  });
  return missing ? null : tidy(filled);
}

function upper(value: string | undefined, name: string): string | undefined {
  return value !== undefined && /^\p{Lu}/u.test(name) ? capital(value) : undefined;
}

/** A quotation that ends with a mark of its own needs no stop after it. */
function tidy(text: string): string {
  return text.replace(/([?!…])”\.(?=\s|$)/gu, '$1”');
}

/** The first phrase, in an order the seed decides, that can be filled; null when none can. */
export function oneOf(phrases: readonly string[], slots: Slots, seed: string): string | null {
  for (const phrase of shuffled(phrases, seedOf(seed))) {
    const filled = fill(phrase, slots);
    if (filled) return filled;
  }
  return null;
}
