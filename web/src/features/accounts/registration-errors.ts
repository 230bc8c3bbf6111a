import '../../lib/jitless-zod.ts';
import { PASSWORD_TOO_SHORT, PASSWORDS_DIFFER, registration } from '@pathkeeper/contract';
import type { FieldErrors } from '../../ui/forms/use-field-errors.ts';

export type RegistrationValues = Record<
  'firstName' | 'lastName' | 'username' | 'email' | 'password' | 'confirmPassword',
  string
>;

export interface RegistrationProblem {
  /** One sentence per field that is wrong. */
  fields: FieldErrors;
  /** The toast of S1.5; a field's own rule needs none. */
  toast: { title: string; description: string } | null;
}

const REQUIRED = {
  username: 'Choose a username.',
  email: 'An email address is needed.',
  password: 'Choose a password.',
} as const;

/** What keeps a registration from being sent, or null. The rules are the contract's own. */
export function registrationProblem(values: RegistrationValues): RegistrationProblem | null {
  const fields: FieldErrors = {};
  const parsed = registration.safeParse(values);
  for (const { path, message } of parsed.error?.issues ?? []) fields[String(path[0])] ??= message;

  const missing = Object.entries(REQUIRED).filter(
    ([name]) => values[name as keyof typeof REQUIRED].trim() === '',
  );
  for (const [name, sentence] of missing) fields[name] = sentence;
  // The schema compares the two only once everything else is right.
  if (values.password !== values.confirmPassword) fields.confirmPassword = PASSWORDS_DIFFER;

  if (Object.keys(fields).length === 0) return null;
  return { fields, toast: toastFor(fields, missing.length > 0) };
}

function toastFor(fields: FieldErrors, isMissing: boolean): RegistrationProblem['toast'] {
  if (isMissing) {
    return { title: 'Missing Information', description: 'Please fill in all required fields.' };
  }
  if (fields.confirmPassword) {
    return { title: 'Password Mismatch', description: PASSWORDS_DIFFER };
  }
  if (fields.password === PASSWORD_TOO_SHORT) {
    return { title: 'Weak Password', description: PASSWORD_TOO_SHORT };
  }
  return null;
}
