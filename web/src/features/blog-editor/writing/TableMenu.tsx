import type { Editor } from '@tiptap/core';
import type { ComponentProps } from 'react';
import { Menu, MenuItem, MenuRule } from '../../../ui/overlay/Menu.tsx';

interface TableMenuProps {
  editor: Editor;
  trigger: ComponentProps<typeof Menu>['trigger'];
}

/** What can be done to the table that the caret is in. */
export function TableMenu({ editor, trigger }: TableMenuProps) {
  const focused = () => editor.chain().focus();
  return (
    <Menu trigger={trigger} width={230}>
      <MenuItem onClick={() => focused().addRowBefore().run()}>Row above</MenuItem>
      <MenuItem onClick={() => focused().addRowAfter().run()}>Row below</MenuItem>
      <MenuItem onClick={() => focused().deleteRow().run()}>Take the row out</MenuItem>
      <MenuRule />
      <MenuItem onClick={() => focused().addColumnBefore().run()}>Column before</MenuItem>
      <MenuItem onClick={() => focused().addColumnAfter().run()}>Column after</MenuItem>
      <MenuItem onClick={() => focused().deleteColumn().run()}>Take the column out</MenuItem>
      <MenuRule />
      <MenuItem onClick={() => focused().toggleHeaderRow().run()}>Heads in the first row</MenuItem>
      <MenuItem onClick={() => focused().deleteTable().run()}>Take the table out</MenuItem>
    </Menu>
  );
}
