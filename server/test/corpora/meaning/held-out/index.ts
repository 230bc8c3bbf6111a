import type { MeaningGroup } from '../cases.types.ts';
import { HELD_OUT_ENTRIES } from './entries.data.ts';
import { HELD_OUT_EXPLICIT } from './explicit.data.ts';
import { HELD_OUT_FIGURES } from './harmless-figures.data.ts';
import { HELD_OUT_LIVES } from './harmless-lives.data.ts';
import { HELD_OUT_HARMLESS_MORE } from './harmless-more.data.ts';
import { HELD_OUT_HARM } from './veiled-harm.data.ts';
import { HELD_OUT_LEAVING } from './veiled-leaving.data.ts';

/** The second set of phrases that neither lists nor training have seen, by what they tell of. */
export const HELD_OUT_MORE: readonly MeaningGroup[] = [
  ...HELD_OUT_EXPLICIT,
  ...HELD_OUT_LEAVING,
  ...HELD_OUT_HARM,
  ...HELD_OUT_FIGURES,
  ...HELD_OUT_LIVES,
  ...HELD_OUT_HARMLESS_MORE,
  {
    name: 'ordinary lines',
    tier: 'none',
    kind: 'plain',
    texts: HELD_OUT_ENTRIES.flatMap((entry) => entry.split('\n')),
  },
  { name: 'ordinary entries', tier: 'none', kind: 'plain', texts: HELD_OUT_ENTRIES },
];
