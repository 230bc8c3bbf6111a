import { clockHere, longDay, today } from '../../../lib/dates.ts';
import type { DraftState } from '../../../lib/drafts/draft-types.ts';

/** Says under the sheet where its words are while they are not saved. */
export function keptSentence({
  isKept,
  isDue,
  since,
}: Pick<DraftState<unknown>, 'isKept' | 'isDue' | 'since'>): string {
  if (!isKept) {
    return 'This browser will not keep unsaved pages. Save before you leave.';
  }
  if (isDue) return 'Waiting to be saved. The page is kept on this device.';
  if (since === null) return 'Kept on this device until you save it.';
  const at = new Date(since);
  const day = today(at) === today() ? '' : `${longDay(today(at))}, `;
  return `Kept from ${day}${clockHere(at)}, not saved yet.`;
}
