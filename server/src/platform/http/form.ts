import { isUtf8 } from 'node:buffer';
import { createWriteStream, mkdtempSync, openAsBlob } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finished, type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy, type BusboyHeaders, type BusboyInstance } from '@fastify/busboy';
import { AppError } from '../errors.ts';

/** What the fields and boundaries of a form may add to its files. */
const FIELDS_LIMIT = 64 * 1024;

const LIMITS = {
  files: 10,
  fields: 50,
  parts: 60,
  fieldSize: FIELDS_LIMIT,
  headerPairs: 20,
  headerSize: 4 * 1024,
};

/**
 * Reads a form: a field as text, a file as a `File` whose bytes lie in a temporary folder until the
 * response has ended. Memory stays the same however large the files are.
 * @throws AppError too_large past `maxBytes` a file, invalid_request for a broken form
 */
export async function readForm(
  request: IncomingMessage,
  response: ServerResponse,
  maxBytes: number,
): Promise<Record<string, string | File>> {
  const limit = maxBytes + FIELDS_LIMIT;
  // Most are refused before a byte of them is read.
  if (Number(request.headers['content-length'] ?? 0) > limit) throw tooLarge(maxBytes);
  const parser = parserFor(request, maxBytes);
  const parts = collect(parser, folderUntilEnd(response), maxBytes);
  const meter = atMost(limit, maxBytes);
  finished(request, (error) => error && meter.destroy(error));
  // Not part of the pipeline, which would close the connection before a refusal can be answered.
  request.pipe(meter);
  try {
    await pipeline(meter, parser);
    return await parts.values();
  } catch (error) {
    parts.abandon();
    request.unpipe(meter);
    request.resume();
    if (error instanceof AppError || isOfDisk(error)) throw error;
    throw unreadable();
  }
}

/**
 * A temporary folder, made for the first file that needs it and at once: a file that breaks off meanwhile would
 * be nobody's. It goes when the response has ended.
 */
function folderUntilEnd(response: ServerResponse): () => string {
  let made: string | undefined;
  return () => {
    if (made !== undefined) return made;
    const folder = mkdtempSync(join(tmpdir(), 'pathkeeper-form-'));
    finished(response, () => void rm(folder, { recursive: true, force: true }).catch(() => {}));
    made = folder;
    return folder;
  };
}

function parserFor({ headers }: IncomingMessage, fileSize: number): BusboyInstance {
  try {
    return new Busboy({
      headers: headers as BusboyHeaders,
      limits: { ...LIMITS, fileSize },
      // Bytes as they came, so that what is no UTF-8 can be told and refused.
      defCharset: 'latin1',
    });
  } catch {
    throw unreadable();
  }
}

interface Parts {
  /** Each by its name, once every file is written. */
  values(): Promise<Record<string, string | File>>;
  /** Lets go of files that are still being written. */
  abandon(): void;
}

/** Gathers the parts as they come; the first one that has to be refused ends the parser. */
function collect(parser: BusboyInstance, folder: () => string, maxBytes: number): Parts {
  const values = new Map<string, string | Promise<File>>();
  const streams: Readable[] = [];
  const add = (name: string, value: string | Promise<File>) => {
    if (values.has(name))
      parser.destroy(new AppError('invalid_request', 'That form says something twice.'));
    values.set(name, value);
  };
  parser.on('field', (name, value, _nameTruncated, isTruncated) => {
    const bytes = Buffer.from(value, 'latin1');
    if (isTruncated) parser.destroy(tooLarge(maxBytes));
    else if (isUtf8(bytes)) add(name, bytes.toString());
    else parser.destroy(unreadable());
  });
  parser.on('file', (name, stream, filename, _encoding, type) => {
    streams.push(stream);
    // Also of a file that cannot be stored: what nobody hears of would end the process.
    stream.on('error', () => {});
    stream.once('limit', () => parser.destroy(tooLarge(maxBytes)));
    const pathOf = () => join(folder(), String(streams.length));
    const file = stored(stream, pathOf, filename, type);
    // Awaited below, unless the form fails before.
    file.catch((error: Error) => parser.destroy(error));
    add(name, file);
  });
  for (const reached of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) {
    parser.once(reached, () => parser.destroy(tooLarge(maxBytes)));
  }
  return {
    async values() {
      const each = [...values].map(async ([name, value]) => [name, await value] as const);
      return Object.fromEntries(await Promise.all(each));
    },
    abandon() {
      for (const stream of streams) stream.destroy();
    },
  };
}

async function stored(
  stream: Readable,
  pathOf: () => string,
  filename: string,
  type: string,
): Promise<File> {
  const path = pathOf();
  await pipeline(stream, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
  return new File([await openAsBlob(path)], filename, { type });
}

function atMost(limit: number, maxBytes: number): Transform {
  let total = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      total += chunk.length;
      if (total > limit) done(tooLarge(maxBytes));
      else done(null, chunk);
    },
  });
}

/** An error of the file system names its call; one of the parser or the connection does not. */
const isOfDisk = (error: unknown) => error instanceof Error && 'syscall' in error;

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;

/** Names what fits, as a person picks another file by it. */
function tooLarge(maxBytes: number): AppError {
  const most =
    maxBytes < MEGABYTE
      ? `${Math.floor(maxBytes / KILOBYTE)} kB`
      : `${Math.floor(maxBytes / MEGABYTE)} MB`;
  return new AppError('too_large', `That is too much at once: a file can have ${most} at most.`);
}

const unreadable = () => new AppError('invalid_request', 'That form cannot be read.');
