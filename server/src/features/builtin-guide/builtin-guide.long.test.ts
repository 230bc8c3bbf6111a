import { describe, expect, it } from 'vitest';
import { asking, pageOf, reflectRequest } from '../../../test/guide-requests.ts';
import { createBuiltInGuide } from './builtin-guide.ts';

const guide = createBuiltInGuide();
/** As long as a page may be, and as long as one that is read closely from end to end. */
const LENGTHS = [100_000, 6_000];

describe('a page of nothing but a run of one sign between two letters', () => {
  // Reading that took time by the square of the length would still be at it when the test ends.
  it.each([' ', '\t', '.', '…', ',', '?', '!', '—', '。', '"'])(
    'is read to its end: %j',
    async (sign) => {
      for (const length of LENGTHS) {
        for (const start of ['a', 'I walked on «']) {
          const content = `${start}${sign.repeat(length - start.length - 1)}b`;
          const page = pageOf(12, content);
          const { insights } = await guide.reflect({ ...reflectRequest, page }, asking());
          expect(insights.length).toBeGreaterThan(0);
        }
      }
    },
  );
});
