import type { LifePath } from '@pathkeeper/contract';
import { type ReactNode, useId } from 'react';
import { Leader } from '../../../ui/typography/Leader.tsx';
import { QuotedProse } from './QuotedProse.tsx';
import classes from './ResultPart.module.css';
import { headlineOf } from './reading-text.ts';

interface Quoting {
  quotes: LifePath['quotes'];
  /** Turns to the answer to a question, 1 to 16. */
  onTurn: (question: number) => void;
}

interface ResultPartProps extends Quoting {
  name: string;
  /** Lines of the answers that the part is made from and does not repeat. */
  aside: LifePath['quotes'];
  children: ReactNode;
}

/** A part of the reading: its name, what is said, and the lines it rests on. */
export function ResultPart({ name, aside, onTurn, children }: ResultPartProps) {
  const id = useId();
  return (
    <section className={classes.part} aria-labelledby={id}>
      <h2 id={id} className={classes.name}>
        {name}
      </h2>
      <div className={classes.said}>
        {children}
        {aside.length > 0 && (
          <ul className={classes.lines}>
            {aside.map(({ question, text, note }) => (
              <li key={`${question} ${text}`} className={classes.line}>
                <span className={classes.words} dir="auto">
                  “{text}”{note && <span className={classes.note}> {note}</span>}
                </span>
                <Leader />
                <button
                  type="button"
                  aria-haspopup="dialog"
                  className={classes.turn}
                  onClick={() => onTurn(question)}
                >
                  answer {question}
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

/** Characters of a sentence that is set large; a longer one is set as a section head. */
const LARGE = 120;

interface HeadlineProps extends Quoting {
  text: string;
  /** Stands between the first sentence and the rest. */
  children?: ReactNode;
}

/** A part's first sentence, large, and what follows it. */
export function Headline({ text, children, ...quoting }: HeadlineProps) {
  const { head, rest } = headlineOf(text);
  return (
    <>
      <p className={classes.head} data-long={head.length > LARGE || undefined}>
        <QuotedProse {...quoting} text={head} />
      </p>
      {children}
      {rest && (
        <p className={classes.rest}>
          <QuotedProse {...quoting} text={rest} />
        </p>
      )}
    </>
  );
}
