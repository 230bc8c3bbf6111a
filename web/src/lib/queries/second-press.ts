/** So soon after a success the same press again is a second tap on the same button. */
const SECOND_PRESS_MS = 1000;

/** Whether something succeeded just now, so that the same press again means the same. */
export const isSecondPress = (succeededAt: number | null): boolean =>
  succeededAt !== null && Math.abs(Date.now() - succeededAt) < SECOND_PRESS_MS;
