import { CONTACT_LIMITS, type ContactMessage } from '@pathkeeper/contract';
import { IconArchive, IconArchiveOff, IconSend } from '@tabler/icons-react';
import { type FormEvent, useId, useState } from 'react';
import { reasonOf } from '../../lib/api/api-error.ts';
import { clockHere } from '../../lib/dates.ts';
import { useDraft } from '../../lib/drafts/use-draft.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { DraftWarning } from '../../ui/forms/DraftWarning.tsx';
import { Editor } from '../../ui/forms/Editor.tsx';
import { Sending } from '../../ui/forms/sending.ts';
import { toast } from '../../ui/toast.ts';
import { Leader } from '../../ui/typography/Leader.tsx';
import { SmallCaps } from '../../ui/typography/SmallCaps.tsx';
import classes from './AnswerForm.module.css';
import { useAnswer } from './inbox.queries.ts';
import { partsOf } from './inbox-words.ts';

interface AnswerFormProps {
  message: ContactMessage;
  userId: number;
  /** Whether this installation sends mail. */
  canAnswer: boolean;
  isBusy: boolean;
  onArchive: () => void;
}

/** An answer that goes out by mail; what is typed is kept until it has gone (D57). */
export function AnswerForm({ message, userId, canAnswer, isBusy, onArchive }: AnswerFormProps) {
  const id = useId();
  const kept = useDraft(`contact-answer:${userId}:${message.id}`, { content: '' });
  const { content } = kept.fields;
  const [changedAt, setChangedAt] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { mutateAsync } = useAnswer();
  const { email } = partsOf(message);
  const isWritten = content.trim() !== '';
  const at = changedAt ?? kept.since;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (kept.isSending || !canAnswer) return;
    if (!isWritten) return setProblem('The answer is still empty.');
    setProblem(null);
    try {
      await kept.send((fields, _, key) => mutateAsync({ message, key, content: fields.content }));
      setChangedAt(null);
      toast({ title: 'Answer Sent', description: `It goes to ${email} by mail.` });
    } catch (error) {
      setProblem(reasonOf(error, 'It was not sent. What you wrote is still here.'));
    }
  };
  return (
    <form noValidate className={classes.form} onSubmit={(event) => void submit(event)}>
      <div className={classes.head}>
        <SmallCaps as="h3">Your answer</SmallCaps>
        {canAnswer && (
          <>
            <Leader />
            <span className={classes.remark}>Goes by mail, a copy stays here</span>
          </>
        )}
      </div>
      {canAnswer ? (
        <Sending value={kept.isSending}>
          {!kept.isKept && <DraftWarning act="Send it" />}
          <Editor
            plain
            label="Your answer"
            rows={4}
            limit={CONTACT_LIMITS.message}
            className={classes.editor}
            dir="auto"
            value={content}
            error={problem}
            onChange={(event) => {
              setProblem(null);
              setChangedAt(Date.now());
              kept.change({ content: event.target.value });
            }}
          />
        </Sending>
      ) : (
        <p id={`${id}-why`} className={classes.why}>
          No mail is sent from here, so no answer can be. Write to {email} from a letterbox of your
          own.
        </p>
      )}
      <div className={classes.actions}>
        <Button
          type="submit"
          variant="filled"
          icon={<IconSend aria-hidden size={20} />}
          className={classes.send}
          disabled={!canAnswer}
          aria-describedby={canAnswer ? undefined : `${id}-why`}
          busy={kept.isSending}
          busyLabel="Sending…"
        >
          Answer
        </Button>
        <Button
          icon={
            message.archived ? (
              <IconArchiveOff aria-hidden size={20} />
            ) : (
              <IconArchive aria-hidden size={20} />
            )
          }
          busy={isBusy}
          onClick={onArchive}
        >
          {message.archived ? 'Unarchive' : 'Archive'}
        </Button>
        {isWritten && kept.isKept && at !== null && (
          <span className={classes.kept}>
            Draft kept at {clockHere(new Date(at).toISOString())}
          </span>
        )}
      </div>
    </form>
  );
}
