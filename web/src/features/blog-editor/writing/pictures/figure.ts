import { mergeAttributes, Node } from '@tiptap/core';
import { ReactNodeViewRenderer } from '@tiptap/react';
import { FigureView } from './FigureView.tsx';
import { isOwnPicture, type OwnPicture } from './own-picture.ts';

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    figure: {
      /** Puts one of our own pictures in, with an empty caption. */
      insertFigure: (picture: OwnPicture & { at?: number }) => ReturnType;
    };
  }
}

const attribute = (name: string) => ({
  default: null,
  parseHTML: (element: HTMLElement) => pictureIn(element)?.getAttribute(name) ?? null,
});

const pictureIn = (element: HTMLElement): Element | null =>
  element.tagName === 'IMG' ? element : element.querySelector('img');

const holdsOwnPicture = (element: HTMLElement) =>
  isOwnPicture(pictureIn(element)?.getAttribute('src') ?? '') && null;

/** A picture of ours with its caption (D58, D61); what it shows in words is its `alt`. */
export const Figure = Node.create({
  name: 'figure',
  group: 'block',
  content: 'inline*',
  marks: 'bold italic link',
  isolating: true,
  draggable: true,

  addAttributes() {
    return {
      src: attribute('src'),
      alt: { ...attribute('alt'), default: '' },
      width: attribute('width'),
      height: attribute('height'),
    };
  },

  parseHTML() {
    return [
      {
        tag: 'figure',
        getAttrs: holdsOwnPicture,
        contentElement: (node) =>
          (node as HTMLElement).querySelector<HTMLElement>('figcaption') ??
          document.createElement('figcaption'),
      },
      // Without its picture a figure is its caption.
      { tag: 'figure', skip: true, priority: 40 },
      { tag: 'img[src]', getAttrs: holdsOwnPicture },
    ];
  },

  renderHTML({ node, HTMLAttributes }) {
    const picture = ['img', mergeAttributes({}, HTMLAttributes)] as const;
    return node.childCount === 0 ? ['figure', picture] : ['figure', picture, ['figcaption', 0]];
  },

  addNodeView() {
    return ReactNodeViewRenderer(FigureView);
  },

  addCommands() {
    return {
      insertFigure:
        ({ at, ...picture }) =>
        ({ chain, state }) =>
          chain()
            .insertContentAt(at ?? state.selection.to, { type: this.name, attrs: picture })
            .run(),
    };
  },

  addKeyboardShortcuts() {
    return {
      // A caption is one line: the next paragraph begins under the figure.
      Enter: ({ editor }) => {
        const { $from } = editor.state.selection;
        if ($from.parent.type.name !== this.name) return false;
        const after = $from.after();
        return editor
          .chain()
          .insertContentAt(after, { type: 'paragraph' })
          .setTextSelection(after + 1)
          .run();
      },
    };
  },
});
