import { ARABIC } from './safety.ar.data.ts';
import { GERMAN } from './safety.de.data.ts';
import { ENGLISH } from './safety.en.data.ts';
import { ENGLISH_HARMLESS } from './safety.en-harmless.data.ts';
import { ENGLISH_SIGNS } from './safety.en-signs.data.ts';
import { SPANISH } from './safety.es.data.ts';
import { FRENCH } from './safety.fr.data.ts';
import { HINDI } from './safety.hi.data.ts';
import { ITALIAN } from './safety.it.data.ts';
import { JAPANESE } from './safety.ja.data.ts';
import { KOREAN } from './safety.ko.data.ts';
import { DUTCH } from './safety.nl.data.ts';
import { POLISH } from './safety.pl.data.ts';
import { PORTUGUESE } from './safety.pt.data.ts';
import { RUSSIAN } from './safety.ru.data.ts';
import { TURKISH } from './safety.tr.data.ts';
import type { SafetyWords } from './safety.words.ts';
import { CHINESE } from './safety.zh.data.ts';

/** The languages that come with the product. */
export const SAFETY_LANGUAGES: readonly SafetyWords[] = [
  ENGLISH,
  ENGLISH_SIGNS,
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
