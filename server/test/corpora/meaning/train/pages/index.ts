import type { MeaningGroup } from '../../cases.types.ts';
import { AMERICAN_PAGES } from './american.data.ts';
import { BRITISH_PAGES } from './british.data.ts';
import { DANGER_TOLD } from './danger.data.ts';
import { PAGES_ELSEWHERE } from './elsewhere.data.ts';
import { FURTHER_TOLD } from './further.data.ts';
import { GRAVE_TOLD } from './grave.data.ts';
import { LOOK_ALIKE_PAGES } from './look-alikes.data.ts';
import { ORDINARY_PAGES } from './ordinary.data.ts';
import { PLAINLY_TOLD } from './plainly.data.ts';

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
];
