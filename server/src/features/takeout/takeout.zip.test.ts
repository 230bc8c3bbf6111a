import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromBuffer } from 'yauzl';
import { unzip } from '../../../test/unzip.ts';
import { type ArchiveFile, zip } from './takeout.zip.ts';

const date = new Date('2026-11-21T22:40:00Z');

async function* pieces(...texts: string[]) {
  yield* texts;
}

async function* these(files: Iterable<ArchiveFile>) {
  yield* files;
}

const zipped = (files: Iterable<ArchiveFile>) => buffer(Readable.from(zip(these(files))));

describe('a ZIP', () => {
  it('gives back every file, whole or in pieces, letter by letter', async () => {
    const named = fc.uniqueArray(
      fc.record({
        name: fc.stringMatching(/^[\w潮ü-]{1,20}\.md$/),
        texts: fc.array(fc.string({ unit: 'grapheme', maxLength: 200 }), { maxLength: 5 }),
        isWhole: fc.boolean(),
      }),
      { selector: ({ name }) => name, maxLength: 6 },
    );
    await fc.assert(
      fc.asyncProperty(named, async (files) => {
        const packed = await zipped(
          files.map(({ name, texts, isWhole }) => ({
            name,
            date,
            content: isWhole ? texts.join('') : pieces(...texts),
          })),
        );
        expect([...(await unzip(packed))]).toEqual(
          files.map(({ name, texts }) => [name, texts.join('')]),
        );
      }),
      { numRuns: 40 },
    );
  });

  it('holds more files than the first ZIP could count', async () => {
    const files = Array.from({ length: 65_536 }, (_, at) => ({ name: `${at}`, date, content: '' }));
    const { entryCount } = await promisify(fromBuffer)(await zipped(files));
    expect(entryCount).toBe(65_536);
  });

  it('reads no file before there is room for it', async () => {
    let read = 0;
    async function* counted() {
      for (; ; read++) yield { name: `${read}`, date, content: pieces('x') };
    }
    const archive = zip(counted());
    await archive.next();
    expect(read).toBe(0);
  });

  it('lets go of everything when its reader goes away', async () => {
    let closed = 0;
    async function* endless() {
      try {
        for (;;) yield Math.random().toString(36).repeat(50);
      } finally {
        closed += 1;
      }
    }
    async function* files() {
      try {
        yield { name: 'endless', date, content: endless() };
      } finally {
        closed += 1;
      }
    }
    for await (const _part of zip(files())) if (_part.length > 1000) break;
    await expect.poll(() => closed).toBe(2);
  });

  it('fails when a file does', async () => {
    async function* broken() {
      yield 'The first words';
      throw new Error('The database went away.');
    }
    await expect(zipped([{ name: 'broken', date, content: broken() }])).rejects.toThrow(
      'The database went away.',
    );
  });
});
