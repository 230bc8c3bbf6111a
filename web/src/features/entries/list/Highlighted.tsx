import { Fragment, type ReactNode } from 'react';
import classes from './Highlighted.module.css';

interface HighlightedProps {
  text: string;
  /** [start, end) places within the text, in order, not overlapping. */
  places: readonly (readonly [number, number])[];
}

/** A text with the words that were searched for marked. */
export function Highlighted({ text, places }: HighlightedProps): ReactNode {
  let at = 0;
  const parts = places.map(([start, end]) => {
    const before = text.slice(at, start);
    at = end;
    return (
      <Fragment key={start}>
        {before}
        <mark className={classes.mark}>{text.slice(start, end)}</mark>
      </Fragment>
    );
  });
  return (
    <>
      {parts}
      {text.slice(at)}
    </>
  );
}
