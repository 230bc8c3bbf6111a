interface Measured {
  isCompleted: boolean;
  milestones: readonly { isCompleted: boolean }[];
  /** Newest first. */
  notes: readonly { progressValue: number | null }[];
}

/**
 * How far a goal has come, 0 to 100 in whole per cent: all the way once it is completed, else the
 * share of its milestones completed; without any, what was noted last.
 */
export function goalProgress({ isCompleted, milestones, notes }: Measured): number {
  if (isCompleted) return 100;
  if (milestones.length === 0) {
    return notes.find(({ progressValue }) => progressValue !== null)?.progressValue ?? 0;
  }
  const done = milestones.filter((milestone) => milestone.isCompleted).length;
  return Math.round((done * 100) / milestones.length);
}
