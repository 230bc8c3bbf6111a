import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, statfs, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline, type Readable } from 'node:stream';
import { AppError } from '../../platform/errors.ts';
import { type Patience, passOn } from './export.reader.ts';

/** How much of the disk archives may take. */
export interface SpoolLimits extends Patience {
  /** Bytes of archives on their way in this process: with more, whoever reads slowest makes room. */
  budget: number;
  /** Bytes that stay free on the disk, which may be that of the database. */
  reserve: number;
  /** Milliseconds in which nobody is too slow. */
  grace: number;
}

/** An archive that is made, and waits for its reader. */
export interface Spooled {
  size: number;
  /** Its bytes, once; however it ends, its place on the disk is free again. */
  read(): Readable;
  /** Frees its place at once: nobody is to read it. */
  drop(): Promise<void>;
}

interface Held {
  size: number;
  since: number;
  taken(): number;
  end(error: Error): void;
}

/** How often the disk is asked for the room it has left. */
const LOOK_EVERY = 16 * 1024 * 1024;

/**
 * Keeps archives on the disk while they are read, so that a slow reader holds no connection to the
 * database. A file loses its name before a byte is in it: it goes with its reader or with this process,
 * and nobody else can open it.
 */
export function createSpool(folder: string, limits: SpoolLimits) {
  const held = new Set<Held>();

  /** Makes room for another archive. @throws AppError unavailable while nobody is too slow */
  function makeRoom(): void {
    const total = () => [...held].reduce((sum, { size }) => sum + size, 0);
    while (total() >= limits.budget) {
      const now = Date.now();
      const slow = [...held].filter(({ since }) => now - since >= limits.grace);
      const speed = ({ taken, since }: Held) => taken() / Math.max(1, now - since);
      const [slowest] = slow.sort((a, b) => speed(a) - speed(b));
      if (!slowest) throw noRoom(60);
      held.delete(slowest);
      slowest.end(new Error('A download was ended for another: its reader was the slowest.'));
    }
  }

  async function* withinReserve(source: AsyncIterable<Uint8Array>, signal: AbortSignal) {
    let sinceLook = LOOK_EVERY;
    for await (const chunk of source) {
      signal.throwIfAborted();
      sinceLook += chunk.length;
      if (sinceLook >= LOOK_EVERY) {
        sinceLook = 0;
        const { bavail, bsize } = await statfs(folder);
        if (bavail * bsize < limits.reserve) throw noRoom(600);
      }
      yield chunk;
    }
  }

  function hand(file: FileHandle, size: number): Spooled {
    return {
      size,
      drop: () => file.close(),
      read() {
        const source = file.createReadStream({ start: 0 });
        const reader = passOn(limits);
        const own: Held = {
          ...{ size, since: Date.now(), taken: () => source.bytesRead },
          end: (error) => void reader.destroy(error),
        };
        held.add(own);
        pipeline(source, reader, () => held.delete(own));
        return reader;
      },
    };
  }

  return {
    /**
     * Writes what comes from `source` to the disk, whole.
     * @throws AppError unavailable while there is no room for it
     */
    async keep(source: AsyncIterable<Uint8Array>, signal: AbortSignal): Promise<Spooled> {
      makeRoom();
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const path = join(folder, randomUUID());
      const file = await open(path, 'wx+', 0o600);
      try {
        await unlink(path);
        await writeFile(file, withinReserve(source, signal));
        const { size } = await file.stat();
        return hand(file, size);
      } catch (error) {
        await file.close();
        throw isFull(error) ? noRoom(600) : error;
      }
    },
  };
}

/** Whether the disk, or what this process may use of it, was full all the same. */
const isFull = (error: unknown): boolean =>
  ['ENOSPC', 'EDQUOT'].includes(String((error as NodeJS.ErrnoException).code));

const noRoom = (retryAfter: number) =>
  new AppError(
    'unavailable',
    'There is no room on the server for another download just now. Please try again later.',
    { retryAfter },
  );
