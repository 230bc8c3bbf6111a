import type { MeaningGroup } from '../../cases.types.ts';
import { PEOPLE_EMERGENCIES } from './emergencies.data.ts';
import { PEOPLE_HARM_AND_IDIOMS } from './harm-and-idioms.data.ts';
import { PEOPLE_ORDINARY } from './ordinary.data.ts';
import { PEOPLE_OTHER_ENGLISHES } from './other-englishes.data.ts';
import { PEOPLE_OTHERS } from './others.data.ts';
import { PEOPLE_QUIET_LIVES } from './quiet-lives.data.ts';
import { PEOPLE_SELF_HARM } from './self-harm.data.ts';
import { PEOPLE_SUICIDE_MEANT } from './suicide-meant.data.ts';
import { PEOPLE_SUICIDE_SAID } from './suicide-said.data.ts';
import { PEOPLE_SUICIDE_VEILED } from './suicide-veiled.data.ts';
import { PEOPLE_THE_OLD } from './the-old.data.ts';
import { PEOPLE_THE_WORKING } from './the-working.data.ts';
import { PEOPLE_THE_YOUNG } from './the-young.data.ts';
import { PEOPLE_TWINS } from './twins.data.ts';
import { PEOPLE_VIOLENCE } from './violence.data.ts';
import { PEOPLE_VIOLENCE_MET } from './violence-met.data.ts';
import { PEOPLE_WISHES } from './wishes.data.ts';

/** Short lines of many people's journals: of danger, and of ordinary life in the same words. */
export const TRAIN_PEOPLE: readonly MeaningGroup[] = [
  ...PEOPLE_SUICIDE_SAID,
  ...PEOPLE_SUICIDE_VEILED,
  ...PEOPLE_SELF_HARM,
  ...PEOPLE_VIOLENCE,
  ...PEOPLE_OTHERS,
  ...PEOPLE_ORDINARY,
  ...PEOPLE_QUIET_LIVES,
  ...PEOPLE_WISHES,
  ...PEOPLE_TWINS,
  ...PEOPLE_EMERGENCIES,
  ...PEOPLE_SUICIDE_MEANT,
  ...PEOPLE_VIOLENCE_MET,
  ...PEOPLE_HARM_AND_IDIOMS,
  ...PEOPLE_THE_YOUNG,
  ...PEOPLE_THE_WORKING,
  ...PEOPLE_THE_OLD,
  ...PEOPLE_OTHER_ENGLISHES,
];
