import { chown, lchown, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { EmbeddedPostgresError } from './errors.ts';

/** The system account PostgreSQL runs as. */
export interface Account {
  name: string;
  uid: number;
  gid: number;
}

/**
 * The account for the data folder `data`, or null to run as whoever runs the app. PostgreSQL refuses
 * root, so root hands it to the folder's owner, else to `postgres`, else to `nobody`.
 * @throws EmbeddedPostgresError if root finds no such account
 */
export async function chooseAccount(data: string): Promise<Account | null> {
  if (process.getuid?.() !== 0) return null;
  const accounts = parsePasswd(await readFile('/etc/passwd', 'utf8').catch(() => ''));
  const owner = await stat(data).catch(() => null);
  if (owner && owner.uid !== 0) {
    const known = accounts.find((account) => account.uid === owner.uid);
    return known ?? { name: String(owner.uid), uid: owner.uid, gid: owner.gid };
  }
  for (const name of ['postgres', '_postgres', 'nobody']) {
    const account = accounts.find((candidate) => candidate.name === name);
    if (account && account.uid !== 0) {
      // A folder copied back by root belongs to root.
      if (owner) await chownTree(data, account);
      return account;
    }
  }
  throw new EmbeddedPostgresError(
    'PostgreSQL refuses to run as root, and this machine has no account named postgres or nobody; ' +
      'start Pathkeeper as an ordinary user, or set DATABASE_URL to a PostgreSQL of your own.',
  );
}

export function parsePasswd(text: string): Account[] {
  return text
    .split('\n')
    .map((line) => line.split(':'))
    .filter((fields) => fields.length >= 4)
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }));
}

async function chownTree(folder: string, { uid, gid }: Account): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true })) {
    await lchown(join(folder, entry), uid, gid);
  }
  await chown(folder, uid, gid);
}
