import { type Editor, Extension, type Range } from '@tiptap/core';
import { Suggestion, type SuggestionProps } from '@tiptap/suggestion';
import { type Insertion, insertionsFor } from './insertions.ts';

/** The open list of what can be put in. */
export interface OpenSlash {
  items: readonly Insertion[];
  lit: number;
  range: Range;
  /** Where the slash stands on the screen. */
  anchor: Element | null;
}

/** Holds what the list after a slash shows; the sheet draws it. */
export class Slash {
  private open: OpenSlash | null = null;
  private readonly listeners = new Set<() => void>();
  take: (item: Insertion, range: Range) => void = () => {};

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly get = () => this.open;

  set(open: OpenSlash | null) {
    this.open = open;
    for (const listener of this.listeners) listener();
  }

  show({ items, range, decorationNode }: SuggestionProps<Insertion, Insertion>) {
    if (items.length === 0) return this.set(null);
    const lit = Math.min(this.open?.lit ?? 0, items.length - 1);
    this.set({ items, lit, range, anchor: decorationNode });
  }

  /** Whether the key was for the list. */
  key(key: string): boolean {
    const { open } = this;
    if (!open) return false;
    const { items, lit, range } = open;
    const move = (to: number) => this.set({ ...open, lit: (to + items.length) % items.length });
    const item = items[lit];
    if (key === 'ArrowDown') move(lit + 1);
    else if (key === 'ArrowUp') move(lit - 1);
    else if (key === 'Home') move(0);
    else if (key === 'End') move(items.length - 1);
    else if ((key === 'Enter' || key === 'Tab') && item) this.take(item, range);
    else return false;
    return true;
  }
}

/** A slash at the start of a word opens a list of what can be put in. Escape leaves the stroke. */
export const slashExtension = (slash: Slash) =>
  Extension.create({
    name: 'slash',
    addProseMirrorPlugins() {
      return [
        Suggestion<Insertion, Insertion>({
          editor: this.editor,
          char: '/',
          allow: ({ state }: { state: Editor['state'] }) => {
            const { parent } = state.selection.$from;
            return !parent.type.spec.code && parent.type.name === 'paragraph';
          },
          items: ({ query }) => insertionsFor(query),
          render: () => ({
            onStart: (props) => slash.show(props),
            onUpdate: (props) => slash.show(props),
            onKeyDown: ({ event }) => !event.isComposing && slash.key(event.key),
            onExit: () => slash.set(null),
          }),
        }),
      ];
    },
  });
