import type { ComponentProps } from 'react';
import classes from './Saying.module.css';

/** Characters; from here on the large hand would take more than two lines. */
const LONG = 72;

interface SayingProps extends Omit<ComponentProps<'figure'>, 'children'> {
  text: string;
  author: string;
  work?: string;
}

/** A line in the large hand, and whose it is. */
export function Saying({ text, author, work, ...rest }: SayingProps) {
  return (
    <figure {...rest} className={classes.saying}>
      <blockquote className={classes.text} data-long={text.length > LONG || undefined}>
        <p>{text}</p>
      </blockquote>
      <figcaption className={classes.source}>
        {author}
        {work && (
          <>
            , <cite>{work}</cite>
          </>
        )}
      </figcaption>
    </figure>
  );
}
