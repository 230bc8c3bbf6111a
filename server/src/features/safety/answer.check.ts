import { withoutQuotations } from '../../platform/language/quotation-marks.ts';
import type { SafetyCheck, SafetyFinding } from './safety.check.ts';

/** The checks of the words that a guide says, quotations aside; null when nothing is wrong. */
export interface AnswerChecks {
  /** Diagnosis, dosage, or a claim to be human: the sentence is dropped. */
  advice(text: string): unknown;
  /** Danger to somebody: the fixed answer takes the place of the whole answer (D32). */
  safety: SafetyCheck;
}

/** Danger that a guide's own words speak of; null when they speak of none. */
export function dangerInAnswer(words: string, checks: AnswerChecks): SafetyFinding | null {
  // A quotation was checked in its entry before the guide was asked; out of context it misleads.
  const text = withoutQuotations(words, '…');
  const finding = checks.safety(text) ?? checks.safety(inFirstPerson(text));
  // The advice check drops a dose that a guide names.
  const isDose = finding?.kind === 'medical-emergency' && checks.advice(text);
  return isDose ? null : finding;
}

const FIRST: Record<string, string> = { you: 'I', your: 'my', yours: 'mine', yourself: 'myself' };

/** Rewrites "you" to "I": the safety check looks for what people write of themselves. */
function inFirstPerson(text: string): string {
  return text
    .replace(/\byou['’]re\b/gi, 'I’m')
    .replace(/\byou are\b/gi, 'I am')
    .replace(/\byou(?:r|rs|rself)?\b/gi, (word) => FIRST[word.toLowerCase()] ?? word);
}
