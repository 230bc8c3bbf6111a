import { type EarlySheet, showEarlySheet } from './features/entries/early/early-sheet.ts';
import { readMirror } from './features/profile/settings-mirror.ts';
import { isGameHidden } from './lib/crisis/game-hidden.ts';

/** Draws today's sheet for an account, before the application, where its desk will have it. */
export function writeEarly(root: HTMLElement, owner: number): EarlySheet {
  const isAfterDanger = isGameHidden(owner);
  const isQuiet = isAfterDanger || readMirror(owner)?.settings.game.quietMode === true;
  return showEarlySheet(root, owner, { isQuiet, isAfterDanger });
}
