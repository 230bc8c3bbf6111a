import { buffer } from 'node:stream/consumers';
import { type Entry, fromBuffer, type ZipFile } from 'yauzl';

/** Every file of a ZIP by its name; throws on one that is damaged. */
export function unzip(zip: Buffer): Promise<Map<string, string>> {
  return new Promise((resolve, reject) => {
    const files = new Map<string, string>();
    fromBuffer(zip, { lazyEntries: true }, (error, archive) => {
      if (error) return reject(error);
      archive.on('entry', (entry: Entry) => {
        contentOf(archive, entry).then((content) => {
          if (files.has(entry.fileName)) reject(new Error(`${entry.fileName} is there twice.`));
          files.set(entry.fileName, content);
          archive.readEntry();
        }, reject);
      });
      archive.on('end', () => resolve(files));
      archive.on('error', reject);
      archive.readEntry();
    });
  });
}

const contentOf = (archive: ZipFile, entry: Entry): Promise<string> =>
  new Promise((resolve, reject) => {
    archive.openReadStream(entry, (error, stream) => {
      if (error) reject(error);
      else buffer(stream).then((bytes) => resolve(bytes.toString()), reject);
    });
  });
