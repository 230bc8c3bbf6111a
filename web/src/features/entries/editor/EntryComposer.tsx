import { ENTRY_LIMITS, type User } from '@pathkeeper/contract';
import {
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { dayOf } from '../../../lib/dates.ts';
import { useDraft } from '../../../lib/drafts/use-draft.ts';
import { useKeyboard } from '../../../lib/use-keyboard.ts';
import { useMinute } from '../../../lib/use-minute.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Editor } from '../../../ui/forms/Editor.tsx';
import { isSaveKey } from '../../../ui/forms/save-key.ts';
import { MoonMark } from '../../../ui/labels/MoonMark.tsx';
import { useEarlySheet, useGivingWay } from '../early/use-early-sheet.ts';
import classes from './EntryComposer.module.css';
import { EntryTagsField, MoodField } from './EntryFields.tsx';
import {
  type AboutStep,
  isBlank,
  isEmpty,
  isForNewEntry,
  newEntryForm,
  sheetDay,
  withText,
} from './entry-draft.ts';
import { KeptNote } from './KeptNote.tsx';
import { SheetPrompt } from './SheetPrompt.tsx';
import { useComposition } from './use-composition.ts';
import { useReturn } from './use-return.ts';
import { type SavedEntry, useSaveEntry } from './use-save-entry.ts';
import { useTies } from './use-ties.ts';

export interface ComposerHandle {
  /**
   * Sets a prompt above what is written or comes back from an earlier visit, in the place of another, and
   * the caret at the end of the words. With `about` the entry is tied to that step once it is saved.
   */
  addPrompt(prompt: string, about?: AboutStep): Promise<void>;
  /** Dates the page to a past day; null leaves that to the clock again (D79). */
  setDay(day: string | null): void;
  /**
   * As `setDay`, if nothing is written on the sheet, and takes the caret there; false where words of
   * another day wait on it.
   */
  beginOn(day: string | null): Promise<boolean>;
  /** Whether words stand on the sheet that are not saved. */
  isWritten(): boolean;
}

interface EntryComposerProps {
  user: User;
  /** Stands under the tags: the way to manage one's own. */
  tagsLink?: ReactNode;
  /** The day of the entry on the sheet, which stays while it is unfinished (D79). */
  onDay: (day: string) => void;
  /** The server has the entry. */
  onSaved: (saved: SavedEntry) => void;
  ref?: Ref<ComposerHandle>;
}

/**
 * The editor of the home screen, ready to type in: words, mood, tags, Save Entry. What is sent leaves
 * it at once, so that no key is lost while the server answers.
 */
export function EntryComposer({ user, tagsLink, onDay, onSaved, ref }: EntryComposerProps) {
  const sheet = useRef<HTMLTextAreaElement>(null);
  const composition = useComposition();
  const { key, start } = newEntryForm(user.id);
  const join = useReturn(sheet);
  const early = useEarlySheet(user.id);
  const options = { isEmpty: isBlank, join, isForNew: isForNewEntry };
  const kept = useDraft(key, start, options, early?.draft);
  const { fields, change, isSending } = kept;
  // A page left open goes over midnight.
  useMinute();
  useKeyboard();
  // Once the tags are asked for, their line stays: a line that closes would move the button being pressed.
  const [isTagging, setIsTagging] = useState(false);
  const day = sheetDay(fields);
  useLayoutEffect(() => onDay(day), [day, onDay]);
  const { tie } = useTies(user.id);
  const { save } = useSaveEntry(kept.draft, {
    onSaved,
    onAbout: tie,
    readyForReturn: composition.isOver,
  });
  useImperativeHandle(ref, () => ({
    async addPrompt(prompt, about) {
      await kept.draft.whenBack();
      // A step has its own line, which says what the entry is about.
      change(about ? { about, prompt: null } : { prompt });
      const box = sheet.current;
      box?.focus();
      box?.setSelectionRange(box.value.length, box.value.length);
    },
    setDay: (day) => change({ day }),
    async beginOn(day) {
      await kept.draft.whenBack();
      const isFree = isEmpty(kept.draft.state().fields);
      if (isFree) change({ day });
      sheet.current?.focus();
      return isFree;
    },
    isWritten: () => !isEmpty(kept.draft.state().fields),
  }));
  const promptId = useId();

  const submit = () => {
    void save();
    setIsTagging(false);
    // Whoever writes on does so in the next entry.
    sheet.current?.focus({ preventScroll: true });
  };
  useGivingWay(early, sheet, { join, save: submit });
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isSaveKey(event)) return;
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
        placeholder={fields.prompt === null ? 'Where did today turn?' : undefined}
        value={fields.content}
        limit={ENTRY_LIMITS.content}
        rows={10}
        phoneRows={6}
        margin={<MoonMark date={dayOf(day)} />}
        head={
          fields.prompt !== null && (
            <SheetPrompt
              id={promptId}
              prompt={fields.prompt}
              onPutAway={() => {
                change({ prompt: null });
                sheet.current?.focus();
              }}
            />
          )
        }
        aria-describedby={fields.prompt === null ? undefined : promptId}
        autoFocus={early === null}
        dir="auto"
        onChange={(event) => change(withText(fields, event.target.value))}
        {...composition.handlers}
      />
      {fields.about && (
        <p className={classes.about}>
          <span dir="auto">
            To the step “{fields.about.title}”, {fields.about.area}
          </span>
          <Button variant="bare" onClick={() => change({ about: null })}>
            Not about it
          </Button>
        </p>
      )}
      <KeptNote kept={kept} />
      <div className={classes.fields}>
        <div className={classes.mood}>
          <MoodField value={fields.mood} onChange={(mood) => change({ mood })} />
        </div>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: it only hears that the field in it has the focus */}
        <div
          className={classes.tags}
          data-open={isTagging || fields.tags.length > 0 || undefined}
          onFocus={({ target }) => target instanceof HTMLInputElement && setIsTagging(true)}
        >
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
