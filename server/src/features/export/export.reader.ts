import { Transform } from 'node:stream';

/** How slow a reader may be. */
export interface Patience {
  /** Milliseconds in which `least` bytes have to be taken. */
  wait: number;
  least: number;
}

/** A kilobyte a second: slower than any line that is still worth calling one. */
export const PATIENCE: Patience = { wait: 60_000, least: 60 * 1024 };

/**
 * Passes on what is written to it for as long as somebody reads it. A reader who takes too little,
 * such as one whose machine went to sleep, ends it: whatever is read from here holds a connection.
 */
export function passOn({ wait, least }: Patience): Transform {
  let taken = 0;
  // Called only while there is room: what went through was taken, up to what the buffer holds.
  const stream = new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      taken += chunk.length;
      done(null, chunk);
    },
  });
  const watch = setInterval(() => {
    // With nothing left to take it is the source that is slow.
    if (stream.readableLength > 0 && taken < least) {
      stream.destroy(new Error('The reader of a download took next to nothing for too long.'));
    }
    taken = 0;
  }, wait);
  watch.unref();
  stream.once('close', () => clearInterval(watch));
  return stream;
}
