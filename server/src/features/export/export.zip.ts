import { makeZip } from 'client-zip';

/** A file to be packed. A long one comes in pieces, so that it is never in memory whole. */
export interface ArchiveFile {
  name: string;
  date: Date;
  content: string | Uint8Array | AsyncIterable<string>;
}

/** Bytes that are handed on together: client-zip gives six pieces a file, some of ten bytes. */
const BATCH = 16 * 1024;

/**
 * A ZIP made file by file as it is read: a reader sets the pace, and one who goes away ends it. Not
 * compressed, which words can do without; what does compress keeps so much of every file that fifty
 * thousand entries would fill the memory (archiver 8, yazl 3).
 */
export async function* zip(files: AsyncIterable<ArchiveFile>): AsyncGenerator<Uint8Array> {
  let count = 0;
  let underWay: AsyncGenerator<Uint8Array> | undefined;
  async function* inputs() {
    for await (const { name, date, content } of files) {
      count += 1;
      const isWhole = typeof content === 'string' || content instanceof Uint8Array;
      underWay = isWhole ? undefined : encoded(content);
      yield { name, lastModified: date, input: underWay ?? (content as string | Uint8Array) };
    }
  }
  const source = inputs();
  // client-zip would throw into the source of a reader who left, and forget the file under way:
  // without a `throw` to call it leaves both alone, and they are ended here.
  const reader = makeZip({
    [Symbol.asyncIterator]: () => ({ next: () => source.next() }),
  } as typeof source).getReader();
  try {
    let held: Uint8Array[] = [];
    let size = 0;
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      // Only once more has come: the end stays with what is before it.
      if (size >= BATCH) {
        yield Buffer.concat(held);
        held = [];
        size = 0;
      }
      held.push(value);
      size += value.length;
    }
    yield withLongCount(Buffer.concat(held), count);
  } finally {
    await reader.cancel().catch(() => {});
    await underWay?.return(undefined);
    await source.return(undefined);
  }
}

/** An empty piece would be taken for the end. */
async function* encoded(pieces: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  for await (const piece of pieces) if (piece !== '') yield Buffer.from(piece);
}

/** Where the fields of the first ZIP end; beyond, ZIP64 has longer ones. */
const MAX_16 = 0xffff;
const MAX_32 = 0xffffffff;

/** client-zip 2.5.1 writes ZIP64's count of files only into archives of 4 GB and more. */
function withLongCount(ending: Buffer, count: number): Buffer {
  const end = ending.subarray(-22);
  const [size, start] = [end.readUInt32LE(12), end.readUInt32LE(16)];
  if (count < MAX_16 || start === MAX_32) return ending;
  const long = Buffer.alloc(76);
  long.writeUInt32LE(0x06064b50, 0);
  long.writeUInt32LE(44, 4);
  long.writeUInt16LE(45, 12);
  long.writeUInt16LE(45, 14);
  long.writeUInt32LE(count, 24);
  long.writeUInt32LE(count, 32);
  long.writeUInt32LE(size, 40);
  long.writeUInt32LE(start, 48);
  long.writeUInt32LE(0x07064b50, 56);
  long.writeBigUInt64LE(BigInt(start) + BigInt(size), 64);
  long.writeUInt32LE(1, 72);
  return Buffer.concat([ending.subarray(0, -22), long, end]);
}
