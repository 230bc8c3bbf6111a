import {
  type ForumPost,
  type ForumReply,
  MODERATION_LIMITS,
  REPORT_REASONS,
  type ReportReason,
  type User,
} from '@pathkeeper/contract';
import { type FormEvent, useId } from 'react';
import { useDraft } from '../../../../../lib/drafts/use-draft.ts';
import { Button } from '../../../../../ui/controls/Button.tsx';
import { TextArea } from '../../../../../ui/forms/fields/TextArea.tsx';
import { Sending } from '../../../../../ui/forms/sending.ts';
import { Dialog } from '../../../../../ui/overlay/Dialog.tsx';
import { toast } from '../../../../../ui/toast.ts';
import { useReport } from '../../reading.queries.ts';
import classes from './ReportDialog.module.css';

const REASONS: Record<ReportReason, { name: string; words: string }> = {
  spam: { name: 'Spam', words: 'It sells something, or stands everywhere.' },
  unkind: { name: 'Unkind', words: 'It is there to wound, not to answer.' },
  'private information': {
    name: 'Private information',
    words: 'It says of somebody what they did not.',
  },
  danger: { name: 'Danger', words: 'Somebody may come to harm, its writer or another.' },
  other: { name: 'Something else', words: 'Say what in a line below.' },
};

interface ReportDialogProps {
  post: ForumPost;
  reply: ForumReply | null;
  user: User;
  onClose: () => void;
}

/** Asks what is wrong with a post or a reply, and tells the moderators (D46). */
export function ReportDialog({ post, reply, user, onClose }: ReportDialogProps) {
  const id = useId();
  const number = reply?.id ?? 0;
  const kept = useDraft<{ reason: ReportReason | ''; note: string }>(
    `forum-report:${user.id}:${post.id}/${number}`,
    { reason: '', note: '' },
  );
  const report = useReport({ postId: post.id, number });
  const { reason, note } = kept.fields;
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (reason === '' || kept.isSending) return;
    try {
      await kept.send((fields) => report.mutateAsync({ reason, note: fields.note }));
    } catch {
      // The toast has said it, and the form still holds what was typed.
      return;
    }
    onClose();
    toast({
      title: 'Thank you. It is reported.',
      description: 'A moderator reads it; its writer never learns from whom.',
    });
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      title={reply ? 'Report this reply' : 'Report this post'}
      meta="A moderator reads it. Its writer never learns from whom."
      size="sm"
      locked={kept.isSending}
      actions={
        <>
          <Button
            variant="filled"
            type="submit"
            form={id}
            disabled={reason === ''}
            busy={kept.isSending}
            busyLabel="Sending…"
          >
            Report
          </Button>
          <Button variant="bare" disabled={kept.isSending} onClick={onClose}>
            Cancel
          </Button>
        </>
      }
    >
      <Sending value={kept.isSending}>
        <form id={id} onSubmit={(event) => void send(event)}>
          <fieldset className={classes.reasons} disabled={kept.isSending}>
            <legend className={classes.legend}>What is wrong with it?</legend>
            {REPORT_REASONS.map((each) => (
              <label key={each} className={classes.reason}>
                <input
                  type="radio"
                  name={`${id}-reason`}
                  value={each}
                  checked={reason === each}
                  onChange={() => kept.change({ reason: each })}
                />
                <span>
                  <span className={classes.name}>{REASONS[each].name}</span>
                  <span className={classes.words}>{REASONS[each].words}</span>
                </span>
              </label>
            ))}
          </fieldset>
          <TextArea
            label="Anything a moderator should know (optional)"
            value={note}
            dir="auto"
            maxLength={MODERATION_LIMITS.note}
            onChange={(event) => kept.change({ note: event.target.value })}
          />
        </form>
      </Sending>
    </Dialog>
  );
}
