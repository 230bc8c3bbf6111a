import { CONSULT_LIMITS } from '@pathkeeper/contract';
import { IconPlayerStop } from '@tabler/icons-react';
import { type FormEvent, type Ref, useImperativeHandle, useRef } from 'react';
import { Button } from '../../../ui/controls/Button.tsx';
import { TextField } from '../../../ui/forms/fields/TextField.tsx';
import classes from './AskField.module.css';

interface AskFieldProps {
  label: string;
  placeholder: string;
  isComing: boolean;
  /** What is typed. It stands with the screen around, which empties it once it is asked. */
  question: string;
  onQuestion: (question: string) => void;
  onAsk: () => void;
  onStop: () => void;
  /** The one filled button of its screen. */
  filled?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** One line for a question, and its button: Ask, or Stop while an answer comes. A blank one stays. */
export function AskField({
  label,
  placeholder,
  isComing,
  question,
  onQuestion,
  onAsk,
  onStop,
  filled = false,
  ref,
}: AskFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => field.current as HTMLInputElement, []);
  const isBlank = question.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBlank || isComing) return;
    onAsk();
    // The button that was pressed turns into another, and later into one that is off.
    field.current?.focus({ preventScroll: true });
  };
  return (
    <form className={classes.ask} onSubmit={submit}>
      <TextField
        ref={field}
        label={label}
        labelHidden
        placeholder={placeholder}
        autoComplete="off"
        maxLength={CONSULT_LIMITS.question}
        value={question}
        onChange={(event) => onQuestion(event.target.value)}
      />
      {isComing ? (
        <Button icon={<IconPlayerStop aria-hidden />} onClick={onStop}>
          Stop
        </Button>
      ) : (
        <Button key="ask" type="submit" variant={filled ? 'filled' : 'outline'} disabled={isBlank}>
          Ask
        </Button>
      )}
    </form>
  );
}
