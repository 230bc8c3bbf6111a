import type { User } from '@pathkeeper/contract';
import { useState } from 'react';
import { useDraft } from '../../../../lib/drafts/use-draft.ts';
import { Button } from '../../../../ui/controls/Button.tsx';
import { Dialog } from '../../../../ui/overlay/Dialog.tsx';
import { focusSoon } from '../../../../ui/page/focus.ts';
import { isEmptyPost, type NewPostDraft, newPostForm } from '../drafts.ts';
import { KeptWords } from './KeptWords.tsx';

/** The way to a post that was begun by somebody who may start none at present; nothing where there is none. */
export function KeptPost({ user }: { user: User }) {
  const { key, start } = newPostForm(user.id, 0);
  const kept = useDraft<NewPostDraft>(key, start, { isEmpty: isEmptyPost });
  const [isOpen, setIsOpen] = useState(false);
  const { title, content } = kept.fields;
  if (isEmptyPost(kept.fields)) return null;
  return (
    <>
      <Button variant="bare" onClick={() => setIsOpen(true)}>
        What you began
      </Button>
      <Dialog
        opened={isOpen}
        title={title || 'Without a title'}
        meta="It can be posted from here once you may start posts again"
        onClose={() => setIsOpen(false)}
      >
        <KeptWords
          noun="post"
          text={[title, content].filter(Boolean).join('\n\n')}
          onDiscard={() => {
            kept.startOver();
            focusSoon(() => document.getElementById('main'));
          }}
        />
      </Dialog>
    </>
  );
}
