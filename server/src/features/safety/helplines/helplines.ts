import type { SafetyKind } from '../words/words.schema.ts';
import { DIRECTORY, EMERGENCY, HELPLINES } from './helplines.data.ts';
import { ZONES_OF } from './zones.data.ts';

/** A helpline as it is shown (D32). */
export interface ShownHelpline {
  name: string;
  contact: string;
  /** ISO 3166 code; the empty text for a directory of all countries. */
  country: string;
  kind: 'emergency' | 'call' | 'text' | 'chat' | 'directory';
  note: string;
}

/** What is known of a user's place. */
export interface Place {
  /** ISO 3166 code, chosen by the person; goes before everything else. */
  country?: string | undefined;
  timeZone?: string | undefined;
  /** A language tag; counts only with a region: “en-IE”. */
  locale?: string | undefined;
}

const COUNTRY_OF_ZONE = new Map(
  Object.entries(ZONES_OF).flatMap(([country, zones]) =>
    zones.split(' ').map((zone) => [zone, country] as const),
  ),
);

/** The user's most likely country, or null. A chosen country has precedence over a guessed one. */
export function countryOf({ country, timeZone, locale }: Place): string | null {
  if (country) return country.toUpperCase();
  const byZone = timeZone && COUNTRY_OF_ZONE.get(timeZone);
  return byZone || regionOf(locale);
}

function regionOf(locale: string | undefined): string | null {
  if (!locale) return null;
  try {
    return new Intl.Locale(locale).region ?? null;
  } catch {
    return null;
  }
}

/** The ISO 3166 codes of the countries that have helplines, in alphabetical order. */
export function helplineCountries(): string[] {
  return [...new Set(HELPLINES.map(({ country }) => country))].sort();
}

/**
 * The contacts of a country: the emergency number, the helplines, and always the directory of all
 * countries, which says so when this country has no helpline. For abuse and for an emergency the
 * fitting contacts come first.
 */
export function helplinesFor(
  country: string | null,
  kind: SafetyKind = 'suicide',
): ShownHelpline[] {
  const all = HELPLINES.filter((line) => line.country === country);
  const lines = [
    ...all.filter(({ only }) => only !== undefined && only === kind),
    ...all.filter(({ only }) => only === undefined),
  ].map(({ name, contact, country: of, kind: how, note }) => ({
    name,
    contact,
    country: of,
    kind: how,
    note,
  }));
  return [...emergency(country), ...lines, directory(country, lines.length > 0)];
}

function emergency(country: string | null): ShownHelpline[] {
  const contact = country === null ? undefined : EMERGENCY[country];
  if (country === null || contact === undefined) return [];
  const note = 'For an ambulance, now';
  return [{ name: 'Emergency number', contact, country, kind: 'emergency', note }];
}

function directory(country: string | null, hasLines: boolean): ShownHelpline {
  const note = hasLines
    ? 'Helplines of more than a hundred countries'
    : country === null
      ? 'We do not know where you are; this directory knows the helplines of more than a hundred countries'
      : 'We know no line of your country for certain; this directory knows those of more than a hundred';
  return { name: 'Find A Helpline', contact: DIRECTORY, country: '', kind: 'directory', note };
}
