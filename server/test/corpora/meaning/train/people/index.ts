import type { MeaningGroup } from '../../cases.types.ts';
import { PEOPLE_EMERGENCIES } from './emergencies.data.ts';
import { FURTHER_SELF_HARM } from './further-self-harm.data.ts';
import { FURTHER_SUICIDE } from './further-suicide.data.ts';
import { FURTHER_VIOLENCE } from './further-violence.data.ts';
import { LEARNERS_AND_DIALECTS } from './learners-and-dialects.data.ts';
import { OLDER_PEOPLE } from './older-people.data.ts';
import { PEOPLE_ORDINARY } from './ordinary.data.ts';
import { PEOPLE_OTHERS } from './others.data.ts';
import { PEOPLE_QUIET_LIVES } from './quiet-lives.data.ts';
import { PEOPLE_SELF_HARM } from './self-harm.data.ts';
import { PEOPLE_SUICIDE_SAID } from './suicide-said.data.ts';
import { PEOPLE_SUICIDE_VEILED } from './suicide-veiled.data.ts';
import { PEOPLE_TWINS } from './twins.data.ts';
import { PEOPLE_VIOLENCE } from './violence.data.ts';
import { PEOPLE_WISHES } from './wishes.data.ts';
import { WORKING_PEOPLE } from './working-people.data.ts';
import { YOUNG_PEOPLE } from './young-people.data.ts';

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
  ...FURTHER_SUICIDE,
  ...FURTHER_VIOLENCE,
  ...FURTHER_SELF_HARM,
  ...YOUNG_PEOPLE,
  ...WORKING_PEOPLE,
  ...OLDER_PEOPLE,
  ...LEARNERS_AND_DIALECTS,
];
