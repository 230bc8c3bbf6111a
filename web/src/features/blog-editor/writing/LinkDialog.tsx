import type { Editor } from '@tiptap/core';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../../ui/controls/Button.tsx';
import { TextField } from '../../../ui/forms/fields/TextField.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { asAddress } from './extensions.ts';

/** Asks where the selected words lead. Shown while it is open. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const id = useId();
  const before = String(editor.getAttributes('link').href ?? '');
  const [typed, setTyped] = useState(before);
  const [error, setError] = useState<string | undefined>();
  const leave = () => {
    onClose();
    // After the dialog has given the focus back.
    setTimeout(() => editor.commands.focus());
  };
  const set = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const href = asAddress(typed);
    if (href === null) {
      setError('That is no address. It begins with https:// or, for a page here, with a slash.');
      return;
    }
    const chain = editor.chain().extendMarkRange('link');
    if (editor.state.selection.empty && before === '') {
      chain
        .insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] })
        .run();
    } else chain.setLink({ href }).run();
    leave();
  };
  return (
    <Dialog
      opened
      size="sm"
      phone="card"
      title="Where it leads"
      onClose={leave}
      actions={
        <>
          <Button type="submit" form={id} variant="filled">
            Set the link
          </Button>
          {before !== '' && (
            <Button
              onClick={() => {
                editor.chain().extendMarkRange('link').unsetLink().run();
                leave();
              }}
            >
              Take it off
            </Button>
          )}
        </>
      }
    >
      <form id={id} noValidate onSubmit={set}>
        <TextField
          data-autofocus
          label="Address"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          placeholder="https://"
          value={typed}
          error={error}
          onChange={(event) => {
            setTyped(event.target.value);
            setError(undefined);
          }}
        />
      </form>
    </Dialog>
  );
}
