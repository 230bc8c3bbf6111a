import { describe, expect, it } from 'vitest';
import { parseSearch } from '../../../platform/search/query.ts';
import { snippetOf } from '../../../platform/search/snippet.ts';
import { countWords } from '../entries.words.ts';

/** The same text is counted as a reader counts it, and every word of it is found where it stands. */
const TEXTS: [language: string, text: string, words: number, sought: string[]][] = [
  ['Korean', '나는 오늘 학교에 갔다.', 4, ['오늘', '학교', '갔다']],
  ['Korean with Latin and Chinese letters', '나는 漢字 school에 갔다.', 4, ['漢字', 'school']],
  ['Japanese', '今日は東京でラーメンを待った', 7, ['今日', '東京', 'ラーメン']],
  ['Chinese', '今天天气很好我们去公园散步', 7, ['天气', '公园', '散步']],
  ['Thai', 'วันนี้อากาศดีมากเราไปเดินเล่นในสวน', 11, ['อากาศ', 'สวน']],
  ['Khmer', 'ថ្ងៃនេះខ្ញុំទៅសាលារៀន', 4, ['ខ្ញុំ', 'សាលារៀន']],
  ['English around Japanese', 'My well-being needs ラーメン', 4, ['being', 'ラーメン']],
];

const foundIn = (text: string, query: string): string[] => {
  const { snippet, highlights } = snippetOf(text, parseSearch(query));
  return highlights.map(([from, to]) => snippet.slice(from, to));
};

describe.each(TEXTS)('%s', (_language, text, words, sought) => {
  it('is counted as a reader counts it, whatever stands beside it', () => {
    expect(countWords(text)).toBe(words);
    expect(countWords(`${text} I ate well-cooked rice 漢字`)).toBe(words + 5);
  });

  it('is found by each of its words, and that word is marked', () => {
    for (const word of sought) expect(foundIn(text, word)).toContain(word);
  });

  it('is found however a keyboard puts its letters together', () => {
    for (const word of sought) {
      expect(foundIn(text.normalize('NFD'), word)).toContain(word.normalize('NFD'));
      expect(foundIn(text, word.normalize('NFD'))).toContain(word);
    }
  });
});

it('half-width Japanese letters are found as the usual ones', () => {
  expect(foundIn('駅でﾊﾞｽとﾗｰﾒﾝを待った', 'バス')).toEqual(['ﾊﾞｽ']);
  expect(foundIn('駅でﾊﾞｽとﾗｰﾒﾝを待った', 'ラーメン')).toEqual(['ﾗｰﾒﾝ']);
});
