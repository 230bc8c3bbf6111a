import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { localDateAt } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import type { Principal } from '../../platform/http/principal.ts';
import { createTickets } from '../../platform/tickets.ts';
import { findSession } from '../accounts/index.ts';
import { contentsOf } from './takeout.contents.ts';
import { PATIENCE, passOn } from './takeout.reader.ts';
import { atOneMoment } from './takeout.repository.ts';
import { zip } from './takeout.zip.ts';

/** Seconds in which the download has to begin. */
const TICKET_SECONDS = 60;

export interface Takeout {
  filename: string;
  /** Reads everything and packs it; called once. */
  open(): Readable;
}

/** Everything a person has here, as one archive behind an address that works for a minute. */
export function createTakeouts(
  { db, clock, config }: Pick<Context, 'db' | 'clock' | 'config'>,
  secret: string,
  patience = PATIENCE,
) {
  const tickets = createTickets(secret, clock, { purpose: 'takeout', seconds: TICKET_SECONDS });
  // Each holds a connection for as long as it is read: most of the pool stays with everybody else.
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
    // The reader sets the pace; one who goes away or falls asleep ends the pipeline, and with it the
    // transaction.
    atOneMoment(db, (tx) =>
      pipeline(zip(contentsOf(tx, ownerId, { username, now })), archive),
    ).catch((error: Error) => archive.destroy(error));
    return archive;
  }

  return {
    /**
     * An address that a browser can follow without a header.
     * @throws AppError conflict, unavailable while there is no place for another download
     */
    ticketFor({ id, sid }: Principal): { ticket: string; expiresIn: number } {
      requirePlace(id);
      return { ticket: tickets.issue({ userId: id, sid }), expiresIn: TICKET_SECONDS };
    },

    /** @throws AppError not_found for a ticket that is too old, forged or of an ended session */
    async redeem(ticket: string): Promise<Takeout> {
      const now = clock.now();
      const holder = tickets.read(ticket);
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
