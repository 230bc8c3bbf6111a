/** What the map says of itself, by how much has been written (S1.9). */
export function encouragement(entries: number): string {
  if (entries === 0) {
    return 'The map is blank, as maps are before anybody has walked. One page puts the first peak on it.';
  }
  if (entries < 5) {
    return 'The first few peaks. Too early to call anything a range; write what happened and let the map wait.';
  }
  if (entries < 20) {
    return 'An outline is showing. Moods and themes settle as pages gather, and at twenty they begin to mean something.';
  }
  return 'Enough pages to trust the pattern. Look for what keeps coming back, and for what has quietly stopped.';
}
