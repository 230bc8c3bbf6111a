import { A_DIRECTION_WITH_A_DATE } from './a-direction-with-a-date.ts';
import { A_STREAK_IS_A_FENCE } from './a-streak-is-a-fence.ts';
import { ASK_FOR_A_TUESDAY } from './ask-for-a-tuesday.ts';
import type { HouseArticle } from './house-article.ts';
import { MR_WHITES_COLUMNS } from './mr-whites-columns.ts';
import { PUT_TOMORROW_DOWN } from './put-tomorrow-down.ts';
import { SOMEBODY_ELSE_AT_THE_DESK } from './somebody-else-at-the-desk.ts';
import { THE_PERSON_WHO_WROTE_IN_MARCH } from './the-person-who-wrote-in-march.ts';
import { THE_SMALL_PRINT_OF_YET } from './the-small-print-of-yet.ts';
import { WHAT_A_PAGE_CAN_CARRY } from './what-a-page-can-carry.ts';
import { WHAT_TO_WRITE_DOWN } from './what-to-write-down.ts';

/** The articles of a new installation, newest first: one of each category (D64). */
export const HOUSE_ARTICLES: readonly HouseArticle[] = [
  WHAT_TO_WRITE_DOWN,
  A_STREAK_IS_A_FENCE,
  WHAT_A_PAGE_CAN_CARRY,
  A_DIRECTION_WITH_A_DATE,
  PUT_TOMORROW_DOWN,
  MR_WHITES_COLUMNS,
  THE_PERSON_WHO_WROTE_IN_MARCH,
  SOMEBODY_ELSE_AT_THE_DESK,
  ASK_FOR_A_TUESDAY,
  THE_SMALL_PRINT_OF_YET,
];
