import { IconInfoCircle } from '@tabler/icons-react';
import { type FormEvent, type KeyboardEvent, useId, useState } from 'react';
import { Button } from '../../ui/controls/Button.tsx';
import { DraftWarning } from '../../ui/forms/DraftWarning.tsx';
import { TextArea } from '../../ui/forms/fields/TextArea.tsx';
import { Sending } from '../../ui/forms/sending.ts';
import { SafetyDialog } from '../safety/index.ts';
import classes from './Composer.module.css';
import type { Talk } from './use-talk.ts';

interface ComposerProps {
  talk: Talk;
  /** Sends, after the consent that an outside model needs. */
  onSend: () => void;
  /** The one filled button of the screen. */
  filled: boolean;
}

/** The field for an answer, and what the architect is. Its words stay until the server has them. */
export function Composer({ talk, onSend, filled }: ComposerProps) {
  const { words, isKept, isSending, error, write } = talk;
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (words.trim() === '') return;
    onSend();
    // The field keeps the focus: the next answer is written there.
    document.getElementById(id)?.focus({ preventScroll: true });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event);
  };
  return (
    <Sending value={isSending}>
      <form className={classes.composer} onSubmit={submit}>
        <TextArea
          id={id}
          className={classes.field}
          label="Your answer"
          value={words}
          rows={1}
          error={error}
          onChange={(event) => write(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <Button
          type="submit"
          className={classes.send}
          variant={filled ? 'filled' : 'outline'}
          busy={isSending}
          busyLabel="Sending…"
          disabled={words.trim() === ''}
        >
          Send
        </Button>
      </form>
      {!isKept && <DraftWarning />}
      <div className={classes.foot}>
        <p className={classes.software}>
          <IconInfoCircle aria-hidden size={18} stroke={1.6} />
          <span>
            <strong>The architect is software.</strong> It can be wrong, and it cannot see how you
            are. Nobody else reads this.
          </span>
        </p>
        <button type="button" className={classes.help} onClick={() => setIsHelpOpen(true)}>
          Get help now
        </button>
      </div>
      <SafetyDialog opened={isHelpOpen} onClose={() => setIsHelpOpen(false)} answer={null} />
    </Sending>
  );
}
