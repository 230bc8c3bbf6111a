import { IconChevronDown } from '@tabler/icons-react';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { type ComponentProps, useRef } from 'react';
import { Menu, MenuItem, MenuRule } from '../../../ui/overlay/Menu.tsx';
import { BLOCKS, type Insertion, LINES } from './insertions.ts';
import { TableMenu } from './TableMenu.tsx';
import classes from './Toolbar.module.css';
import { useRoving } from './use-roving.ts';

interface ToolbarProps {
  editor: Editor;
  /** The sheet it writes on. */
  controls: string;
  onPut: (item: Insertion) => void;
  onLink: () => void;
}

const LANGUAGES = [
  ...['bash', 'c', 'cpp', 'csharp', 'css', 'diff', 'go', 'html', 'java', 'javascript', 'json'],
  ...['kotlin', 'markdown', 'php', 'python', 'ruby', 'rust', 'sql', 'swift', 'typescript', 'yaml'],
];

const SHORT: Record<string, string> = { numbers: 'Numbers' };

/** The tools of the editor, each a word. One tab stop; Alt+F10 comes here from the words. */
export function Toolbar({ editor, controls, onPut, onLink }: ToolbarProps) {
  const row = useRef<HTMLDivElement>(null);
  const roving = useRoving(row);
  const on = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      line: LINES.find(({ isOn, name }) => name !== 'paragraph' && isOn?.(now))?.label,
      blocks: BLOCKS.filter(({ isOn }) => isOn?.(now)).map(({ name }) => name),
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      link: now.isActive('link'),
      underline: now.isActive('underline'),
      strike: now.isActive('strike'),
      code: now.isActive('code'),
      language: now.isActive('codeBlock')
        ? String(now.getAttributes('codeBlock').language ?? '')
        : null,
      canUndo: now.can().undo(),
      canRedo: now.can().redo(),
    }),
  });
  const focused = () => editor.chain().focus();
  return (
    <div
      ref={row}
      role="toolbar"
      tabIndex={-1}
      aria-label="Word tools"
      aria-controls={controls}
      className={classes.tools}
      {...roving}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && row.current?.contains(event.target as Node))
          editor.commands.focus();
        else roving.onKeyDown(event);
      }}
    >
      <Menu
        align="start"
        width={230}
        trigger={
          <Tool className={classes.line}>
            {on.line ?? 'Paragraph'} <IconChevronDown aria-hidden size={16} />
          </Tool>
        }
      >
        {LINES.map((item) => (
          <MenuItem key={item.name} note={item.sign ?? ''} onClick={() => onPut(item)}>
            {item.label}
          </MenuItem>
        ))}
      </Menu>
      <span className={classes.gap} />
      <Tool
        look="bold"
        isOn={on.bold}
        keys="Control+B"
        onClick={() => focused().toggleBold().run()}
      >
        Bold
      </Tool>
      <Tool
        look="italic"
        isOn={on.italic}
        keys="Control+I"
        onClick={() => focused().toggleItalic().run()}
      >
        Italic
      </Tool>
      <Tool look="link" isOn={on.link} keys="Control+K" onClick={onLink}>
        Link
      </Tool>
      <span className={classes.gap} />
      {BLOCKS.filter(({ name }) => name !== 'footnote').map((item) =>
        item.name === 'table' && on.blocks.includes('table') ? (
          <TableMenu key={item.name} editor={editor} trigger={<Tool isOn>Table</Tool>} />
        ) : (
          <Tool
            key={item.name}
            {...(item.isOn && item.name !== 'table' ? { isOn: on.blocks.includes(item.name) } : {})}
            onClick={() => onPut(item)}
          >
            {SHORT[item.name] ?? item.label}
          </Tool>
        ),
      )}
      {on.language !== null && (
        <select
          aria-label="Language of the code"
          className={classes.language}
          value={on.language}
          onChange={({ target }) =>
            editor.commands.updateAttributes('codeBlock', { language: target.value || null })
          }
        >
          <option value="">no language</option>
          {[...new Set([...LANGUAGES, on.language])].filter(Boolean).map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>
      )}
      <span className={classes.gap} />
      <Tool keys="Control+Z" disabled={!on.canUndo} onClick={() => focused().undo().run()}>
        Undo
      </Tool>
      <Menu
        width={230}
        trigger={
          <Tool>
            More <IconChevronDown aria-hidden size={16} />
          </Tool>
        }
      >
        <MenuItem note="Ctrl+Shift+Z" disabled={!on.canRedo} onClick={() => focused().redo().run()}>
          Redo
        </MenuItem>
        <MenuRule />
        <MenuItem
          note={on.underline ? 'on' : 'Ctrl+U'}
          onClick={() => focused().toggleUnderline().run()}
        >
          Underline
        </MenuItem>
        <MenuItem
          note={on.strike ? 'on' : 'Ctrl+Shift+S'}
          onClick={() => focused().toggleStrike().run()}
        >
          Strike out
        </MenuItem>
        <MenuItem note={on.code ? 'on' : 'Ctrl+E'} onClick={() => focused().toggleCode().run()}>
          Code in a line
        </MenuItem>
        <MenuItem onClick={() => focused().unsetAllMarks().run()}>Plain words</MenuItem>
        <MenuRule />
        <MenuItem onClick={() => focused().addFootnote().run()}>Footnote</MenuItem>
      </Menu>
    </div>
  );
}

interface ToolProps extends ComponentProps<'button'> {
  isOn?: boolean;
  look?: 'bold' | 'italic' | 'link';
  keys?: string;
}

function Tool({ isOn, look, keys, className, ...button }: ToolProps) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      aria-keyshortcuts={keys}
      data-look={look}
      // The caret stays in the words.
      onPointerDown={(event) => event.preventDefault()}
      {...button}
      className={`${classes.tool} ${className ?? ''}`}
    />
  );
}
