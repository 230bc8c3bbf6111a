import { IconX } from '@tabler/icons-react';
import { IconButton } from '../../../ui/controls/IconButton.tsx';
import { SmallCaps } from '../../../ui/typography/SmallCaps.tsx';
import classes from './SheetPrompt.module.css';

interface SheetPromptProps {
  /** Of the prompt itself, which describes the sheet. */
  id: string;
  prompt: string;
  onPutAway: () => void;
}

/** What the entry answers, at the head of the sheet: not the writer's words, and not counted as such. */
export function SheetPrompt({ id, prompt, onPutAway }: SheetPromptProps) {
  return (
    <div className={classes.prompt}>
      <div>
        <SmallCaps as="p">To write about</SmallCaps>
        <p id={id} className={classes.words} dir="auto">
          {prompt}
        </p>
      </div>
      <IconButton
        label="Put the prompt away"
        tooltip={false}
        icon={<IconX aria-hidden />}
        onClick={onPutAway}
      />
    </div>
  );
}
