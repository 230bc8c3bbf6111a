import type { ReactNode } from 'react';
import classes from './QuoteLink.module.css';

interface QuoteLinkProps {
  /** The question whose answer it is from, 1 to 16. */
  question: number;
  onTurn: (question: number) => void;
  children: ReactNode;
}

/** Words of an answer; they turn to it. A link, so that it breaks over lines like the prose around it. */
export function QuoteLink({ question, onTurn, children }: QuoteLinkProps) {
  return (
    <a
      href={`#answer-${question}`}
      title={`From answer ${question}`}
      aria-haspopup="dialog"
      className={classes.quote}
      onClick={(event) => {
        event.preventDefault();
        onTurn(question);
      }}
    >
      {children}
    </a>
  );
}
