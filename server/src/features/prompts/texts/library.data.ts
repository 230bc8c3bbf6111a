import { BODY } from './body.data.ts';
import { CHILDHOOD } from './childhood.data.ts';
import { DECISIONS } from './decisions.data.ts';
import { FEAR } from './fear.data.ts';
import { HOME } from './home.data.ts';
import { MONEY } from './money.data.ts';
import { PEOPLE } from './people.data.ts';
import { PLACES } from './places.data.ts';
import { SMALL_THINGS } from './small-things.data.ts';
import { THANKS } from './thanks.data.ts';
import { THE_YEAR } from './the-year.data.ts';
import type { ThemedTexts } from './themed-texts.ts';
import { WORK } from './work.data.ts';

/** The library: each is one or two sentences. */
export const LIBRARY_PROMPTS: ThemedTexts = {
  people: PEOPLE,
  home: HOME,
  work: WORK,
  body: BODY,
  money: MONEY,
  childhood: CHILDHOOD,
  places: PLACES,
  fear: FEAR,
  'small-things': SMALL_THINGS,
  decisions: DECISIONS,
  thanks: THANKS,
  'the-year': THE_YEAR,
};
