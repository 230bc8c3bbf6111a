import type { SafetyCheck } from '../../../src/features/safety/safety.check.ts';
import type { SafetyCase } from './cases.data.ts';

/** How well a check does on labelled phrases. */
export interface SafetyScore {
  /** Of the phrases that tell of danger, the part that was found; 1 where there are none. */
  recall: number;
  /** Of the harmless phrases, the part that was taken for danger; 0 where there are none. */
  falseAlarms: number;
  kinds: { kind: string; danger: boolean; count: number; right: number }[];
  /** The phrases it got wrong. */
  wrong: SafetyCase[];
}

/** What the check has to reach on the labelled set. */
export const SAFETY_BOUNDS = { recall: 0.95, falseAlarms: 0.05 } as const;

/** Runs a check over labelled phrases, and counts. */
export function scoreSafety(check: SafetyCheck, cases: readonly SafetyCase[]): SafetyScore {
  const judged = cases.map((one) => ({ one, right: (check(one.text) !== null) === one.danger }));
  const kinds = new Map<string, SafetyScore['kinds'][number]>();
  for (const { one, right } of judged) {
    const key = `${one.danger} ${one.kind}`;
    const entry = kinds.get(key) ?? { kind: one.kind, danger: one.danger, count: 0, right: 0 };
    entry.count += 1;
    if (right) entry.right += 1;
    kinds.set(key, entry);
  }
  const share = (danger: boolean): number => {
    const own = judged.filter(({ one }) => one.danger === danger);
    return own.length === 0 ? 1 : own.filter(({ right }) => right).length / own.length;
  };
  return {
    recall: share(true),
    falseAlarms: 1 - share(false),
    kinds: [...kinds.values()],
    wrong: judged.filter(({ right }) => !right).map(({ one }) => one),
  };
}
