import type { ManagedArticle } from '@pathkeeper/contract';
import { Button, ButtonLink } from '../../../ui/controls/Button.tsx';
import { TextField } from '../../../ui/forms/fields/TextField.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { toast } from '../../../ui/toast.ts';

interface PreviewDialogProps {
  article: ManagedArticle;
  busy: boolean;
  onMake: () => void;
  onEnd: () => void;
  onClose: () => void;
}

/** The address at which a draft can be read by whoever knows it (D60). */
export function PreviewDialog({ article, busy, onMake, onEnd, onClose }: PreviewDialogProps) {
  const { previewPath } = article;
  const address = previewPath && new URL(previewPath, location.origin).href;
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      toast({ title: 'Link copied!' });
    } catch {
      toast({
        title: 'Not copied',
        description: 'Your browser does not let us. Select the address and copy it.',
        tone: 'destructive',
      });
    }
  };
  return (
    <Dialog
      opened
      size="md"
      phone="card"
      title="Preview link"
      meta="Whoever has it reads the article as it stands here. No search engine does."
      locked={busy}
      onClose={onClose}
      actions={
        address ? (
          <>
            <Button variant="filled" onClick={() => void copy(address)}>
              Copy the link
            </Button>
            <ButtonLink href={address} target="_blank" rel="noopener">
              Open it
            </ButtonLink>
            <Button variant="bare" busy={busy} onClick={onEnd}>
              End the link
            </Button>
          </>
        ) : (
          <Button variant="filled" busy={busy} busyLabel="Making…" onClick={onMake}>
            Make a preview link
          </Button>
        )
      }
    >
      {address ? (
        <TextField
          readOnly
          label="Address"
          value={address}
          onFocus={(event) => event.target.select()}
        />
      ) : (
        <p>There is none yet. It can be ended at any time.</p>
      )}
    </Dialog>
  );
}
