import type { Extensions } from '@tiptap/core';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { Placeholder } from '@tiptap/extensions';
import StarterKit from '@tiptap/starter-kit';
import { Footnote, FootnoteCall } from './footnote.ts';
import { Figure } from './pictures/figure.ts';

// Widths of columns and styles are nothing that an article may have.
const PlainTable = Table.extend({
  renderHTML: () => ['table', ['tbody', 0]],
}).configure({ resizable: false });

const spans = {
  colspan: span('colspan'),
  rowspan: span('rowspan'),
};

function span(name: 'colspan' | 'rowspan') {
  return {
    default: 1,
    parseHTML: (element: HTMLElement) => Number(element.getAttribute(name) ?? 1) || 1,
    renderHTML: (attributes: Record<string, unknown>) =>
      attributes[name] === 1 ? {} : { [name]: String(attributes[name]) },
  };
}

const PlainCell = TableCell.extend({ addAttributes: () => spans });
const PlainHeader = TableHeader.extend({
  addAttributes: () => ({
    ...spans,
    scope: {
      default: 'col',
      parseHTML: (element: HTMLElement) =>
        element.getAttribute('scope') === 'row' ? 'row' : 'col',
    },
  }),
});

/** What an article is made of: just what the server lets through (D58), so that nothing typed is lost. */
export const ARTICLE: Extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    codeBlock: { HTMLAttributes: {}, defaultLanguage: null },
    link: {
      openOnClick: false,
      autolink: true,
      linkOnPaste: true,
      defaultProtocol: 'https',
      protocols: ['http', 'https', 'mailto'],
      isAllowedUri: (url) => isAddress(url),
      HTMLAttributes: { rel: 'noopener', target: null, class: null },
    },
    dropcursor: { color: 'var(--accent)', width: 2 },
  }),
  PlainTable,
  TableRow,
  PlainHeader,
  PlainCell,
  Figure,
  FootnoteCall,
  Footnote,
];

/** The extensions of the writing sheet itself, which say nothing of the article. */
export const placeholder = Placeholder.configure({
  placeholder: ({ node, editor }) => {
    if (node.type.name === 'heading') return 'A heading';
    return editor.isEmpty ? 'Begin. A slash puts things in.' : '';
  },
});

/** Whether an address may be linked to: a page of ours, one of the web, or a letter. */
const isAddress = (url: string): boolean => /^(https?:\/\/|mailto:|\/(?!\/)|#)/i.test(url.trim());

/** An address as somebody types it: `example.org` is a page of the web. */
export function asAddress(typed: string): string | null {
  const address = typed.trim();
  if (isAddress(address)) return address;
  if (/^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/.test(address)) return `mailto:${address}`;
  return /^[\w-]+(\.[\w-]+)+([/?#:].*)?$/.test(address) ? `https://${address}` : null;
}
