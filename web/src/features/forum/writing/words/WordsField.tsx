import { characterCount, FORUM_LIMITS } from '@pathkeeper/contract';
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Editor } from '../../../../ui/forms/Editor.tsx';
import { caretPlace } from './caret-place.ts';
import { MentionList } from './MentionList.tsx';
import { Preview } from './Preview.tsx';
import { useMention } from './use-mention.ts';
import classes from './WordsField.module.css';
import { WordTools } from './WordTools.tsx';
import { WriteTabs } from './WriteTabs.tsx';
import { type Replacement, replaced, toolChange, type WordTool } from './word-tools.ts';

export interface WordsHandle {
  /** Puts the caret at the end of the words, on the Write side. */
  focusEnd(): void;
}

interface WordsFieldProps {
  /** Names the sheet for those who do not see what stands over it. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Rows at first. */
  rows: number;
  error?: ReactNode;
  placeholder?: string;
  /** A further tool after the words. */
  tool?: ReactNode;
  /** Stands at the foot of the leaf. */
  foot?: ReactNode;
  /** In a dialog the rules run from edge to edge; elsewhere it is a leaf of its own. */
  inDialog?: boolean;
  /** The focus of the dialog around it begins here. */
  first?: boolean;
  onPaste?: (event: ClipboardEvent) => void;
  ref?: Ref<WordsHandle>;
}

const KEYS: Partial<Record<string, WordTool>> = { b: 'bold', i: 'italic', k: 'link' };

/** The hairline over the sheet, and the one under it. */
const RULE = 1;

/** Characters as the server counts them: those at the ends that show nothing are taken off. */
export const wordsLength = (value: string): number => characterCount(value.trim());

/** The sheet for what others will read: Write and Preview, word tools, names after `@`, a count (D41). */
export function WordsField({
  label,
  value,
  onChange,
  rows,
  error,
  placeholder,
  tool,
  foot,
  inDialog = false,
  first = false,
  onPaste,
  ref,
}: WordsFieldProps) {
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [isPreview, setIsPreview] = useState(false);
  /** How high the sheet was, so that nothing under it jumps. */
  const [height, setHeight] = useState(0);
  /** What is selected once the words have been changed by a tool. */
  const selection = useRef<{ from: number; to: number } | null>(null);
  useLayoutEffect(() => {
    const { current: box } = area;
    const wanted = selection.current;
    selection.current = null;
    if (box && wanted) box.setSelectionRange(wanted.from, wanted.to);
  });

  const replace = (change: Replacement) => {
    const { current: box } = area;
    if (!box || box.readOnly) return;
    const { from, to, insert, selectFrom, selectTo } = change;
    selection.current = { from: selectFrom, to: selectTo };
    box.focus();
    box.setSelectionRange(from, to);
    // As typed, so that the browser's own undo takes it back.
    const isTyped = document.execCommand(insert === '' ? 'delete' : 'insertText', false, insert);
    if (!isTyped) onChange(replaced(value, change));
    box.setSelectionRange(selectFrom, selectTo);
  };
  const press = (word: WordTool) => {
    const { current: box } = area;
    if (!box) return;
    const { value: text, selectionStart: from, selectionEnd: to } = box;
    replace(toolChange(word, { text, from, to }));
  };
  const mention = useMention(area, replace);
  const listId = `${id}-members`;
  const { isOpen, lit, people, at } = mention;

  useImperativeHandle(ref, () => ({
    focusEnd() {
      setIsPreview(false);
      // Once the sheet is shown and has its words.
      requestAnimationFrame(() => {
        const { current: box } = area;
        box?.focus();
        box?.setSelectionRange(box.value.length, box.value.length);
      });
    },
  }));

  const turn = (toPreview: boolean) => {
    if (toPreview) setHeight(area.current?.offsetHeight ?? 0);
    setIsPreview(toPreview);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (mention.onKey(event)) {
      event.stopPropagation();
      return;
    }
    const word = KEYS[event.key.toLowerCase()];
    const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
    if (!word || !isCommand || event.nativeEvent.isComposing) return;
    event.preventDefault();
    press(word);
  };

  return (
    <div className={classes.field} data-look={inDialog ? 'dialog' : 'leaf'}>
      <div className={classes.head}>
        <WriteTabs id={id} isPreview={isPreview} onChange={turn} />
        <WordTools off={isPreview} onPress={press}>
          {tool}
        </WordTools>
      </div>
      <div
        id={`${id}-write`}
        role="tabpanel"
        aria-labelledby={`${id}-write-tab`}
        hidden={isPreview}
        className={classes.write}
      >
        <Editor
          ref={area}
          bare
          plain
          label={label}
          value={value}
          count={wordsLength(value)}
          limit={FORUM_LIMITS.content}
          rows={rows}
          error={error}
          placeholder={placeholder}
          dir="auto"
          data-autofocus={first || undefined}
          aria-autocomplete="list"
          aria-controls={isOpen ? listId : undefined}
          aria-activedescendant={isOpen && lit >= 0 ? `${listId}-${lit}` : undefined}
          // While names are offered, Escape is for them and not for a dialog around the sheet.
          data-mantine-stop-propagation={isOpen || undefined}
          onChange={(event) => {
            onChange(event.target.value);
            mention.look();
          }}
          onSelect={mention.look}
          onKeyDown={onKeyDown}
          onBlur={mention.close}
          onPaste={onPaste}
        />
        {isOpen && area.current && (
          <MentionList
            id={listId}
            people={people}
            lit={lit}
            place={caretPlace(area.current, at)}
            onTake={mention.take}
          />
        )}
      </div>
      {isPreview && (
        <div
          id={`${id}-preview`}
          role="tabpanel"
          aria-labelledby={`${id}-preview-tab`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: words without a control, to be scrolled
          tabIndex={0}
          className={classes.preview}
          style={{ minHeight: height + 2 * RULE }}
        >
          <Preview content={value} />
        </div>
      )}
      {foot}
    </div>
  );
}
