import { Button } from '../../ui/controls/Button.tsx';
import { Leader } from '../../ui/typography/Leader.tsx';
import classes from './ContactCards.module.css';

const CARDS = [
  {
    title: 'Support',
    text: 'Something is stuck, lost or locked: a page that will not open, a name that will not sign in.',
    answer: 'within 24 hours',
    action: 'Ask for help',
  },
  {
    title: 'General enquiries',
    text: 'A question before you begin, a word misspelt, a quest that missed, praise in moderation.',
    answer: 'within 48 hours',
    action: 'Ask a question',
  },
  {
    title: 'Privacy and safety',
    text: 'What is kept of you and how to have it deleted, or a door you found open that should be shut.',
    answer: 'within 24 hours',
    action: 'Report it',
  },
] as const;

/** Whether a subject was set by a card, and may be set by another. */
export const isCardSubject = (subject: string): boolean =>
  CARDS.some(({ title }) => title === subject.trim());

/** The three matters people write about (S1.2). Choosing one begins a message. */
export function ContactCards({ onChoose }: { onChoose: (subject: string) => void }) {
  return (
    <ul className={classes.cards}>
      {CARDS.map(({ title, text, answer, action }) => (
        <li key={title} className={classes.card}>
          <h2 className={classes.title}>{title}</h2>
          <p className={classes.text}>{text}</p>
          <p className={classes.answer}>
            <span className={classes.answered}>Answered </span>
            <Leader />
            {answer}
          </p>
          <Button onClick={() => onChoose(title)}>{action}</Button>
        </li>
      ))}
    </ul>
  );
}
