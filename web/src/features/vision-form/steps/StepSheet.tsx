import { VISION_LIMITS } from '@pathkeeper/contract';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { Button } from '../../../ui/controls/Button.tsx';
import { Editor } from '../../../ui/forms/Editor.tsx';
import { isSaveKey } from '../../../ui/forms/save-key.ts';
import { useFocusFollowing } from '../../../ui/forms/use-focus-following.ts';
import { isTooLong, lengthOf } from '../answers.ts';
import type { Step } from '../tools.ts';
import type { AnswersDraft } from '../use-answers.ts';
import classes from './StepSheet.module.css';

interface StepSheetProps {
  id: string;
  step: Step;
  kept: AnswersDraft;
  isSending: boolean;
  /** The name of the page while this step is open. */
  title: string;
  rows: number;
  /** Whether the characters that are wished for are counted under the sheet. */
  isCounted?: boolean;
  /** Above the question. */
  head: ReactNode;
  /** Beside the question. */
  aside?: ReactNode;
  /** Buttons and words under the sheet. */
  foot: ReactNode;
  className?: string | undefined;
  /** Says that the step is done: by Ctrl and Enter, or a button of the kind `submit`. */
  onNext: () => void;
}

/** A question with its description and the sheet to answer on; what both forms have in common. */
export function StepSheet(props: StepSheetProps) {
  const { id, step, kept, isSending, title, rows, head, aside, foot, className, onNext } = props;
  const { isCounted = false } = props;
  const { at, texts, aside: putAside } = kept.answers;
  const text = texts[at] ?? '';
  const field = useRef<HTMLTextAreaElement>(null);
  useFocusFollowing(field, at);
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isSaveKey(event)) return;
    event.preventDefault();
    onNext();
  };
  return (
    <form
      className={className}
      aria-labelledby={`${id}-question`}
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault();
        onNext();
      }}
    >
      <title>{title}</title>
      {aside}
      <div className={classes.column}>
        {head}
        <h1 id={`${id}-question`} className={classes.question}>
          {step.question}
        </h1>
        <p id={`${id}-help`} className={classes.help}>
          {step.description}
        </p>
        <Editor
          ref={field}
          label={step.question}
          aria-describedby={`${id}-help ${id}-reason`}
          placeholder={step.placeholder}
          value={text}
          limit={VISION_LIMITS.answer.max}
          counter={
            isCounted && (
              <>
                <b>{lengthOf(text)}</b>/{VISION_LIMITS.answer.shown} characters
              </>
            )
          }
          rows={rows}
          readOnly={isSending}
          autoFocus
          dir="auto"
          error={isTooLong(text) && `An answer can be at most 2,000 characters long.`}
          onChange={(event) => kept.write(event.target.value)}
        />
        {putAside[at]?.trim() && (
          <p className={classes.aside}>
            What you had written here was put aside when you skipped it.{' '}
            <Button variant="bare" disabled={isSending} onClick={() => kept.bringBack(at)}>
              Bring it back
            </Button>
          </p>
        )}
        {foot}
      </div>
    </form>
  );
}
