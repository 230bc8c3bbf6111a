import { isBlank } from '@pathkeeper/contract';
import { type Editor, Extension } from '@tiptap/core';
import { Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { newId } from '../../../../lib/new-id.ts';
import { pictureProblem, uploadFailure, uploadPicture } from './upload.ts';

/** A picture on its way, and where it will stand. */
export interface Upload {
  id: string;
  file: File;
  /** What it shows in words, where that came with it. */
  alt: string;
  /** Why it did not arrive; null while it is on its way. */
  problem: string | null;
  /** Whether another try may help. */
  canRetry: boolean;
  /** Its place in the text. */
  place: HTMLElement;
}

interface Step {
  add?: { id: string; at: number; place: HTMLElement };
  remove?: string;
}

const key = new PluginKey<DecorationSet>('uploads');

/** The pictures that are on their way, each at a place that moves with the text around it. */
export class Uploads {
  private all: readonly Upload[] = [];
  private readonly listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly list = () => this.all;

  private set(all: readonly Upload[]) {
    this.all = all;
    for (const listener of this.listeners) listener();
  }

  private change(id: string, some: Partial<Upload>) {
    this.set(this.all.map((each) => (each.id === id ? { ...each, ...some } : each)));
  }

  /** Begins to upload files, to stand at a position of the text. */
  add(editor: Editor, files: readonly File[], at: number, alt = '') {
    for (const file of files) {
      const id = newId();
      const place = document.createElement('div');
      const problem = pictureProblem(file);
      this.set([...this.all, { id, file, alt, problem, canRetry: !problem, place }]);
      step(editor, { add: { id, at, place } });
      if (!problem) void this.send(editor, id);
    }
  }

  async send(editor: Editor, id: string) {
    const upload = this.all.find((each) => each.id === id);
    if (!upload) return;
    this.change(id, { problem: null });
    try {
      const picture = await uploadPicture(upload.file, upload.alt);
      const at = placeOf(editor, id);
      const isWanted = this.all.some((each) => each.id === id);
      this.remove(editor, id);
      if (isWanted && at !== null) editor.commands.insertFigure({ ...picture, at });
    } catch (error) {
      this.change(id, { problem: uploadFailure(error), canRetry: true });
    }
  }

  remove(editor: Editor, id: string) {
    this.set(this.all.filter((each) => each.id !== id));
    if (!editor.isDestroyed) step(editor, { remove: id });
  }
}

function step(editor: Editor, meta: Step) {
  editor.view.dispatch(editor.state.tr.setMeta(key, meta).setMeta('addToHistory', false));
}

function placeOf(editor: Editor, id: string): number | null {
  if (editor.isDestroyed) return null;
  const [found] =
    key.getState(editor.state)?.find(undefined, undefined, (spec) => spec.id === id) ?? [];
  return found?.from ?? null;
}

const isOfFiles = (data: DataTransfer | null): File[] => [...(data?.files ?? [])];

/** Whether words come along; a browser lays the tag of a copied picture beside the picture. */
const hasWords = (data: DataTransfer | null): boolean => {
  const html = data?.getData('text/html') ?? '';
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return !isBlank(body.textContent ?? '');
};

/** Takes pictures that are dropped or pasted, and keeps their places. */
export const uploadsExtension = (uploads: Uploads) =>
  Extension.create({
    name: 'uploads',
    addProseMirrorPlugins() {
      const { editor } = this;
      return [
        new Plugin<DecorationSet>({
          key,
          state: {
            init: () => DecorationSet.empty,
            apply(tr, before) {
              const set = before.map(tr.mapping, tr.doc);
              const { add, remove }: Step = tr.getMeta(key) ?? {};
              if (add) {
                const { at, place, id } = add;
                return set.add(tr.doc, [
                  Decoration.widget(at, place, { id, key: id, ignoreSelection: true }),
                ]);
              }
              if (remove)
                return set.remove(set.find(undefined, undefined, ({ id }) => id === remove));
              return set;
            },
          },
          props: {
            decorations: (state) => key.getState(state),
            handlePaste(view, event) {
              const files = isOfFiles(event.clipboardData);
              // Word lays a picture of the words beside the words.
              if (files.length === 0 || hasWords(event.clipboardData)) return false;
              uploads.add(editor, files, blockEnd(view.state.selection.$to));
              return true;
            },
            handleDrop(view, event, _slice, isMoved) {
              const files = isOfFiles(event.dataTransfer);
              if (isMoved || files.length === 0) return false;
              const pos = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos ?? 0;
              uploads.add(editor, files, blockEnd(view.state.doc.resolve(pos)));
              event.preventDefault();
              return true;
            },
          },
        }),
      ];
    },
  });

/** Behind the block that a position is in: a figure stands between blocks. */
export const blockEnd = (at: { depth: number; after: (depth: number) => number; pos: number }) =>
  at.depth > 0 ? at.after(1) : at.pos;
