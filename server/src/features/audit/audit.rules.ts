/** Flags, names, titles and times before or after an act; never anybody's words. */
export type AuditState = Record<string, string | number | boolean | null>;

/** What an act changed, before and after: what is the same on both sides is left out. */
export function changed(
  before: AuditState,
  after: AuditState,
): { before: AuditState; after: AuditState } {
  const pick = (of: AuditState): AuditState =>
    Object.fromEntries(Object.entries(of).filter(([name]) => before[name] !== after[name]));
  return { before: pick(before), after: pick(after) };
}
