import { parseCustomEmblem } from './custom-emblem.ts';
import { EMBLEMS } from './emblems.data.ts';
import { LEVELS, TOP_LEVEL } from './game.ts';
import { capsOf, GATES } from './gates.ts';

/**
 * From which level on an emblem may be worn: as many of the tray as the cap of a level holds, in its
 * order; the oracle's and one drawn from parts at their own gates (D24). Null for a name that is none.
 */
export function emblemLevel(name: string): number | null {
  if (parseCustomEmblem(name)) return GATES.customAvatar;
  const place = EMBLEMS.findIndex((emblem) => emblem.name === name);
  const emblem = EMBLEMS[place];
  if (!emblem) return null;
  if (emblem.gate) return GATES[emblem.gate];
  return LEVELS.find(({ level }) => place < capsOf(level).emblems)?.level ?? TOP_LEVEL;
}
