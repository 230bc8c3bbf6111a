import { pipeline, Readable } from 'node:stream';
import { promisify } from 'node:util';
import { crc32, createDeflateRaw, deflateRaw, deflateRawSync, type ZlibOptions } from 'node:zlib';

/** A file to be packed. A long one comes in pieces, so that it is never in memory whole. */
export interface ArchiveFile {
  name: string;
  date: Date;
  content: string | AsyncIterable<string>;
}

/** What the directory at the end says of a packed file. */
interface Packed {
  /** Not as bytes: a small Buffer lies in a larger one with others, and would keep all of it. */
  name: string;
  stamp: number;
  crc: number;
  packed: number;
  size: number;
  offset: number;
  isStreamed: boolean;
}

/** Where the fields of the first ZIP end; beyond, ZIP64 has longer ones. */
const MAX_16 = 0xffff;
const MAX_32 = 0xffffffff;
/** Names are UTF-8; a streamed file's sizes follow it. */
const UTF8 = 0x0800;
const SIZES_FOLLOW = 0x0008;
const DEFLATED = 8;

/** Up to this length compressing takes less than handing it to another thread and back. */
const SHORT = 16 * 1024;

const compress = promisify<Buffer, ZlibOptions, Buffer>(deflateRaw);

/**
 * A ZIP (PKWARE's APPNOTE 6.3, with ZIP64 where it takes that) made file by file as it is read, so
 * that a reader sets the pace and one who goes away ends it. Written here because an archive of an
 * account has a file for every entry: archiver 8 puts the directory of them together at once in
 * small pieces, which took 350 MB for 50,000; this keeps a few hundred bytes a file.
 */
export async function* zip(files: AsyncIterable<ArchiveFile>): AsyncGenerator<Buffer> {
  const directory: Packed[] = [];
  let offset = 0;
  for await (const { name, date, content } of files) {
    const isStreamed = typeof content !== 'string';
    const file: Packed = {
      name,
      stamp: dosTime(date),
      crc: 0,
      packed: 0,
      size: 0,
      offset,
      isStreamed,
    };
    const parts = isStreamed ? streamed(file, content) : whole(file, content);
    for await (const part of parts) {
      offset += part.length;
      yield part;
    }
    directory.push(file);
  }
  yield* ending(directory, offset);
}

async function* whole(file: Packed, content: string): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(content);
  // Room for the outcome and no more: 16 kB each by default add up faster than they are collected.
  const options = { chunkSize: Math.max(64, bytes.length) };
  const packed =
    bytes.length <= SHORT ? deflateRawSync(bytes, options) : await compress(bytes, options);
  Object.assign(file, { crc: crc32(bytes), packed: packed.length, size: bytes.length });
  yield Buffer.concat([localHeader(file), packed]);
}

async function* streamed(file: Packed, content: AsyncIterable<string>): AsyncGenerator<Buffer> {
  yield localHeader(file);
  const deflate = createDeflateRaw();
  // A source that fails ends the other side with its error, which is thrown below.
  pipeline(Readable.from(counted(content, file)), deflate, () => {});
  for await (const part of deflate as AsyncIterable<Buffer>) {
    file.packed += part.length;
    yield part;
  }
  yield fields([4, 0x08074b50], [4, file.crc], [8, file.packed], [8, file.size]);
}

async function* counted(content: AsyncIterable<string>, file: Packed): AsyncGenerator<Buffer> {
  for await (const piece of content) {
    const bytes = Buffer.from(piece);
    file.crc = crc32(bytes, file.crc);
    file.size += bytes.length;
    yield bytes;
  }
}

