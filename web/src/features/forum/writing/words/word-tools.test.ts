import { describe, expect, it } from 'vitest';
import { quotation, replaced, toolChange, type WordTool } from './word-tools.ts';

/** Presses a tool on a text in which the selection stands between two bars, or at one. */
function press(tool: WordTool, marked: string): string {
  const from = marked.indexOf('|');
  const last = marked.lastIndexOf('|');
  const text = marked.replaceAll('|', '');
  const to = last === from ? from : last - 1;
  const change = toolChange(tool, { text, from, to });
  const after = replaced(text, change);
  const { selectFrom, selectTo } = change;
  const bar = selectFrom === selectTo ? '|' : `|${after.slice(selectFrom, selectTo)}|`;
  return after.slice(0, selectFrom) + bar + after.slice(selectTo);
}

describe('the word tools', () => {
  it.each<[WordTool, string, string]>([
    ['bold', 'It was |a Wednesday|.', 'It was **|a Wednesday|**.'],
    ['bold', 'It was **|a Wednesday|**.', 'It was |a Wednesday|.'],
    ['bold', 'It was |**a Wednesday**|.', 'It was |a Wednesday|.'],
    ['bold', 'It was| a Wednesday |then.', 'It was **|a Wednesday|** then.'],
    ['bold', 'It was |', 'It was **|**'],
    ['bold', '*|both|*', '***|both|***'],
    ['bold', '***|both|***', '*|both|*'],
    ['italic', '|then|', '*|then|*'],
    ['italic', '**|then|**', '***|then|***'],
    ['italic', '***|both|***', '**|both|**'],
    ['italic', '*|then|*', '|then|'],
    ['quote', 'One\nt|wo\nthree', 'One\n> two|\nthree'],
    ['quote', '|One\n\ntwo|', '|> One\n>\n> two|'],
    ['quote', '> on|e', 'one|'],
    ['list', '|one\ntwo|', '|- one\n- two|'],
    ['list', '|- one\n- two|', '|one\ntwo|'],
    ['list', '|', '- |'],
    ['link', 'at |the quay|.', 'at [the quay](|https://|).'],
    ['link', '|', '[|words|](https://)'],
    ['link', '|https://a.example/b|', '[|](https://a.example/b)'],
  ])('%s: %s', (tool, before, after) => {
    expect(press(tool, before)).toBe(after);
  });

  it('take back what they set, wherever it stands', () => {
    for (const tool of ['bold', 'italic', 'list', 'quote'] as const) {
      const text = 'One two three.\nFour.';
      const passage = { text, from: 4, to: 7 };
      const once = toolChange(tool, passage);
      const set = replaced(text, once);
      expect(set).not.toBe(text);
      const twice = toolChange(tool, { text: set, from: once.selectFrom, to: once.selectTo });
      expect(replaced(set, twice)).toBe(text);
    }
  });
});

it('a passage is quoted line for line, and ends', () => {
  expect(quotation(' I count things.\n\nWindows. ')).toBe('> I count things.\n>\n> Windows.\n\n');
});
