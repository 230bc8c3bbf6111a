import type { SafetyAnswer } from '@pathkeeper/contract';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../ui/controls/Button.tsx';
import classes from './SafeScreen.module.css';

interface SafeScreenProps {
  answer: SafetyAnswer;
  form: (answer: SafetyAnswer, actions: ReactNode) => ReactNode;
  onBack: () => void;
}

/** In place of a reading: people to call, and nothing else (D32). */
export function SafeScreen({ answer, form, onBack }: SafeScreenProps) {
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    head.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  return (
    <section className={classes.safe} aria-labelledby="talk-to-a-person">
      <title>Talk to a person · Pathkeeper</title>
      <h1 id="talk-to-a-person" ref={head} tabIndex={-1} className={classes.title}>
        Talk to a person
      </h1>
      {form(answer, <Button onClick={onBack}>Back to my answers</Button>)}
    </section>
  );
}
