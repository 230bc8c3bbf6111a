import { type RefObject, useLayoutEffect, useState } from 'react';
import { type EarlySheet, earlySheetOf, leaveEarlySheet, type Successor } from './early-sheet.ts';

/** The sheet that was on the screen before the application, if there is one. */
export const useEarlySheet = (userId: number): EarlySheet | null =>
  useState(() => earlySheetOf(userId))[0];

/** Lets the early sheet give way to this one as soon as it is drawn. */
export function useGivingWay(
  early: EarlySheet | null,
  sheet: RefObject<HTMLTextAreaElement | null>,
  { join, save }: Omit<Successor, 'box'>,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it happens once
  useLayoutEffect(() => {
    if (early && sheet.current) early.giveWay({ box: sheet.current, join, save });
    else leaveEarlySheet();
  }, []);
}
