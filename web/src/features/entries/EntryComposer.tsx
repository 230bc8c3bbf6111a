import { ENTRY_LIMITS, type User } from '@pathkeeper/contract';
import {
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { clockTime, longDay, today } from '../../lib/dates.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Sheet } from '../../ui/forms/Sheet.tsx';
import { Sending } from '../../ui/forms/sending.ts';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx';
import { MoonMark } from '../../ui/page/MoonMark.tsx';
import { isEmpty } from './drafts.ts';
import classes from './EntryComposer.module.css';
import { EntryTagsField, MoodField } from './EntryFields.tsx';
import { withPrompt } from './prompt.ts';
import { type KeptDraft, useDraft } from './use-draft.ts';
import { type SavedEntry, useSaveEntry } from './use-save-entry.ts';

export interface ComposerHandle {
  /** Puts a prompt into the sheet, under what is written there, and the caret below it. */
  addPrompt(prompt: string): void;
}

interface EntryComposerProps {
  user: User;
  /** Stands under the tags: the way to manage one's own. */
  tagsLink?: ReactNode;
  /** The page is in the book; the sheet is empty again and has the focus. */
  onSaved: (saved: SavedEntry) => void;
  ref?: Ref<ComposerHandle>;
}

/** The writing sheet of the home screen, ready to type in: words, mood, tags, Save Entry. */
export function EntryComposer({ user, tagsLink, onSaved, ref }: EntryComposerProps) {
  const sheet = useRef<HTMLTextAreaElement>(null);
  const kept = useDraft(user.id);
  const { save, isSaving, isWaiting } = useSaveEntry(kept, (saved, isByItself) => {
    // Who does something else meanwhile goes on with it.
    if (!isByItself) sheet.current?.focus({ preventScroll: true });
    onSaved(saved);
  });
  const { draft, change } = kept;
  useImperativeHandle(ref, () => ({
    addPrompt(prompt) {
      const content = withPrompt(draft.content, prompt);
      if (content !== draft.content) change({ content });
      sheet.current?.focus();
      // Once the words are on the sheet.
      requestAnimationFrame(() => sheet.current?.setSelectionRange(content.length, content.length));
    },
  }));

  const submit = async () => {
    if (isEmpty(draft)) sheet.current?.focus();
    await save();
  };
  // Ctrl+Enter or Cmd+Enter saves from anywhere in the form.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || isSaving) return;
    event.preventDefault();
    void submit();
  };

  return (
    <form
      className={classes.form}
      aria-label="Today's Entry"
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Sending value={isSaving}>
        <Sheet
          ref={sheet}
          label="Today's Entry"
          placeholder="Where did today turn?"
          value={draft.content}
          limit={ENTRY_LIMITS.content}
          margin={<MoonMark date={new Date()} />}
          autoFocus
          dir="auto"
          onChange={(event) => change({ content: event.target.value })}
        />
      </Sending>
      <KeptNote kept={kept} isWaiting={isWaiting} isSaving={isSaving} />
      <div className={classes.fields}>
        <div className={classes.mood}>
          <MoodField value={draft.mood} disabled={isSaving} onChange={(mood) => change({ mood })} />
        </div>
        <div className={classes.tags}>
          <EntryTagsField
            value={draft.tags}
            disabled={isSaving}
            onChange={(tags) => change({ tags })}
          />
          {tagsLink}
        </div>
        <Button
          type="submit"
          variant="filled"
          wide
          busy={isSaving}
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
function KeptNote({
  kept,
  isWaiting,
  isSaving,
}: {
  kept: KeptDraft;
  isWaiting: boolean;
  isSaving: boolean;
}) {
  const [asking, setAsking] = useState(false);
  const { draft, keptSince, isKept, others } = kept;
  const written = !isEmpty(draft);
  return (
    <div className={classes.note}>
      <p role="status">{written && sentence({ isKept, isWaiting, keptSince })}</p>
      {written && keptSince !== null && (
        <Button variant="bare" disabled={isSaving} onClick={() => setAsking(true)}>
          Discard it
        </Button>
      )}
      {/* A page that is not kept could not come back. */}
      {others[0] && isKept && (
        <Button
          variant="bare"
          disabled={isSaving}
          onClick={() => others[0] && kept.open(others[0])}
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
          kept.finish(draft);
        }}
      >
        It was never saved, so it will be gone for good. Saved entries stay as they are.
      </ConfirmDialog>
    </div>
  );
}

function sentence(state: {
  isKept: boolean;
  isWaiting: boolean;
  keptSince: number | null;
}): string {
  if (!state.isKept) {
    return 'This browser will not keep unsaved pages. Save before you leave.';
  }
  if (state.isWaiting) return 'Waiting to be saved. The page is kept on this device.';
  if (state.keptSince === null) return 'Kept on this device until you save it.';
  const at = new Date(state.keptSince);
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const day = today(at) === today() ? '' : `${longDay(today(at))}, `;
  return `Kept from ${day}${clockTime(at.toISOString(), zone)}, not saved yet.`;
}
