import type { Database } from '../../../platform/database/index.ts';
import type { periods } from '../../entries/index.ts';
import { type StoredPeriod, withoutQuotesOf } from '../../reflections/index.ts';
import { closedTo } from '../guide.repository.ts';

type Totals = Pick<Awaited<ReturnType<typeof periods.totalsOfPeriod>>, 'fingerprint'>;

/** What a reflection is made from and checked with: the entries of its period and the safety check. */
export const fingerprintOf = ({ fingerprint }: Totals, safetyVersion: string): string =>
  `${fingerprint}:${safetyVersion}`;

/** Whether entries of the period were written, edited or deleted after its reflection was made. */
export const isOutdated = (stored: { fingerprint: string }, { fingerprint }: Totals): boolean =>
  !stored.fingerprint.startsWith(`${fingerprint}:`);

/** Whether a reflection was checked with this version of the safety check. */
export const isCheckedWith = (stored: { fingerprint: string }, safetyVersion: string): boolean =>
  stored.fingerprint.endsWith(`:${safetyVersion}`);

/**
 * What may be read of a stored reflection now: nothing that it quotes of entries which were closed since
 * to the model that wrote it (D33). Null when no paragraph is left.
 */
export async function readable(
  db: Database,
  ownerId: number,
  body: StoredPeriod,
): Promise<StoredPeriod | null> {
  return withoutQuotesOf(body, new Set(await closedTo(db, ownerId, body.source)));
}
