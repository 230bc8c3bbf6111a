import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

const estimate = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

const WORDS = [
  'Anybody would guess that at once.',
  'Guessed within the hour.',
  'Guessed within days. A second word helps.',
  'Hard to guess.',
  'Very hard to guess.',
] as const;

/** How hard a password is to guess, in a sentence; `own` are words that its person is known by. */
export const strengthOf = (password: string, own: string[]): string =>
  // Longer ones take long to judge, and need no judging.
  WORDS[estimate.check(password.slice(0, 60), own).score];
