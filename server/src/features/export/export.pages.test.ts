import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ExportedEntry } from '../entries/index.ts';
import { entryPage } from './export.pages.ts';

const entry: ExportedEntry = {
  id: 1,
  content: 'Words.',
  tags: [],
  mood: null,
  aiReflection: null,
  folderId: 7,
  isPinned: false,
  type: 'journal',
  createdAt: new Date('2026-11-21T22:40:00Z'),
  updatedAt: new Date('2026-11-21T22:40:00Z'),
  localDate: '2026-11-21',
  listedAt: new Date('2026-11-21T22:40:00Z'),
  timeZone: 'Europe/London',
  version: 1,
  wordCount: 1,
};

/** What a YAML document may hold as it is (YAML 1.2, c-printable), less its old ends of lines. */
const PRINTABLE =
  /^[\x20-\x7e\xa0-\u2027\u202a-\ud7ff\ue000-\ufefe\uff00-\ufffd\u{10000}-\u{10ffff}]*$/u;

it('the front matter takes a tag and a folder of any characters, and holds only what YAML may', () => {
  const odd = fc.constantFrom(...'\x7f\x80\x85\x9f\u2028\u2029\ufeff\ufffe\uffff\n"\\\x1b潮😀');
  const name = fc.string({ unit: fc.oneof(odd, fc.string({ unit: 'grapheme', maxLength: 1 })) });
  fc.assert(
    fc.property(name, name, (tag, folder) => {
      const { text } = entryPage({ ...entry, tags: [tag] }, new Map([[7, folder]]));
      const lines = text.slice(0, text.indexOf('\n---\n\n')).split('\n');
      for (const line of lines) expect(line).toMatch(PRINTABLE);
      const valueAt = (key: string) =>
        JSON.parse(lines.find((line) => line.startsWith(key))?.slice(key.length) ?? '');
      expect([valueAt('tags: '), valueAt('folder: ')]).toEqual([[tag], folder]);
    }),
    { numRuns: 500 },
  );
});

it('an entry that was saved on another day than its own says both', () => {
  const head = (localDate: string) => entryPage({ ...entry, localDate }, new Map()).text;
  expect(head('2026-11-21')).toContain('\ndate: 2026-11-21T22:40:00+00:00\ntimeZone');
  expect(head('2026-11-20')).toContain('\ndate: 2026-11-20\nsaved: 2026-11-21T22:40:00+00:00\n');
});
