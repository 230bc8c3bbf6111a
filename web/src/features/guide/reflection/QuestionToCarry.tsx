import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { paths } from '../../../lib/paths.ts';
import { EndMark } from '../../../ui/art/Ornament.tsx';
import { Button } from '../../../ui/controls/Button.tsx';
import { SmallCaps } from '../../../ui/typography/SmallCaps.tsx';
import { carryQuestion } from './carried-question.ts';
import classes from './QuestionToCarry.module.css';

interface QuestionToCarryProps {
  label: string;
  question: string;
  answerLabel: string;
  /** Further buttons beside the answer. */
  actions: ReactNode;
  /** Who asks, and from what. */
  source: ReactNode;
}

/** The one question at the end of a reflection, set large, and the way to answer it on a new page. */
export function QuestionToCarry({
  label,
  question,
  answerLabel,
  actions,
  source,
}: QuestionToCarryProps) {
  const navigate = useNavigate();
  const answer = () => {
    carryQuestion(question);
    void navigate({ to: paths.home });
  };
  return (
    <div className={classes.carry}>
      <EndMark />
      {question !== '' && (
        <>
          <SmallCaps as="h3" className={classes.label}>
            {label}
          </SmallCaps>
          <p className={classes.question}>{question}</p>
        </>
      )}
      <div className={classes.actions}>
        {question !== '' && (
          <Button variant="filled" onClick={answer}>
            {answerLabel}
          </Button>
        )}
        {actions}
      </div>
      <p className={classes.source}>{source}</p>
    </div>
  );
}
