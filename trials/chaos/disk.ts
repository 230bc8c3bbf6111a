import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** Fills the disk of a folder. */
export function fillDisk(folder: string): void {
  const file = openSync(join(folder, 'filler'), 'w');
  try {
    // In ever smaller pieces, down to the last block.
    for (let piece = 1 << 20; piece >= 512; piece /= 2) writeUntilFull(file, Buffer.alloc(piece));
  } finally {
    closeSync(file);
  }
}

function writeUntilFull(file: number, piece: Buffer): void {
  try {
    for (;;) writeSync(file, piece);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}

/** Frees the space again. */
export function emptyDisk(folder: string): void {
  rmSync(join(folder, 'filler'), { force: true });
}