function localHeader(file: Packed): Buffer {
  const { stamp, crc, packed, size, isStreamed } = file;
  const name = Buffer.from(file.name);
  const extra = isStreamed ? fields([2, 1], [2, 16], [8, 0], [8, 0]) : Buffer.alloc(0);
  return Buffer.concat([
    fields(
      [4, 0x04034b50],
      [2, isStreamed ? 45 : 20],
      [2, isStreamed ? UTF8 | SIZES_FOLLOW : UTF8],
      [2, DEFLATED],
      [4, stamp],
      [4, crc],
      [4, isStreamed ? MAX_32 : packed],
      [4, isStreamed ? MAX_32 : size],
      [2, name.length],
      [2, extra.length],
    ),
    name,
    extra,
  ]);
}

/** The directory of all files, and where it begins. */
function* ending(directory: readonly Packed[], offset: number): Generator<Buffer> {
  let length = 0;
  for (let at = 0; at < directory.length; at += BATCH) {
    const batch = Buffer.concat(directory.slice(at, at + BATCH).map(directoryEntry));
    length += batch.length;
    yield batch;
  }
  const count = directory.length;
  if (count >= MAX_16 || offset + length >= MAX_32) {
    yield fields([4, 0x06064b50], [8, 44], [2, 45], [2, 45], [4, 0], [4, 0]);
    yield fields([8, count], [8, count], [8, length], [8, offset]);
    yield fields([4, 0x07064b50], [4, 0], [8, offset + length], [4, 1]);
  }
  const [shown, size, start] = [
    Math.min(count, MAX_16),
    Math.min(length, MAX_32),
    Math.min(offset, MAX_32),
  ];
  yield fields([4, 0x06054b50], [4, 0], [2, shown], [2, shown], [4, size], [4, start], [2, 0]);
}

/** Directory entries that are written at a time. */
const BATCH = 500;

function directoryEntry(file: Packed): Buffer {
  const { stamp, crc, isStreamed } = file;
  const name = Buffer.from(file.name);
  const long = [file.size, file.packed, file.offset];
  const tooLong = long.filter((value) => value >= MAX_32).map((value) => [8, value] as const);
  const extra =
    tooLong.length > 0 ? fields([2, 1], [2, tooLong.length * 8], ...tooLong) : Buffer.alloc(0);
  const [size, packed, offset] = long.map((value) => Math.min(value, MAX_32)) as [
    number,
    number,
    number,
  ];
  return Buffer.concat([
    fields(
      [4, 0x02014b50],
      // Made by Unix, which is where the rights of the file come from.
      [2, (3 << 8) | 45],
      [2, isStreamed || tooLong.length > 0 ? 45 : 20],
      [2, isStreamed ? UTF8 | SIZES_FOLLOW : UTF8],
      [2, DEFLATED],
      [4, stamp],
      [4, crc],
      [4, packed],
      [4, size],
      [2, name.length],
      [2, extra.length],
      [2, 0],
      [2, 0],
      [2, 0],
      // A plain file, -rw-r--r--.
      [4, 0o100644 * 0x10000],
      [4, offset],
    ),
    name,
    extra,
  ]);
}

/** The date and time of a ZIP: two seconds exact, without a zone (UTC here), from 1980 on. */
function dosTime(date: Date): number {
  const day =
    (Math.max(0, date.getUTCFullYear() - 1980) << 9) |
    ((date.getUTCMonth() + 1) << 5) |
    date.getUTCDate();
  const time =
    (date.getUTCHours() << 11) | (date.getUTCMinutes() << 5) | (date.getUTCSeconds() >> 1);
  return day * 0x10000 + time;
}

/** Numbers of two, four or eight bytes, the low byte first. */
function fields(...list: readonly (readonly [bytes: 2 | 4 | 8, value: number])[]): Buffer {
  const out = Buffer.alloc(list.reduce((length, [bytes]) => length + bytes, 0));
  let at = 0;
  for (const [bytes, value] of list) {
    if (bytes === 8) out.writeBigUInt64LE(BigInt(value), at);
    else out.writeUIntLE(value, at, bytes);
    at += bytes;
  }
  return out;
}
