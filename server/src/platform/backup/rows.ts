import { hash } from 'node:crypto';
import { type Readable, Transform, type TransformCallback, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Count and checksum of a table's rows, independent of their order. */
export interface RowTotals {
  rows: number;
  /** Bytes of the rows as text. */
  bytes: number;
  /** The same for the same rows in any order, and for no others. */
  fingerprint: string;
}

/** Called with the number of rows so far. */
export type Progress = (table: string, rows: number) => void;

const NEWLINE = 0x0a;
const LANES = 8;

/**
 * Passes on rows in COPY's text form, where a line is a row and no value holds the end of a line,
 * and adds up what went through. A row counts by its SHA-256, added lane by lane.
 */
export class RowMeter extends Transform {
  private rows = 0;
  private bytes = 0;
  private readonly sums = new Uint32Array(LANES);
  /** The beginning of a row whose end has not come yet. */
  private begun: Buffer[] = [];

  constructor(private readonly onRows: (rows: number) => void = () => {}) {
    super();
  }

  /** The sums so far; a row counts once its end was read. */
  totals(): RowTotals {
    const words = Buffer.alloc(LANES * 4);
    this.sums.forEach((sum, lane) => {
      words.writeUInt32LE(sum, lane * 4);
    });
    return { rows: this.rows, bytes: this.bytes, fingerprint: words.toString('hex') };
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.bytes += chunk.length;
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, start)) {
      this.add(chunk.subarray(start, end));
      start = end + 1;
    }
    // A copy: the rest of the chunk is not to be held by it.
    if (start < chunk.length) this.begun.push(Buffer.from(chunk.subarray(start)));
    this.onRows(this.rows);
    done(null, chunk);
  }

  private add(end: Buffer): void {
    const row = this.begun.length > 0 ? Buffer.concat([...this.begun, end]) : end;
    this.begun = [];
    const digest = hash('sha256', row, 'buffer');
    for (let lane = 0; lane < LANES; lane++) {
      this.sums[lane] = (this.sums[lane] ?? 0) + digest.readUInt32LE(lane * 4);
    }
    this.rows += 1;
  }
}

/** Reads rows to their end and gives what they come to. @throws what reading them throws */
export async function measure(rows: Readable, onRows?: (rows: number) => void): Promise<RowTotals> {
  const meter = new RowMeter(onRows);
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  await pipeline(rows, meter, nowhere);
  return meter.totals();
}
