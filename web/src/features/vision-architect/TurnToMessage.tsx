import type { ReactNode } from 'react';
import classes from './Messages.module.css';

/** The id of a message's place on the page. */
export const messageId = (number: number): string => `message-${number}`;

/** Leads to a message of the conversation on the same page, and puts the focus there. */
export function TurnToMessage({ number, children }: { number: number; children: ReactNode }) {
  return (
    <a
      href={`#${messageId(number)}`}
      className={classes.turn}
      onClick={(event) => {
        const place = document.getElementById(messageId(number));
        if (!place) return;
        event.preventDefault();
        place.focus({ preventScroll: true });
        place.scrollIntoView({ block: 'center' });
      }}
    >
      {children}
    </a>
  );
}
