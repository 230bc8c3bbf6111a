import type { MeaningGroup } from '../cases.types.ts';
import { TRAIN_CALM_DANGER } from './calm-danger.data.ts';
import { TRAIN_CALM_FEAR } from './calm-fear.data.ts';
import { TRAIN_CALM_HARMLESS } from './calm-harmless.data.ts';
import { TRAIN_DANGER } from './danger.data.ts';
import { TRAIN_ENDING } from './ending.data.ts';
import { TRAIN_GRAVE } from './grave.data.ts';
import { TRAIN_HARM } from './harm.data.ts';
import { TRAIN_HARMLESS } from './harmless.data.ts';
import { TRAIN_LEAVING } from './leaving.data.ts';
import { TRAIN_MORE } from './more.data.ts';
import { TRAIN_NOW } from './now.data.ts';
import { TRAIN_PAGES } from './pages/index.ts';
import { TRAIN_PEOPLE } from './people/index.ts';
import { TRAIN_PLAIN } from './plain.data.ts';
import { TRAIN_QUIET_VOICES } from './quiet-voices.data.ts';
import { TRAIN_ROUND_DANGER } from './round-danger.data.ts';
import { TRAIN_ROUND_KINDS } from './round-kinds.data.ts';
import { TRAIN_SECOND } from './second.data.ts';
import { TRAIN_SECOND_HARMLESS } from './second-harmless.data.ts';
import { TRAIN_TOLD_SIDEWAYS } from './told-sideways.data.ts';
import { TRAIN_VOICES_HARM } from './voices-harm.data.ts';
import { TRAIN_VOICES_HARMLESS } from './voices-harmless.data.ts';
import { TRAIN_VOICES_LEAVING } from './voices-leaving.data.ts';
import { TRAIN_WISHES } from './wishes.data.ts';

/** Every written example that the classifier of meanings is trained on. */
export const TRAINING: readonly MeaningGroup[] = [
  ...TRAIN_DANGER,
  ...TRAIN_GRAVE,
  ...TRAIN_PLAIN,
  ...TRAIN_MORE,
  ...TRAIN_ROUND_DANGER,
  ...TRAIN_ROUND_KINDS,
  ...TRAIN_LEAVING,
  ...TRAIN_ENDING,
  ...TRAIN_HARM,
  ...TRAIN_NOW,
  ...TRAIN_HARMLESS,
  ...TRAIN_SECOND,
  ...TRAIN_SECOND_HARMLESS,
  ...TRAIN_TOLD_SIDEWAYS,
  ...TRAIN_WISHES,
  ...TRAIN_VOICES_LEAVING,
  ...TRAIN_VOICES_HARM,
  ...TRAIN_VOICES_HARMLESS,
  ...TRAIN_QUIET_VOICES,
  ...TRAIN_CALM_DANGER,
  ...TRAIN_CALM_FEAR,
  ...TRAIN_CALM_HARMLESS,
  ...TRAIN_PAGES,
  ...TRAIN_PEOPLE,
];
