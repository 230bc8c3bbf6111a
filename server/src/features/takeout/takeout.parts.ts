import type { TakeoutPart } from '../../platform/takeout.ts';
import { accountsTakeout } from '../accounts/index.ts';
import { entriesTakeout } from '../entries/index.ts';
import { foldersTakeout } from '../folders/index.ts';
import { goalsTakeout } from '../goals/index.ts';
import { guideTakeout, reflectionsTakeout } from '../guide/index.ts';
import { insightsTakeout } from '../insights/index.ts';
import { settingsTakeout } from '../profile/index.ts';
import { progressionTakeout } from '../progression/index.ts';
import { questionnaireTakeout } from '../questionnaire/index.ts';
import { questsTakeout } from '../quests/index.ts';
import { tagsTakeout } from '../tags/index.ts';

/** Everything of a person's own, in the order it is packed. A new feature adds its parts here. */
export const PARTS: readonly TakeoutPart[] = [
  entriesTakeout,
  foldersTakeout,
  tagsTakeout,
  insightsTakeout,
  goalsTakeout,
  reflectionsTakeout,
  questionnaireTakeout,
  questsTakeout,
  ...progressionTakeout,
  settingsTakeout,
  ...guideTakeout,
  ...accountsTakeout,
];
