import { createHash } from 'node:crypto';
import { open, readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { codeOf } from '../errors.ts';
import type { FileStorage } from '../files/index.ts';
import type { FileBackup } from './manifest.ts';
import type { Archive } from './read-archive.ts';
import type { Part } from './write-archive.ts';

/**
 * Every file that lies in a folder of uploaded files, one part after another; `done` is told of each
 * once it has been read. One that is removed meanwhile is left out: nothing shows it any more.
 */
export async function* filesOf(
  folder: string,
  done: (file: FileBackup) => void,
): AsyncGenerator<Part> {
  for (const path of await pathsIn(folder)) {
    const handle = await open(path).catch((error: unknown) => {
      if (codeOf(error) === 'ENOENT') return null;
      throw error;
    });
    if (!handle) continue;
    const key = relative(folder, path).split(sep).join('/');
    const sum = createHash('sha256');
    let bytes = 0;
    async function* summed(source: AsyncIterable<Buffer>) {
      for await (const chunk of source) {
        sum.update(chunk);
        bytes += chunk.length;
        yield chunk;
      }
    }
    const part = `files/${key}`;
    yield { name: part, input: summed(handle.createReadStream()) };
    done({ key, part, bytes, sha256: sum.digest('hex') });
  }
}

async function pathsIn(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    (error: unknown) => {
      if (codeOf(error) === 'ENOENT') return [];
      throw error;
    },
  );
  return found.filter((each) => each.isFile()).map((each) => join(each.parentPath, each.name));
}

/** Puts every file of a checked backup into a storage. Doing it again changes nothing. */
export async function restoreFiles(archive: Archive, storage: FileStorage): Promise<number> {
  for (const file of archive.manifest.files) {
    await storage.put(file.key, await buffer(await archive.file(file)));
  }
  return archive.manifest.files.length;
}
