import { BODY_DEEP } from './body.data.ts';
import { CHILDHOOD_DEEP } from './childhood.data.ts';
import { DECISIONS_DEEP } from './decisions.data.ts';
import { FEAR_DEEP } from './fear.data.ts';
import { HOME_DEEP } from './home.data.ts';
import { MONEY_DEEP } from './money.data.ts';
import { PEOPLE_DEEP } from './people.data.ts';
import { PLACES_DEEP } from './places.data.ts';
import { SMALL_THINGS_DEEP } from './small-things.data.ts';
import { THANKS_DEEP } from './thanks.data.ts';
import { THE_YEAR_DEEP } from './the-year.data.ts';
import type { ThemedTexts } from './themed-texts.ts';
import { WORK_DEEP } from './work.data.ts';

/** The deep ones: each is three to five sentences that lead through an evening. */
export const DEEP_PROMPTS: ThemedTexts = {
  people: PEOPLE_DEEP,
  home: HOME_DEEP,
  work: WORK_DEEP,
  body: BODY_DEEP,
  money: MONEY_DEEP,
  childhood: CHILDHOOD_DEEP,
  places: PLACES_DEEP,
  fear: FEAR_DEEP,
  'small-things': SMALL_THINGS_DEEP,
  decisions: DECISIONS_DEEP,
  thanks: THANKS_DEEP,
  'the-year': THE_YEAR_DEEP,
};
