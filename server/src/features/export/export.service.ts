import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { localDateAt } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import type { ExportPart } from '../../platform/export.ts';
import type { Principal } from '../../platform/http/principal.ts';
import { createTurns } from '../../platform/limits/turns.ts';
import { createSignedUrls } from '../../platform/secrets/signed-url.ts';
import { findSessionEvenHeld } from '../accounts/index.ts';
import { contentsOf } from './export.contents.ts';
import { PATIENCE } from './export.reader.ts';
import { atOneMoment } from './export.repository.ts';
import { createSpool, type SpoolLimits } from './export.spool.ts';
import { zip } from './export.zip.ts';

/** Seconds in which a download has to begin. */
const URL_SECONDS = 60;

/** All archives are made by turns, whoever's they are. */
const EVERYBODY = 0;

/** Archives that may be made or wait for it at a time, in a process. */
const MOST_AT_ONCE = 20;

const GIGABYTE = 1024 ** 3;

const SPOOL: SpoolLimits = {
  ...PATIENCE,
  budget: 2 * GIGABYTE,
  reserve: GIGABYTE / 4,
  grace: 60_000,
};

/** An archive that is made, and how long it is. */
export interface Archive {
  size: number;
  stream: Readable;
}

export interface AccountExport {
  filename: string;
  /**
   * Reads everything and packs it, in its turn; called once. `signal` says that nobody waits any more.
   * @throws AppError unavailable while there is no room for it, not_found when the session ended meanwhile
   */
  open(signal: AbortSignal): Promise<Archive>;
}

export interface ExportServices {
  context: Pick<Context, 'db' | 'clock' | 'config' | 'files'>;
  /** Signs the URLs of downloads; the same in every process of an installation. */
  secret: string;
  exportParts: readonly ExportPart[];
}

/** Everything an account holds, as one archive behind a URL that works for a minute. */
export function createExports(
  { context: { db, clock, config, files }, secret, exportParts }: ExportServices,
  limits = SPOOL,
) {
  const urls = createSignedUrls(secret, clock, { purpose: 'export', seconds: URL_SECONDS });
  const spool = createSpool(join(config.DATA_DIR, 'downloads'), limits);
  const turns = createTurns();
  // One that is made holds a connection: most of the pool is left to other requests.
  const turn = {
    name: 'exports',
    atOnce: Math.max(1, Math.floor(config.DATABASE_POOL / 4)),
    waiting: MOST_AT_ONCE,
  };
  const underWay = new Set<number>();
  let making = 0;

  function requirePlace(ownerId: number): void {
    if (underWay.has(ownerId)) {
      throw new AppError('conflict', 'A download of yours is under way already. Let it finish.');
    }
    if (making >= MOST_AT_ONCE) {
      throw new AppError(
        'unavailable',
        'Many are taking their journals along just now. Please try again in a minute.',
        { retryAfter: 60 },
      );
    }
  }

  /** Whose session a token is of. @throws AppError not_found once that has ended */
  async function holderOf(holder: { userId: number; sid: string } | null) {
    const found = holder && (await findSessionEvenHeld(db, holder.userId, holder.sid, clock.now()));
    if (found) return found;
    throw new AppError(
      'not_found',
      'This address was good for a minute only. Ask for the download again in your profile.',
    );
  }

  async function pack(
    { id: ownerId, sid }: Pick<Principal, 'id' | 'sid'>,
    username: string,
    signal: AbortSignal,
  ): Promise<Archive> {
    requirePlace(ownerId);
    underWay.add(ownerId);
    making += 1;
    try {
      const kept = await turns.take(turn, EVERYBODY, () =>
        atOneMoment(db, (tx) => {
          const contents = { username, now: clock.now(), files };
          return spool.keep(zip(contentsOf(tx, ownerId, exportParts, contents)), signal);
        }),
      );
      // It may have waited for minutes.
      await holderOf({ userId: ownerId, sid }).catch(async (ended: unknown) => {
        await kept.drop();
        throw ended;
      });
      const stream = kept.read().once('close', () => underWay.delete(ownerId));
      if (signal.aborted) stream.destroy();
      return { size: kept.size, stream };
    } catch (error) {
      underWay.delete(ownerId);
      throw signal.aborted ? new AppError('invalid_request', 'That request broke off.') : error;
    } finally {
      making -= 1;
    }
  }

  return {
    /**
     * The token of a URL that a browser can follow without a header.
     * @throws AppError conflict, unavailable while there is no place for another download
     */
    urlFor({ id, sid }: Principal): { token: string; expiresIn: number } {
      requirePlace(id);
      return { token: urls.issue({ userId: id, sid }), expiresIn: URL_SECONDS };
    },

    /** @throws AppError not_found for a token that is too old, forged or of an ended session */
    async redeem(token: string): Promise<AccountExport> {
      const now = clock.now();
      const { user, session } = await holderOf(urls.read(token));
      const { id, username, timeZone } = user;
      requirePlace(id);
      return {
        filename: `pathkeeper-${username}-${localDateAt(now, timeZone)}.zip`,
        open: (signal) => pack({ id, sid: session.sid }, username, signal),
      };
    },
  };
}
