import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromBuffer } from 'yauzl';
import { unzip } from '../../../test/unzip.ts';
import { type ArchiveFile, zip } from './export.zip.ts';

const date = new Date('2026-11-21T22:40:00Z');

async function* pieces(...texts: string[]) {
  yield* texts;
}

async function* these(files: Iterable<ArchiveFile>) {
  yield* files;
}

const zipped = (files: Iterable<ArchiveFile>) => buffer(zip(these(files)));

describe('a ZIP', () => {
  it('has every file unchanged, given whole or in pieces', async () => {
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

  it('holds more files than ZIP without ZIP64 can', async () => {
    const files = Array.from({ length: 65_536 }, (_, at) => ({ name: `${at}`, date, content: '' }));
    const { entryCount } = await promisify(fromBuffer)(await zipped(files));
    expect(entryCount).toBe(65_536);
  });

  it('reads no further than its buffer has room', async () => {
    let read = 0;
    async function* counted() {
      for (; ; read++) yield { name: `${read}`, date, content: pieces('x'.repeat(10_000)) };
    }
    const archive = zip(counted());
    await archive.next();
    await new Promise((resolve) => setTimeout(resolve, 50));
    // 16 kB are handed over: two files, and the third is begun.
    expect(read).toBe(2);
    await archive.return(undefined);
  });

  it('closes every source when its reader disconnects', async () => {
    let closed = 0;
    async function* endless() {
      try {
        for (;;) yield Math.random().toString(36).repeat(500);
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
    for await (const part of zip(files())) if (part.length > 1000) break;
    expect(closed).toBe(2);
  });

  it('closes every source when the stream it is piped to breaks off', async () => {
    let isOpen = false;
    async function* files() {
      isOpen = true;
      try {
        for (;;) yield { name: 'page.md', date, content: pieces('words '.repeat(5_000)) };
      } finally {
        isOpen = false;
      }
    }
    const unread = new PassThrough();
    const flow = pipeline(zip(files()), unread);
    await expect.poll(() => unread.writableNeedDrain && isOpen).toBe(true);
    unread.destroy();
    await expect(flow).rejects.toThrow('Premature close');
    await expect.poll(() => isOpen).toBe(false);
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

  it('fails when the list of files does, and closes it', async () => {
    async function* broken() {
      yield { name: 'one', date, content: pieces('The first words') };
      throw new Error('The database went away.');
    }
    await expect(buffer(zip(broken()))).rejects.toThrow('The database went away.');
  });
});
