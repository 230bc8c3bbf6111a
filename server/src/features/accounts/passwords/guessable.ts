import { isBlank } from '@pathkeeper/contract';
import { AppError } from '../../../platform/errors.ts';

const COUNTED = 10_000;

/** A name shorter than this is in many words by chance. */
const SHORTEST_NAME = 4;
/** What stands beside a name has to be a password by itself. */
const SHORTEST_REST = 6;

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
 * Refuses a password that anybody would guess: a blank one, a name or the address of its account, also with
 * a few characters beside it (`pwcoolio`), one of the ten thousand commonest (D78). `field` is where the request has it.
 * @throws AppError invalid_request with the field's sentence
 */
export async function refuseGuessable(
  password: string,
  { username, email, names }: Identity,
  field: string,
): Promise<void> {
  const [local = ''] = email.split('@');
  const own = [username, email, local, ...names].map((each) => each?.trim().toLowerCase() ?? '');
  const problem = await problemOf(password, own);
  if (problem) throw new AppError('invalid_request', problem, { fields: { [field]: problem } });
}

async function problemOf(password: string, own: readonly string[]): Promise<string | null> {
  if (isBlank(password)) return 'A password needs more than blanks.';
  const plain = password.trim().toLowerCase();
  if (own.some((each) => each === plain || isMostly(plain, each))) {
    return 'Your own name or address is the first thing that anybody would try.';
  }
  common ??= readCommon();
  return (await common).has(plain)
    ? 'That is among the ten thousand commonest passwords. Choose another one.'
    : null;
}

/** Whether little stands beside a name. */
const isMostly = (password: string, name: string): boolean =>
  name.length >= SHORTEST_NAME &&
  password.includes(name) &&
  password.length - name.length < SHORTEST_REST;
