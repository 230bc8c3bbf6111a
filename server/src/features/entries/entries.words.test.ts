import { describe, expect, it } from 'vitest';
import { countWords } from './entries.words.ts';

describe('words', () => {
  it('are counted as a reader counts them', () => {
    expect(countWords('')).toBe(0);
    expect(countWords('One, two — three!')).toBe(3);
    expect(countWords('  well-being \n\n 2026  ')).toBe(2);
    expect(countWords('🎉 !!! …')).toBe(0);
  });

  it('are found in scripts without spaces', () => {
    expect(countWords('今日は東京でラーメンを食べました。')).toBeGreaterThan(4);
    expect(countWords('I ate ラーメン today')).toBe(4);
  });

  it.each([
    ['Chinese', '今天天气很好我们去公园散步然后回家吃饭。'],
    ['Thai without a space', 'วันนี้อากาศดีมากเราไปเดินเล่นในสวน'],
    ['one character', '中'],
    ['beyond the basic plane', '𠀀'],
  ])('of a whole entry of %s are as many as of its parts', (_what, part) => {
    const times = Math.floor(20_000 / part.length);
    const whole = countWords(part.repeat(times));
    expect(whole).toBeGreaterThan(0);
    // Where one part runs into the next, a reader may see another word or none.
    expect(whole).toBeLessThanOrEqual((countWords(part) + 1) * times);
  });

  it('are counted in the longest entry of any script', () => {
    expect(countWords('中'.repeat(100_000))).toBeGreaterThan(1000);
    expect(countWords(`${'a b c d e f g. '.repeat(6600)}中`)).toBe(7 * 6600 + 1);
  });
});
