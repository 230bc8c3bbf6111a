import { characterCount, QUESTIONNAIRE_LIMITS, QUESTIONS } from '@pathkeeper/contract';
import { IconArrowLeft } from '@tabler/icons-react';
import { type KeyboardEvent, useId, useRef } from 'react';
import { Button } from '../../ui/controls/Button.tsx';
import { Editor } from '../../ui/forms/Editor.tsx';
import { isSaveKey } from '../../ui/forms/save-key.ts';
import { useFocusFollowing } from '../../ui/forms/use-focus-following.ts';
import { SmallCaps } from '../../ui/typography/SmallCaps.tsx';
import { QuestionRuler } from './QuestionRuler.tsx';
import classes from './QuestionScreen.module.css';
import type { AnswersDraft } from './use-answers.ts';

interface QuestionScreenProps {
  kept: AnswersDraft;
  /** The answers are being read. */
  isReading: boolean;
  onSkip: () => void;
  onComplete: () => void;
}

/** One of the sixteen questions, with the text field to answer it in (S3.2.9). */
export function QuestionScreen({ kept, isReading, onSkip, onComplete }: QuestionScreenProps) {
  const { answers, isKept, write, open } = kept;
  const { at, texts } = answers;
  const question = QUESTIONS[at];
  const text = texts[at] ?? '';
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  useFocusFollowing(field, at);
  if (!question) return null;

  const isLast = at === QUESTIONS.length - 1;
  const isAnswered =
    text.trim() !== '' && characterCount(text) <= QUESTIONNAIRE_LIMITS.answer && !isReading;
  const next = () => {
    if (!isAnswered) return;
    if (isLast) onComplete();
    else open(at + 1);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isSaveKey(event)) return;
    event.preventDefault();
    next();
  };
  return (
    <form
      className={classes.screen}
      aria-labelledby={`${id}-question`}
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault();
        next();
      }}
    >
      <title>{`Question ${at + 1} of ${QUESTIONS.length} · Pathkeeper`}</title>
      <QuestionRuler at={at} texts={texts} />
      <div className={classes.column}>
        <div className={classes.head}>
          <SmallCaps as="p" className={classes.section}>
            {question.section}
          </SmallCaps>
          <p id={`${id}-place`} className={classes.place}>
            <span className={classes.number}>{question.number}</span> of {QUESTIONS.length}
          </p>
        </div>
        <h1 id={`${id}-question`} className={classes.question}>
          {question.question}
        </h1>
        <p id={`${id}-help`} className={classes.help}>
          {question.help}
        </p>
        <Editor
          ref={field}
          label={question.question}
          aria-describedby={`${id}-place ${id}-help`}
          value={text}
          limit={QUESTIONNAIRE_LIMITS.answer}
          rows={7}
          readOnly={isReading}
          autoFocus
          dir="auto"
          onChange={(event) => write(event.target.value)}
        />
        <div className={classes.foot}>
          <Button
            variant="bare"
            className={classes.previous}
            icon={<IconArrowLeft aria-hidden />}
            disabled={at === 0 || isReading}
            onClick={() => open(at - 1)}
          >
            Previous
          </Button>
          <p className={classes.kept} role="status">
            {isKept ? text.trim() && 'Kept as you type' : 'This browser will not keep it'}
          </p>
          <Button variant="bare" className={classes.skip} disabled={isReading} onClick={onSkip}>
            Skip for now
          </Button>
          <Button
            type="submit"
            variant="filled"
            className={classes.next}
            disabled={!isAnswered && !isReading}
            busy={isReading}
            {...(isLast && { busyLabel: 'Analyzing...' })}
          >
            {isLast ? 'Complete Journey' : 'Next'}
          </Button>
        </div>
      </div>
    </form>
  );
}
