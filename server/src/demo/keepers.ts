import type { Keeper } from './keeper.ts';
import { gwilym } from './keepers/gwilym.ts';
import { haruka } from './keepers/haruka.ts';
import { kofi } from './keepers/kofi.ts';
import { rima } from './keepers/rima.ts';
import { wiebke } from './keepers/wiebke.ts';

/** Everyone in the demo; the first becomes the owner where there is none yet. */
export const KEEPERS: readonly Keeper[] = [gwilym, wiebke, rima, haruka, kofi];
