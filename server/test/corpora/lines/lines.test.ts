import { describe, expect, it } from 'vitest';
import { weighedLines, weightiest } from '../../../src/features/builtin-guide/lines.ts';
import { CHOSEN_LINES } from './chosen-lines.data.ts';

describe('the line of a page that is underlined first', () => {
  const chosen = CHOSEN_LINES.map(({ text, good, bad }) => {
    const line = weightiest(weighedLines(text), 1)[0]?.text ?? '';
    return { isGood: good.includes(line), isBad: bad.includes(line) };
  });
  const share = (of: 'isGood' | 'isBad') =>
    chosen.filter((each) => each[of]).length / chosen.length;

  // Guards against losing ground; two readers agree on nine pages of ten, and chance would be right on a third.
  it('is one of the two that a reader would have chosen on two pages of three', () => {
    expect(share('isGood')).toBeGreaterThanOrEqual(0.65);
  });

  it('is an ill-chosen one on few', () => {
    expect(share('isBad')).toBeLessThanOrEqual(0.17);
  });
});
