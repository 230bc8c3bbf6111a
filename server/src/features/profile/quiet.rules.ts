/** An entry, as far as the quiet after words of danger asks about it. */
export interface Told {
  /** When its words were written, and on which day of the writer. */
  writtenAt: Date;
  writtenOn: string;
  /** When it arrived, and the day it is dated to. */
  arrivedAt: Date;
  localDate: string;
}

/** How the words of an entry are read (D76); null when they tell of no danger. */
export type Tier = 'now' | 'quiet' | null;

/** For so long words of danger keep the game away from the home screen, in ms. */
export const QUIET_FOR = 48 * 60 * 60_000;

/**
 * Whether the home screen is quiet (ADR-0007): somebody wrote of explicit danger to themselves, has not
 * put the quiet away since, and has written nothing harmless on a later day of theirs. An entry that
 * leaves doubt starts no quiet and ends none.
 *
 * @param entries what was written in the last 48 hours; `tierOf` is asked no more than needed
 */
export function isQuiet<Entry extends Told>(
  entries: readonly Entry[],
  putAwayAt: Date | null,
  tierOf: (entry: Entry) => Tier,
): boolean {
  const tiers = new Map<Entry, Tier>();
  const read = (entry: Entry): Tier => {
    const known = tiers.get(entry);
    if (known !== undefined) return known;
    const tier = tierOf(entry);
    tiers.set(entry, tier);
    return tier;
  };
  const isOver = (danger: Entry) =>
    entries.some(
      (entry) =>
        entry.arrivedAt > danger.writtenAt &&
        entry.localDate > danger.writtenOn &&
        read(entry) === null,
    );
  return entries.some(
    (entry) =>
      (putAwayAt === null || entry.writtenAt > putAwayAt) &&
      read(entry) === 'now' &&
      !isOver(entry),
  );
}
