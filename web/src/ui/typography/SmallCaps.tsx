import clsx from 'clsx';
import type { ComponentProps, ElementType } from 'react';
import classes from './SmallCaps.module.css';

export interface SmallCapsProps extends ComponentProps<'span'> {
  /** The element it is, `span` by default; a label over a block is often an `h3` or a `p`. */
  as?: ElementType;
  children: string;
}

/**
 * A running label in small capitals, one per block, never a sentence. Figures keep their full size:
 * small capitals made by the browser would shrink them too.
 */
export function SmallCaps({ as: Element = 'span', className, children, ...rest }: SmallCapsProps) {
  let offset = 0;
  const parts = children.split(/(\d+)/).map((text) => {
    const key = offset;
    offset += text.length;
    return /^\d/.test(text) ? (
      <span key={key} className={classes.figure}>
        {text}
      </span>
    ) : (
      text
    );
  });
  return (
    <Element {...rest} className={clsx(classes.caps, className)}>
      {parts}
    </Element>
  );
}
