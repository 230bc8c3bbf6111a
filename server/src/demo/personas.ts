import type { Persona } from './persona.ts';
import { gwilym } from './personas/gwilym.ts';
import { haruka } from './personas/haruka.ts';
import { kofi } from './personas/kofi.ts';
import { rima } from './personas/rima.ts';
import { wiebke } from './personas/wiebke.ts';

/** Everyone in the demo; the first becomes the owner where there is none yet. */
export const PERSONAS: readonly Persona[] = [gwilym, wiebke, rima, haruka, kofi];
