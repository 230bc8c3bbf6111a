import { describe, expect, it } from 'vitest';
import { citationsIn, headingsIn } from './citations.mjs';

describe('citations', () => {
  it('are found in comments, each once', () => {
    expect(
      citationsIn('/** /contact (S1.2, S3.2.13). Kept as D16 and ADR-0007 say; S1.2 too. */'),
    ).toEqual(['S1.2', 'S3.2.13', 'D16', 'ADR-0007']);
  });

  it('are whole words', () => {
    expect(citationsIn('M0 0D12x, RD5, S12, S4, ADR-12, #D946EF, qk+D750/aR')).toEqual([]);
  });
});

describe('headings', () => {
  it('are cited by their first word', () => {
    expect(
      headingsIn(
        '# Requirements 1\n## S1.2 Screens\n### D16 No words are lost\ntext D17\n## S3.2.9',
      ),
    ).toEqual(['S1.2', 'D16', 'S3.2.9']);
  });
});
