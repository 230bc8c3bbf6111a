import { isBlank } from '@pathkeeper/contract';
import { AppError } from '../../platform/errors.ts';

const COUNTED = 10_000;

let common: Promise<ReadonlySet<string>> | undefined;

/** The ten thousand commonest passwords, in lower case; read when the first password is chosen. */
async function readCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].slice(0, COUNTED).map((each) => `${each}`));
}

type Identity = { username: string; email: string; names: (string | null)[] };

/** What a password must not be, of an account. */
export const identityOf = ({
  username,
  email,
  firstName,
  lastName,
  displayName,
}: Record<'username' | 'email', string> &
  Record<'firstName' | 'lastName' | 'displayName', string | null>): Identity => ({
  username,
  email,
  names: [firstName, lastName, displayName],
});

/**
 * Refuses a password that anybody would guess: a blank one, a name or the address of its account, one of
 * the ten thousand commonest (D78). `field` is where the request has it.
 * @throws AppError invalid_request with the field's sentence
 */
export async function refuseGuessable(
  password: string,
  { username, email, names }: Identity,
  field: string,
): Promise<void> {
  const problem = await problemOf(password, [username, email, ...names]);
  if (problem) throw new AppError('invalid_request', problem, { fields: { [field]: problem } });
}

async function problemOf(password: string, own: (string | null)[]): Promise<string | null> {
  if (isBlank(password)) return 'A password needs more than blanks.';
  const plain = password.trim().toLowerCase();
  if (own.some((each) => each?.trim().toLowerCase() === plain)) {
    return 'Your own name or address is the first thing that anybody would try.';
  }
  common ??= readCommon();
  return (await common).has(plain)
    ? 'That is among the ten thousand commonest passwords. Choose another one.'
    : null;
}
