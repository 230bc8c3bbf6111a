import type { ChainedCommands, Editor, Range } from '@tiptap/core';

/** Something that can be put into an article, or that a paragraph can be made into. */
export interface Insertion {
  name: string;
  label: string;
  /** What it looks like in a list: a letter or a sign. */
  glyph: string;
  /** What typed at the start of a line makes it too. */
  sign?: string;
  /** Further words that find it. */
  words?: string;
  /** Whether the caret is in one. */
  isOn?: (editor: Editor) => boolean;
  run: (chain: ChainedCommands) => ChainedCommands;
}

const heading = (level: 2 | 3 | 4) => ({
  isOn: (editor: Editor) => editor.isActive('heading', { level }),
  run: (chain: ChainedCommands) => chain.setHeading({ level }),
});

/** What the line of the caret can be. */
export const LINES: readonly Insertion[] = [
  {
    name: 'paragraph',
    label: 'Paragraph',
    glyph: '¶',
    words: 'text plain',
    isOn: (editor) => editor.isActive('paragraph'),
    run: (chain) => chain.setParagraph(),
  },
  { name: 'h2', label: 'Heading', glyph: 'H', sign: '##', words: 'title h2', ...heading(2) },
  { name: 'h3', label: 'Small heading', glyph: 'h', sign: '###', words: 'h3', ...heading(3) },
  { name: 'h4', label: 'Smallest heading', glyph: 'ₕ', sign: '####', words: 'h4', ...heading(4) },
];

/** What stands around lines, or between them. A figure is asked for by its own button. */
export const BLOCKS: readonly Insertion[] = [
  {
    name: 'quote',
    label: 'Quote',
    glyph: '“',
    sign: '>',
    words: 'citation blockquote',
    isOn: (editor) => editor.isActive('blockquote'),
    run: (chain) => chain.toggleBlockquote(),
  },
  {
    name: 'list',
    label: 'List',
    glyph: '•',
    sign: '-',
    words: 'bullets points',
    isOn: (editor) => editor.isActive('bulletList'),
    run: (chain) => chain.toggleBulletList(),
  },
  {
    name: 'numbers',
    label: 'Numbered list',
    glyph: '1',
    sign: '1.',
    words: 'ordered',
    isOn: (editor) => editor.isActive('orderedList'),
    run: (chain) => chain.toggleOrderedList(),
  },
  {
    name: 'table',
    label: 'Table',
    glyph: '⊞',
    words: 'rows columns',
    isOn: (editor) => editor.isActive('table'),
    run: (chain) => chain.insertTable({ rows: 3, cols: 3, withHeaderRow: true }),
  },
  {
    name: 'figure',
    label: 'Figure',
    glyph: '▣',
    words: 'picture image photo upload',
    run: (chain) => chain,
  },
  {
    name: 'rule',
    label: 'Rule',
    glyph: '—',
    sign: '---',
    words: 'line divider break',
    run: (chain) => chain.setHorizontalRule(),
  },
  {
    name: 'code',
    label: 'Code',
    glyph: '‹›',
    sign: '```',
    words: 'program source',
    isOn: (editor) => editor.isActive('codeBlock'),
    run: (chain) => chain.toggleCodeBlock(),
  },
  {
    name: 'footnote',
    label: 'Footnote',
    glyph: '†',
    words: 'note source margin',
    run: (chain) => chain.addFootnote(),
  },
];

/** What the slash offers for the letters typed after it. */
export function insertionsFor(query: string): Insertion[] {
  const wanted = query.trim().toLowerCase();
  const all = [...LINES.slice(1), ...BLOCKS];
  return all.filter(({ label, words = '' }) =>
    `${label} ${words}`
      .toLowerCase()
      .split(' ')
      .some((word) => word.startsWith(wanted)),
  );
}

/** Puts something in where the slash and its letters stand; `onFigure` asks for a picture. */
export function insert(
  editor: Editor,
  { name, run }: Insertion,
  over: Range | null,
  onFigure: () => void,
) {
  const chain = editor.chain().focus();
  const cleared = over ? chain.deleteRange(over) : chain;
  run(cleared).run();
  if (name === 'figure') onFigure();
}
