import { Node, type NodeWithPos } from '@tiptap/core';
import type { Node as DocumentNode } from '@tiptap/pm/model';
import type { Transaction } from '@tiptap/pm/state';
import { Plugin, TextSelection } from '@tiptap/pm/state';

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    footnote: {
      /** Calls a new note where the caret is, and goes on in the note. */
      addFootnote: () => ReturnType;
    };
  }
}

const number = {
  number: {
    default: '1',
    parseHTML: (element: HTMLElement) => element.dataset.footnote ?? '1',
    renderHTML: ({ number }: Record<string, unknown>) => ({ 'data-footnote': String(number) }),
  },
};

/** The small number that calls a note. */
export const FootnoteCall = Node.create({
  name: 'footnoteCall',
  group: 'inline',
  inline: true,
  atom: true,

  addAttributes() {
    return number;
  },

  parseHTML() {
    return [{ tag: 'sup[data-footnote]' }];
  },

  renderHTML({ node, HTMLAttributes }) {
    return ['sup', HTMLAttributes, String(node.attrs.number)];
  },

  renderText({ node }) {
    return `[${String(node.attrs.number)}]`;
  },
});

/** A note, which readers find in the margin beside what calls it. */
export const Footnote = Node.create({
  name: 'footnote',
  group: 'block',
  content: 'paragraph+',
  defining: true,
  isolating: true,

  addAttributes() {
    return number;
  },

  parseHTML() {
    return [{ tag: 'aside[data-footnote]' }];
  },

  renderHTML({ HTMLAttributes }) {
    return ['aside', { role: 'note', ...HTMLAttributes }, 0];
  },

  addCommands() {
    return {
      addFootnote:
        () =>
        ({ state, tr, dispatch }) => {
          const { $to } = state.selection;
          const { footnoteCall, footnote, paragraph } = state.schema.nodes;
          if (!footnoteCall || !footnote || !paragraph || !$to.parent.isTextblock) return false;
          if ($to.parent.type.spec.code || noteAround(tr.doc, $to.pos)) return false;
          const after = $to.after(1);
          const isNew = (attrs: Record<string, unknown>) => ({ ...attrs, number: 'new' });
          tr.insert(after, footnote.create(isNew({}), paragraph.create()));
          tr.insert($to.pos, footnoteCall.create(isNew({})));
          renumber(tr);
          // One for the call; then into the note, and into its paragraph.
          tr.setSelection(TextSelection.near(tr.doc.resolve(after + 1 + 2)));
          dispatch?.(tr.scrollIntoView());
          return true;
        },
    };
  },

  addProseMirrorPlugins() {
    return [
      new Plugin({
        appendTransaction(changes, _before, { tr }) {
          if (!changes.some(({ docChanged }) => docChanged)) return null;
          renumber(tr);
          return tr.docChanged ? tr : null;
        },
      }),
    ];
  },
});

function noteAround(doc: DocumentNode, pos: number): boolean {
  const at = doc.resolve(pos);
  for (let depth = at.depth; depth > 0; depth--) {
    if (at.node(depth).type.name === 'footnote') return true;
  }
  return false;
}

/** Numbers the notes in the order in which they are called; those that nothing calls come last. */
function renumber(tr: Transaction): void {
  const calls: NodeWithPos[] = [];
  const notes: NodeWithPos[] = [];
  tr.doc.descendants((node, pos) => {
    if (node.type.name === 'footnoteCall') calls.push({ node, pos });
    if (node.type.name === 'footnote') notes.push({ node, pos });
  });
  const numbers = new Map<string, string>();
  for (const { node } of [...calls, ...notes]) {
    const old = String(node.attrs.number);
    if (!numbers.has(old)) numbers.set(old, String(numbers.size + 1));
  }
  for (const { node, pos } of [...calls, ...notes]) {
    const now = numbers.get(String(node.attrs.number));
    if (now !== node.attrs.number) tr.setNodeAttribute(pos, 'number', now);
  }
}
