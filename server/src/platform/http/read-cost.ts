import type { LimitRule } from '../limits/limits.ts';
import type { TurnRule } from '../limits/turns.ts';

/** What bounds a call that reads much: how often an account may make it, and how many at once (ADR-0031). */
export interface ReadCost {
  limit: LimitRule;
  turns?: TurnRule;
}

/**
 * Reads of one account that go on at once: one, so that a machine of two cores keeps the other for everybody
 * else, however much that account has written. The others wait for their turn.
 */
export const READS: TurnRule = { name: 'reads', atOnce: 1, waiting: 20 };

/** Reflections of one account that go on at once: an outside model may take a minute, which no list waits for. */
export const REFLECTIONS: TurnRule = { name: 'reflections', atOnce: 2, waiting: 20 };
