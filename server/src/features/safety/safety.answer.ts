import {
  countryOf,
  helplineCountries,
  helplinesFor,
  type Place,
  type ShownHelpline,
} from './helplines/helplines.ts';
import { SAFETY_MESSAGES, STANDS_IN_FORUM, UNSEEN } from './safety.answer.data.ts';
import type { SafetyFinding } from './safety.check.ts';

/** The fixed answer in place of a reflection (D32). */
export interface FixedAnswer {
  message: string;
  helplines: ShownHelpline[];
}

/**
 * The answer to a finding, with the helplines of a place. Explicit and implied danger get the same
 * answer, so that nobody has to be more explicit to get help.
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

/** The same answer to words that everybody can read: it does not say that nobody was told (D51). */
export const answerInPublic = <A extends FixedAnswer>(answer: A): A & { isPublic: true } => ({
  ...answer,
  message: answer.message.replace(UNSEEN, STANDS_IN_FORUM),
  isPublic: true,
});

/** The helplines of a place, and the countries that have helplines. */
export function helplinesIn(
  place: Place,
): FixedAnswer & { country: string | null; countries: string[] } {
  const country = countryOf(place);
  const helplines = helplinesFor(country);
  return { message: SAFETY_MESSAGES.help, helplines, country, countries: helplineCountries() };
}
