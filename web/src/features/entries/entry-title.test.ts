import { expect, test } from 'vitest';
import { entryTitle } from './entry-title.ts';

test.each([
  ['a short first line', 'Tuesday\n\nRain again.', 'Tuesday'],
  ['a short entry, without its full stop', 'Swam.', 'Swam'],
  ['its question mark stays', 'Is it about the ladder?', 'Is it about the ladder?'],
  [
    'the first clause that says enough',
    'Swam. Eleven degrees, four minutes, and a seal that looked at me.',
    'Swam. Eleven degrees, four minutes',
  ],
  [
    'the first words',
    'The four-o’clock boat went out without me today, and for once I did not mind.',
    'The four-o’clock boat went out without me…',
  ],
  ['one endless word', 'a'.repeat(120), `${'a'.repeat(42)}…`],
  ['blank lines before it', '\n\n  Rain again', 'Rain again'],
])('%s', (_name, content, title) => {
  expect(entryTitle(content)).toBe(title);
});

test('counts an ideograph as two, and cuts between words', () => {
  const title = entryTitle('今日は港まで歩いて父の古い潮見表を見つけたことを書いておきたいと思う');
  expect(title).toMatch(/…$/);
  expect([...(title ?? '')].length).toBeLessThanOrEqual(22);
});

test('nothing to be called by', () => {
  expect(entryTitle('🌧️ …\nthen words')).toBeNull();
});
