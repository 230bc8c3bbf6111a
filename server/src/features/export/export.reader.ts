import { Transform } from 'node:stream';

/** How slow a client may be. */
export interface Patience {
  /** Milliseconds in which `least` bytes have to be read. */
  wait: number;
  least: number;
}

/** A kilobyte a second: slower than any connection in use. */
export const PATIENCE: Patience = { wait: 60_000, least: 60 * 1024 };

/**
 * Passes on what is written to it while it is read. A client that reads too little, such as one whose
 * machine went to sleep, ends the stream, because the download takes room on the disk.
 */
export function passOn({ wait, least }: Patience): Transform {
  let taken = 0;
  // Called only while the buffer has room: what went through was read, but for what it holds.
  const stream = new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      taken += chunk.length;
      done(null, chunk);
    },
  });
  const watch = setInterval(() => {
    // With nothing left to read it is the source that is slow.
    if (stream.readableLength > 0 && taken < least) {
      stream.destroy(new Error('The reader of a download took next to nothing for too long.'));
    }
    taken = 0;
  }, wait);
  watch.unref();
  stream.once('close', () => clearInterval(watch));
  return stream;
}
