import type { Range } from '@tiptap/core';
import type { Slice } from '@tiptap/pm/model';
import { EditorContent, useEditor } from '@tiptap/react';
import {
  type Ref,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { createPortal } from 'react-dom';
import { toast } from '../../../ui/toast.ts';
import classes from './ArticleSheet.module.css';
import { withoutEnd } from './article-html.ts';
import { ARTICLE, placeholder } from './extensions.ts';
import { type Insertion, insert } from './insertions.ts';
import { LinkDialog } from './LinkDialog.tsx';
import { cleanPaste } from './paste/clean-paste.ts';
import { type PastedPicture, placeBefore, takeMarks } from './paste/paste-pictures.ts';
import { UploadLine } from './pictures/UploadLine.tsx';
import { PICTURE_TYPES } from './pictures/upload.ts';
import { blockEnd, Uploads, uploadsExtension } from './pictures/uploads.ts';
import { SlashMenu } from './SlashMenu.tsx';
import { Slash, slashExtension } from './slash.ts';
import { Toolbar } from './Toolbar.tsx';

export interface SheetHandle {
  focus: () => void;
}

interface ArticleSheetProps {
  /** The article's HTML as the editor writes it. */
  value: string;
  onChange: (html: string) => void;
  /** How many pictures are on their way. */
  onUploads: (count: number) => void;
  error?: string | undefined;
  ref?: Ref<SheetHandle>;
}

const sayPictures = (count: number) =>
  toast({
    title: count === 1 ? 'One picture was left out' : `${count} pictures were left out`,
    description:
      'They belong to another page, which would see who reads. Save them, and put them in with Figure.',
  });

/** The sheet that an article is written on: tools, words, pictures on their way (D58). */
export function ArticleSheet({ value, onChange, onUploads, error, ref }: ArticleSheetProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [slash] = useState(() => new Slash());
  const [uploads] = useState(() => new Uploads());
  const [isLinking, setIsLinking] = useState(false);
  const toolbar = useRef<HTMLDivElement>(null);
  const underWay = useSyncExternalStore(uploads.subscribe, uploads.list);
  const openSlash = useSyncExternalStore(slash.subscribe, slash.get);
  /** What stands on the sheet, as it was last told or written. */
  const said = useRef(value);
  /** The pictures of what is being pasted. */
  const pasted = useRef<readonly PastedPicture[]>([]);
  const change = useRef(onChange);
  change.current = onChange;
  const editor = useEditor({
    extensions: [...ARTICLE, placeholder, slashExtension(slash), uploadsExtension(uploads)],
    content: value,
    immediatelyRender: true,
    shouldRerenderOnTransaction: false,
    // Styles come with the sheet's own; a style element would break the content security policy.
    injectCSS: false,
    onUpdate: ({ editor: now }) => {
      said.current = withoutEnd(now.getHTML());
      change.current(said.current);
    },
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': 'Content',
        dir: 'auto',
        class: classes.words ?? '',
      },
      transformPastedHTML: (html) => {
        const clean = cleanPaste(html);
        if (clean.pictures > 0) sayPictures(clean.pictures);
        pasted.current = clean.files;
        return clean.html;
      },
      transformPasted: (before) => {
        const files = pasted.current;
        pasted.current = [];
        const { slice, after } = takeMarks(before);
        // Once the words around them stand.
        if (files.length > 0) queueMicrotask(() => addPasted(files, slice, after));
        return slice;
      },
      handleKeyDown: (_view, event) => {
        if (
          event.key.toLowerCase() === 'k' &&
          (event.ctrlKey || event.metaKey) &&
          !event.shiftKey
        ) {
          event.preventDefault();
          setIsLinking(true);
          return true;
        }
        if (event.altKey && event.key === 'F10') {
          toolbar.current?.querySelector<HTMLElement>('[role="toolbar"] [tabindex="0"]')?.focus();
          return true;
        }
        return false;
      },
    },
  });

  function addFiles(files: readonly File[]) {
    uploads.add(editor, files, blockEnd(editor.state.selection.$to));
  }

  function addPasted(files: readonly PastedPicture[], slice: Slice, after: readonly number[]) {
    const { selection } = editor.state;
    for (const [index, { file, alt }] of files.entries()) {
      uploads.add(editor, [file], placeBefore(selection, slice, after[index] ?? 0), alt);
    }
  }

  // Words that came from elsewhere: another version, or a draft of an earlier visit.
  useEffect(() => {
    if (value === said.current) return;
    said.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);

  const listId = `${id}-insertions`;
  const lit = openSlash?.lit;
  useEffect(() => {
    const { dom } = editor.view;
    const set = (name: string, to: string | null) =>
      to === null ? dom.removeAttribute(name) : dom.setAttribute(name, to);
    set('aria-controls', lit === undefined ? null : listId);
    set('aria-activedescendant', lit === undefined ? null : `${listId}-${lit}`);
  }, [editor, lit, listId]);
  useEffect(() => {
    const { dom } = editor.view;
    if (error) dom.setAttribute('aria-describedby', `${id}-error`);
    else dom.removeAttribute('aria-describedby');
    dom.setAttribute('aria-invalid', String(error !== undefined));
  }, [editor, error, id]);

  const count = underWay.length;
  const tell = useRef(onUploads);
  tell.current = onUploads;
  useEffect(() => tell.current(count), [count]);
  useImperativeHandle(ref, () => ({
    // At once: the editor's own command waits for a frame, and the next letter does not.
    focus() {
      editor.commands.setTextSelection(editor.state.doc.content.size);
      editor.view.focus();
    },
  }));

  const put = (item: Insertion, over: Range | null = null) =>
    insert(editor, item, over, () => input.current?.click());
  slash.take = put;
  return (
    <div ref={toolbar} className={classes.sheet} data-invalid={error !== undefined || undefined}>
      <Toolbar
        editor={editor}
        controls={`${id}-words`}
        onPut={(item) => put(item)}
        onLink={() => setIsLinking(true)}
      />
      <EditorContent id={`${id}-words`} editor={editor} className={classes.page} />
      {error && (
        <p id={`${id}-error`} className={classes.error}>
          {error}
        </p>
      )}
      {openSlash && <SlashMenu id={listId} open={openSlash} onTake={put} />}
      {isLinking && <LinkDialog editor={editor} onClose={() => setIsLinking(false)} />}
      {underWay.map((upload) =>
        createPortal(
          <UploadLine
            upload={upload}
            onRetry={() => void uploads.send(editor, upload.id)}
            onRemove={() => uploads.remove(editor, upload.id)}
          />,
          upload.place,
          upload.id,
        ),
      )}
      <input
        ref={input}
        hidden
        multiple
        type="file"
        aria-label="Pictures to put in"
        accept={PICTURE_TYPES.join(',')}
        onChange={({ target }) => {
          addFiles([...(target.files ?? [])]);
          target.value = '';
        }}
      />
    </div>
  );
}
