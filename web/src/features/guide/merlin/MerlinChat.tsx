import type { User } from '@pathkeeper/contract';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/controls/Button.tsx';
import { shownName } from '../../accounts/accounts.queries.ts';
import { SafetyBody } from '../../safety/index.ts';
import { useConsent } from '../consent/use-consent.tsx';
import { AskField } from './AskField.tsx';
import { MerlinAnswer } from './MerlinAnswer.tsx';
import classes from './MerlinChat.module.css';
import { type DayFacts, openersFor } from './openers.ts';
import { useMerlin } from './use-merlin.ts';

interface MerlinChatProps {
  user: User;
  facts: DayFacts;
  onAside: (isAside: boolean) => void;
}

/** The conversation of this visit, and a line to go on with it. */
export function MerlinChat({ user, facts, onAside }: MerlinChatProps) {
  const { exchanges, isComing, safety, ask, stop, closeSafety } = useMerlin(user);
  const { guard, dialog } = useConsent(user);
  // They stay what they were when the strip was opened.
  const [openers] = useState(() => openersFor(facts));
  const isAside = safety !== null;
  useEffect(() => {
    onAside(isAside);
    return () => onAside(false);
  }, [isAside, onAside]);
  // The opener that was pressed is gone: its answer takes the focus.
  const chat = useRef<HTMLDivElement>(null);
  const asked = exchanges.length;
  useEffect(() => {
    if (asked === 0 || document.activeElement !== document.body) return;
    chat.current?.focus({ preventScroll: true });
  }, [asked]);
  const [typed, setTyped] = useState('');
  const put = (question: string) => void guard(() => ask('custom', question));
  const putTyped = () =>
    void guard(() => {
      // What was typed meanwhile is the next question.
      setTyped((now) => (now === typed ? '' : now));
      ask('custom', typed);
    });
  if (safety) {
    return (
      <div className={classes.chat}>
        <h3 className={classes.safe}>Talk to a person</h3>
        <SafetyBody
          answer={safety}
          actions={
            <Button variant="bare" onClick={closeSafety}>
              Close
            </Button>
          }
        />
      </div>
    );
  }
  return (
    <div ref={chat} tabIndex={-1} className={classes.chat}>
      {exchanges.length === 0 ? (
        <ul className={classes.openers} aria-label="To begin with">
          {openers.map((opener) => (
            <li key={opener}>
              <button type="button" className={classes.opener} onClick={() => put(opener)}>
                {opener}
              </button>
            </li>
          ))}
        </ul>
      ) : (
        exchanges.map((exchange) => (
          <MerlinAnswer
            key={exchange.id}
            small
            exchange={exchange}
            name={shownName(user) || 'friend'}
            onRetry={() => put(exchange.question)}
          />
        ))
      )}
      <AskField
        label="A word with Merlin"
        placeholder="Ask about your pages"
        isComing={isComing}
        question={typed}
        onQuestion={setTyped}
        onAsk={putTyped}
        onStop={stop}
      />
      <p className={classes.software}>
        <strong>Merlin is software.</strong> He can be wrong, and he cannot see how you are.
      </p>
      {dialog}
    </div>
  );
}
