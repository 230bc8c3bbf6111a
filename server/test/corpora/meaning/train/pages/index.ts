import type { MeaningGroup } from '../../cases.types.ts';
import { AMERICAN_PAGES } from './american.data.ts';
import { PAGES_BRIEF_AND_LONG } from './brief-and-long.data.ts';
import { BRITISH_PAGES } from './british.data.ts';
import { DANGER_TOLD } from './danger.data.ts';
import { PAGES_ELSEWHERE } from './elsewhere.data.ts';
import { PAGES_OF_FAREWELL } from './farewells.data.ts';
import { FURTHER_TOLD } from './further.data.ts';
import { GRAVE_TOLD } from './grave.data.ts';
import { PAGES_OF_THE_ISLES } from './isles.data.ts';
import { LOOK_ALIKE_PAGES } from './look-alikes.data.ts';
import { PAGES_OF_MONTHS } from './months.data.ts';
import { PAGES_NEAR_DANGER } from './near-danger.data.ts';
import { PAGES_NEAR_GRAVE } from './near-grave.data.ts';
import { ORDINARY_PAGES } from './ordinary.data.ts';
import { PLAINLY_TOLD } from './plainly.data.ts';
import { PAGES_PUT_IN_ORDER } from './put-in-order.data.ts';
import { PAGES_OF_THE_STATES } from './states.data.ts';
import { PAGES_TOLD_ASIDE } from './told-aside.data.ts';
import { PAGES_OF_THE_WORLD } from './world.data.ts';

/** Whole ordinary pages, and what is grave as it stands in the middle of a page. */
export const TRAIN_PAGES: readonly MeaningGroup[] = [
  ...BRITISH_PAGES,
  ...AMERICAN_PAGES,
  ...PAGES_ELSEWHERE,
  ...LOOK_ALIKE_PAGES,
  ...ORDINARY_PAGES,
  ...GRAVE_TOLD,
  ...DANGER_TOLD,
  ...FURTHER_TOLD,
  ...PLAINLY_TOLD,
  ...PAGES_OF_THE_WORLD,
  ...PAGES_OF_THE_STATES,
  ...PAGES_OF_THE_ISLES,
  ...PAGES_NEAR_GRAVE,
  ...PAGES_BRIEF_AND_LONG,
  ...PAGES_OF_MONTHS,
  ...PAGES_OF_FAREWELL,
  ...PAGES_TOLD_ASIDE,
  ...PAGES_PUT_IN_ORDER,
  ...PAGES_NEAR_DANGER,
];
