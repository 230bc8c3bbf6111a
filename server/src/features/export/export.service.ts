import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { localDateAt } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import type { ExportPart } from '../../platform/export.ts';
import type { Principal } from '../../platform/http/principal.ts';
import { createSignedUrls } from '../../platform/signed-url.ts';
import { findSession } from '../accounts/index.ts';
import { contentsOf } from './export.contents.ts';
import { PATIENCE, passOn } from './export.reader.ts';
import { atOneMoment } from './export.repository.ts';
import { zip } from './export.zip.ts';

/** Seconds in which a download has to begin. */
const URL_SECONDS = 60;

export interface AccountExport {
  filename: string;
  /** Reads everything and packs it; called once. */
  open(): Readable;
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
  patience = PATIENCE,
) {
  const urls = createSignedUrls(secret, clock, { purpose: 'export', seconds: URL_SECONDS });
  // A download holds a connection while it is read: most of the pool is left to other requests.
  const places = Math.max(1, Math.floor(config.DATABASE_POOL / 4));
  const underWay = new Set<number>();

  function requirePlace(ownerId: number): void {
    if (underWay.has(ownerId)) {
      throw new AppError('conflict', 'A download of yours is under way already. Let it finish.');
    }
    if (underWay.size >= places) {
      throw new AppError(
        'unavailable',
        'Others are taking their journals along just now. Please try again in a minute.',
        { retryAfter: 60 },
      );
    }
  }

  function pack(ownerId: number, username: string): Readable {
    const now = clock.now();
    const archive = passOn(patience);
    underWay.add(ownerId);
    archive.once('close', () => underWay.delete(ownerId));
    // The client sets the pace; one that disconnects or stalls ends the pipeline, and with it the
    // transaction.
    atOneMoment(db, (tx) =>
      pipeline(zip(contentsOf(tx, ownerId, exportParts, { username, now, files })), archive),
    ).catch((error: Error) => archive.destroy(error));
    return archive;
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
      const holder = urls.read(token);
      const found = holder && (await findSession(db, holder.userId, holder.sid, now));
      if (!found) {
        throw new AppError(
          'not_found',
          'This address was good for a minute only. Ask for the download again in your profile.',
        );
      }
      const { id, username, timeZone } = found.user;
      requirePlace(id);
      return {
        filename: `pathkeeper-${username}-${localDateAt(now, timeZone)}.zip`,
        open: () => pack(id, username),
      };
    },
  };
}
