import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PATHS } from '@pathkeeper/contract';
import type { Config } from '../../platform/config.ts';
import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { isLoopback } from '../../platform/reach.ts';
import { hashToken, randomToken, sameHash } from '../../platform/secrets/tokens.ts';
import { ownerExists } from './accounts.repository.ts';

type Setup = Pick<Config, 'HOST' | 'SETUP_TOKEN' | 'DATA_DIR'>;

/** Whether the first account, the owner's, needs the setup token: strangers may reach this process (D77). */
const isGuarded = ({ HOST, SETUP_TOKEN }: Setup): boolean =>
  SETUP_TOKEN !== undefined || !isLoopback(HOST);

const fileOf = ({ DATA_DIR }: Setup): string => join(DATA_DIR, 'setup-token');

/** The token that the operator set, or the one of the data folder, made there when it is missing. */
async function setupToken(config: Setup): Promise<{ token: string; isNew: boolean }> {
  if (config.SETUP_TOKEN !== undefined) return { token: config.SETUP_TOKEN, isNew: false };
  const token = randomToken(18);
  try {
    await mkdir(config.DATA_DIR, { recursive: true });
    await writeFile(fileOf(config), `${token}\n`, { flag: 'wx', mode: 0o600 });
    return { token, isNew: true };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return { token: (await readFile(fileOf(config), 'utf8')).trim(), isNew: false };
  }
}

/** Whether nobody owns the installation yet and whoever will be needs the setup token. */
export const needsSetupToken = async ({ config, db }: Pick<Context, 'config' | 'db'>) =>
  isGuarded(config) && !(await ownerExists(db));

/**
 * Lets the first person in, who becomes the owner (D77).
 * @throws AppError setup_token_required
 */
export async function admitOwner(config: Setup, given: string | undefined): Promise<void> {
  if (!isGuarded(config)) return;
  const sentence = given
    ? 'That is not the setup token.'
    : 'The first account needs the setup token that the server printed when it first started.';
  const { token } = await setupToken(config);
  if (given && sameHash(hashToken(given.trim()), hashToken(token))) return;
  throw new AppError('setup_token_required', sentence, { fields: { setupToken: sentence } });
}

/**
 * Tells the operator how to open the first account. The token itself is printed once, when it is made;
 * one that the operator set is never printed. It stands behind the '#', which no browser sends.
 *
 * @returns the path that opens the first account, with the token if it was printed; undefined once there is one
 */
export async function announceSetup(
  { config, db }: Pick<Context, 'config' | 'db'>,
  origin: string,
  print: (sentence: string) => void,
): Promise<string | undefined> {
  if (!(await needsSetupToken({ config, db }))) return undefined;
  const page = new URL(PATHS.register, origin).href;
  if (config.SETUP_TOKEN !== undefined) {
    print(`Open the first account, the owner's, at ${page} with the SETUP_TOKEN.`);
    return PATHS.register;
  }
  const { token, isNew } = await setupToken(config);
  print(
    isNew
      ? `Open the first account, the owner's, at ${page}#setup=${token}`
      : `Open the first account, the owner's, at ${page} with the token kept in ${fileOf(config)}`,
  );
  return isNew ? `${PATHS.register}#setup=${token}` : PATHS.register;
}
