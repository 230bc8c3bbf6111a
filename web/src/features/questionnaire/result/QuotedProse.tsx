import type { LifePath } from '@pathkeeper/contract';
import { Fragment } from 'react';
import { QuoteLink } from './QuoteLink.tsx';
import { partsOf } from './reading-text.ts';

interface QuotedProseProps {
  text: string;
  quotes: LifePath['quotes'];
  /** Turns to the answer to a question, 1 to 16. */
  onTurn: (question: number) => void;
}

/** A reading's words; what they quote of an answer turns to that answer. */
export function QuotedProse({ text, quotes, onTurn }: QuotedProseProps) {
  return partsOf(text, quotes).map(({ text: words, question }, place) =>
    question === null ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
      <Fragment key={place}>{words}</Fragment>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
      <QuoteLink key={place} question={question} onTurn={onTurn}>
        {words}
      </QuoteLink>
    ),
  );
}
