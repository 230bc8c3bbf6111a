import { useState } from 'react';
import { Button } from '../../../../ui/controls/Button.tsx';
import { TextArea } from '../../../../ui/forms/fields/TextArea.tsx';
import { ConfirmDialog } from '../../../../ui/overlay/ConfirmDialog.tsx';
import { toast } from '../../../../ui/toast.ts';
import classes from './KeptWords.module.css';

interface KeptWordsProps {
  noun: 'post' | 'reply' | 'edit';
  text: string;
  /** What is not kept with them. */
  remark?: string;
  onDiscard: () => void;
}

/**
 * Words that were begun and cannot be posted any more, or not now: they can be read, taken elsewhere and
 * thrown away (D41).
 */
export function KeptWords({ noun, text, remark = '', onDiscard }: KeptWordsProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <section aria-label={`Your unposted ${noun}`} className={classes.kept}>
      <TextArea
        readOnly
        label={`Your ${noun}, not posted`}
        hint={`It is kept here, in this browser, until you discard it.${remark}`}
        dir="auto"
        value={text}
      />
      <div className={classes.acts}>
        <Button onClick={() => void copy(text)}>Copy</Button>
        <Button variant="bare" onClick={() => setIsAsking(true)}>
          Discard it
        </Button>
      </div>
      <ConfirmDialog
        opened={isAsking}
        danger
        title={`Discard this ${noun}?`}
        confirmLabel={`Discard ${noun}`}
        onCancel={() => setIsAsking(false)}
        onConfirm={onDiscard}
      >
        {noun === 'edit'
          ? 'What is posted stays as it is. These words will be gone for good.'
          : 'It was never posted, so it will be gone for good.'}
      </ConfirmDialog>
    </section>
  );
}

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast({ title: 'Copied.' });
  } catch {
    toast({
      title: 'Not Copied',
      description: 'This browser keeps the clipboard closed. Select the words and copy them.',
      tone: 'destructive',
    });
  }
}
