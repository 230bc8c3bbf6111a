/** A note of the margin: where its passage stands, and how much room it takes, in px. */
export interface MarginBox {
  top: number;
  height: number;
}

/** Where the notes stand so that none lies on another: each at its passage, or under the one before. */
export function stack(boxes: readonly MarginBox[], gap: number): number[] {
  let free = Number.NEGATIVE_INFINITY;
  return boxes.map(({ top, height }) => {
    const place = Math.max(top, free);
    free = place + height + gap;
    return place;
  });
}
