import {
  countryOf,
  helplineCountries,
  helplinesFor,
  type Place,
  type ShownHelpline,
} from './helplines/helplines.ts';
import { SAFETY_MESSAGES } from './safety.answer.data.ts';
import type { SafetyFinding } from './safety.check.ts';

/** The fixed answer that stands in place of a reflection (D32). */
export interface FixedAnswer {
  message: string;
  helplines: ShownHelpline[];
}

/**
 * The answer to what was found, with the lines of the place. Outright and veiled danger are answered
 * alike: nobody is asked to say it louder.
 */
export function safetyAnswerFor(
  { kind, who }: Pick<SafetyFinding, 'kind' | 'who'>,
  place: Place,
): FixedAnswer {
  const aboutOther = who === 'other' && kind !== 'medical-emergency';
  return {
    message: SAFETY_MESSAGES[aboutOther ? 'other' : kind],
    helplines: helplinesFor(countryOf(place), kind),
  };
}

/** The lines of a place, for whoever asks, and the countries of which there are any to choose. */
export function helplinesIn(
  place: Place,
): FixedAnswer & { country: string | null; countries: string[] } {
  const country = countryOf(place);
  const helplines = helplinesFor(country);
  return { message: SAFETY_MESSAGES.help, helplines, country, countries: helplineCountries() };
}
