import { CARER, MOTHER, NURSE } from './carers.data.ts';
import { GRIEF, ILL, RETIRED } from './elders.data.ts';
import { LOVER, NEWCOMER, TRAVELLER } from './elsewhere.data.ts';
import { BRIEF, DREAMER, LISTS, POET } from './forms.data.ts';
import { LANGUAGES, LONG, ORDERS, SIGNS } from './odd.data.ts';
import type { SampleWriter } from './samples.types.ts';
import { CHEF, FARMER, OFFICE } from './workers.data.ts';
import { GAMER, STUDENT, TEEN } from './young.data.ts';

/** Invented pages of many hands, on which the guide is tried. */
export const WRITERS: readonly SampleWriter[] = [
  TEEN,
  STUDENT,
  GAMER,
  NURSE,
  MOTHER,
  CARER,
  FARMER,
  OFFICE,
  CHEF,
  RETIRED,
  GRIEF,
  ILL,
  NEWCOMER,
  TRAVELLER,
  LOVER,
  POET,
  DREAMER,
  LISTS,
  BRIEF,
  LANGUAGES,
  SIGNS,
  ORDERS,
  LONG,
];
