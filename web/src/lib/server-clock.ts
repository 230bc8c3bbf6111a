/** How far the server's clock is ahead of this one, in ms, as its last answer told. */
let ahead = 0;

/** Takes note of an answer's `Date`, which is exact to the second. */
export function noteServerTime(date: string | null): void {
  const at = Date.parse(date ?? '');
  if (!Number.isNaN(at)) ahead = at - Date.now();
}

/** What the server's clock shows, in epoch milliseconds. */
export const serverNow = (): number => Date.now() + ahead;
