import { describe, expect, it } from 'vitest';
import { GRAVE_ELSEWHERE, GRAVE_LINES } from '../../../test/corpora/grave/cases.data.ts';
import { pageOf, reflectRequest } from '../../../test/guide-requests.ts';
import { createBuiltInGuide } from './builtin-guide.ts';

const guide = createBuiltInGuide();
const reflect = (content: string) =>
  guide.reflect(
    { ...reflectRequest, page: pageOf(12, content, { mood: 'happy', tags: ['harbour'] }) },
    { signal: new AbortController().signal },
  );

describe('a page that tells of something grave', () => {
  it.each([...GRAVE_LINES, ...GRAVE_ELSEWHERE])(
    'gets no question and no remark: %s',
    async (line) => {
      const { insights, reflectionQuestion, growthPattern, quotes } = await reflect(line);
      expect({ insights, reflectionQuestion, growthPattern }).toEqual({
        insights: [],
        reflectionQuestion: '',
        growthPattern: '',
      });
      expect(quotes).toEqual([{ entryId: 12, text: expect.any(String), note: '' }]);
      expect(line).toContain(quotes[0]?.text);
    },
  );

  it('is quoted with the line that tells of it, and no other', async () => {
    const { quotes } = await reflect(
      'It rained until four. I ironed five shirts.\n\nDad died at six. The kettle was still warm.',
    );
    expect(quotes.map(({ text }) => text)).toEqual(['Dad died at six.']);
  });

  it('is quoted in few words where its sentence does not end', async () => {
    const { quotes } = await reflect(
      `${'and the rain and '.repeat(40)}my dad died ${'and the rain '.repeat(40)}`,
    );
    expect(quotes[0]?.text).toContain('dad died');
    expect(quotes[0]?.text.length).toBeLessThanOrEqual(300);
  });
});
