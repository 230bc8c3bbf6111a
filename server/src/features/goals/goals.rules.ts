/** A list with one of its items moved to a place; a place past the end is the end. */
export function moved<T>(items: readonly T[], item: T, place: number): T[] {
  const others = items.filter((each) => each !== item);
  return others.toSpliced(place, 0, item);
}

interface Completion {
  isCompleted: boolean;
  completedAt: Date | null;
}

/** What changes when something is completed or opened again: once completed, its moment stays. */
export function completion(
  before: Completion,
  isCompleted: boolean | undefined,
  now: Date,
): Partial<Completion> {
  if (isCompleted === undefined || isCompleted === before.isCompleted) return {};
  return { isCompleted, completedAt: isCompleted ? now : null };
}

/** A change without what was not given; null is given and empties. */
export function given<T extends object>(change: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  const fields = Object.entries(change).filter(([, value]) => value !== undefined);
  return Object.fromEntries(fields) as { [K in keyof T]?: Exclude<T[K], undefined> };
}
