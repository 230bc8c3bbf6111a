import { ENTRY_LIMITS, type User } from '@pathkeeper/contract';
import {
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { clockTime, longDay, today } from '../../../lib/dates.ts';
import { type DraftForm, useDraft } from '../../../lib/drafts/use-draft.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Editor } from '../../../ui/forms/Editor.tsx';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx';
import { MoonMark } from '../../../ui/page/MoonMark.tsx';
import classes from './EntryComposer.module.css';
import { EntryTagsField, MoodField } from './EntryFields.tsx';
import { type EntryWords, isEmpty, newEntryForm } from './entry-draft.ts';
import { withPrompt } from './prompt.ts';
import { useComposition } from './use-composition.ts';
import { useReturn } from './use-return.ts';
import { isForNewEntry, type SavedEntry, useSaveEntry } from './use-save-entry.ts';

export interface ComposerHandle {
  /** Puts a prompt into the sheet, under what is written there, and the caret below it. */
  addPrompt(prompt: string): void;
}

interface EntryComposerProps {
  user: User;
  /** Stands under the tags: the way to manage one's own. */
  tagsLink?: ReactNode;
  /** The server has the entry. */
  onSaved: (saved: SavedEntry) => void;
  ref?: Ref<ComposerHandle>;
}

/**
 * The editor of the home screen, ready to type in: words, mood, tags, Save Entry. What is sent leaves
 * it at once, so that no key is lost while the server answers.
 */
export function EntryComposer({ user, tagsLink, onSaved, ref }: EntryComposerProps) {
  const sheet = useRef<HTMLTextAreaElement>(null);
  const composition = useComposition();
  const { key, start } = newEntryForm(user.id);
  const join = useReturn(sheet);
  const kept = useDraft(key, start, { isEmpty, join, isForNew: isForNewEntry });
  const { fields, change, isSending } = kept;
  const { save } = useSaveEntry(kept.draft, { onSaved, readyForReturn: composition.isOver });
  useImperativeHandle(ref, () => ({
    addPrompt(prompt) {
      const content = withPrompt(fields.content, prompt);
      if (content !== fields.content) change({ content });
      sheet.current?.focus();
      // Once the words are on the sheet.
      requestAnimationFrame(() => sheet.current?.setSelectionRange(content.length, content.length));
    },
  }));

  const submit = () => {
    void save();
    // Whoever writes on does so in the next entry.
    sheet.current?.focus({ preventScroll: true });
  };
  // Ctrl+Enter or Cmd+Enter saves from anywhere in the form.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    submit();
  };

  return (
    <form
      className={classes.form}
      aria-label="Today's Entry"
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Editor
        ref={sheet}
        label="Today's Entry"
        placeholder="Where did today turn?"
        value={fields.content}
        limit={ENTRY_LIMITS.content}
        margin={<MoonMark date={new Date()} />}
        autoFocus
        dir="auto"
        onChange={(event) => change({ content: event.target.value })}
        {...composition.handlers}
      />
      <KeptNote kept={kept} />
      <div className={classes.fields}>
        <div className={classes.mood}>
          <MoodField value={fields.mood} onChange={(mood) => change({ mood })} />
        </div>
        <div className={classes.tags}>
          <EntryTagsField value={fields.tags} onChange={(tags) => change({ tags })} />
          {tagsLink}
        </div>
        <Button
          type="submit"
          variant="filled"
          wide
          busy={isSending}
          busyLabel="Saving…"
          className={classes.save}
        >
          Save Entry
        </Button>
      </div>
    </form>
  );
}

/** Says what is kept, and offers back what was left unsaved. */
function KeptNote({ kept }: { kept: DraftForm<EntryWords> }) {
  const [asking, setAsking] = useState(false);
  const { fields, since, isKept, isSending, others } = kept;
  const written = !isEmpty(fields);
  const other = others[0];
  return (
    <div className={classes.note}>
      <p role="status">{written && sentence(kept)}</p>
      {written && since !== null && (
        <Button variant="bare" onClick={() => setAsking(true)}>
          Discard it
        </Button>
      )}
      {/* A page that is not kept could not come back. */}
      {other && isKept && (
        <Button
          variant="bare"
          disabled={isSending}
          onClick={() => void kept.draft.openOther(other.id)}
        >
          Open another unsaved page
        </Button>
      )}
      <ConfirmDialog
        opened={asking}
        danger
        title="Discard this page?"
        confirmLabel="Discard page"
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          kept.startOver();
        }}
      >
        It was never saved, so it will be gone for good. Saved entries stay as they are.
      </ConfirmDialog>
    </div>
  );
}

function sentence({ isKept, isDue, since }: DraftForm<EntryWords>): string {
  if (!isKept) {
    return 'This browser will not keep unsaved pages. Save before you leave.';
  }
  if (isDue) return 'Waiting to be saved. The page is kept on this device.';
  if (since === null) return 'Kept on this device until you save it.';
  const at = new Date(since);
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const day = today(at) === today() ? '' : `${longDay(today(at))}, `;
  return `Kept from ${day}${clockTime(at.toISOString(), zone)}, not saved yet.`;
}
