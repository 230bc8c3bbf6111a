interface Measured {
  isCompleted: boolean;
  milestones: readonly { isCompleted: boolean }[];
  /** Newest first. */
  notes: readonly { progressValue: number | null }[];
}

/**
 * Progress of a goal in whole per cent: 100 once it is completed, else the share of completed
 * milestones; without milestones the last noted value.
 */
export function goalProgress({ isCompleted, milestones, notes }: Measured): number {
  if (isCompleted) return 100;
  if (milestones.length === 0) {
    return notes.find(({ progressValue }) => progressValue !== null)?.progressValue ?? 0;
  }
  const done = milestones.filter((milestone) => milestone.isCompleted).length;
  return Math.round((done * 100) / milestones.length);
}
