import { createHash, randomInt } from 'node:crypto';
import { hashRaw } from '@node-rs/argon2';

/** Without letters that are taken for digits. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const COUNT = 10;

const half = () => Array.from({ length: 5 }, () => SIGNS[randomInt(SIGNS.length)]).join('');

/** Ten new recovery codes, as they are shown once (D78). */
export const newCodes = (): string[] => Array.from({ length: COUNT }, () => `${half()}-${half()}`);

/** The only form in which a code is stored: a slow hash that the code alone finds again. */
export async function hashCode(userId: number, code: string): Promise<string> {
  const plain = code
    .toUpperCase()
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
    .replace(/[^0-9A-Z]/g, '');
  const salt = createHash('sha256').update(`recovery code of ${userId}`).digest().subarray(0, 16);
  return (await hashRaw(plain, { salt })).toString('base64url');
}
