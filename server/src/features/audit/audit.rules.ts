import type { AuditState } from './audit.tables.ts';

/** What an act changed, before and after: what is the same on both sides is left out. */
export function changed(
  before: AuditState,
  after: AuditState,
): { before: AuditState; after: AuditState } {
  const pick = (of: AuditState): AuditState =>
    Object.fromEntries(Object.entries(of).filter(([name]) => before[name] !== after[name]));
  return { before: pick(before), after: pick(after) };
}
