import { ARABIC } from './ar.data.ts';
import { GERMAN } from './de.data.ts';
import { ENGLISH } from './en.data.ts';
import { ENGLISH_HARMLESS } from './en-harmless.data.ts';
import { ENGLISH_QUIET } from './en-quiet.data.ts';
import { ENGLISH_SIGNS } from './en-signs.data.ts';
import { ENGLISH_VEILED } from './en-veiled.data.ts';
import { SPANISH } from './es.data.ts';
import { FRENCH } from './fr.data.ts';
import { HINDI } from './hi.data.ts';
import { ITALIAN } from './it.data.ts';
import { JAPANESE } from './ja.data.ts';
import { KOREAN } from './ko.data.ts';
import { DUTCH } from './nl.data.ts';
import { POLISH } from './pl.data.ts';
import { PORTUGUESE } from './pt.data.ts';
import { RUSSIAN } from './ru.data.ts';
import { TURKISH } from './tr.data.ts';
import type { SafetyWords } from './words.schema.ts';
import { CHINESE } from './zh.data.ts';

/** The languages that come with the product. */
export const SAFETY_LANGUAGES: readonly SafetyWords[] = [
  ENGLISH,
  ENGLISH_SIGNS,
  ENGLISH_QUIET,
  ENGLISH_VEILED,
  ENGLISH_HARMLESS,
  GERMAN,
  SPANISH,
  FRENCH,
  PORTUGUESE,
  ITALIAN,
  DUTCH,
  POLISH,
  RUSSIAN,
  TURKISH,
  JAPANESE,
  CHINESE,
  KOREAN,
  ARABIC,
  HINDI,
];
