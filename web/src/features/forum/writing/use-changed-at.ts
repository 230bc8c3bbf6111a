import { useState } from 'react';

/** When something was last changed here, in epoch milliseconds; null before the first change. */
export function useChangedAt(): [number | null, () => void] {
  const [changedAt, setChangedAt] = useState<number | null>(null);
  return [changedAt, () => setChangedAt(Date.now())];
}
