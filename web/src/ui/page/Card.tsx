import clsx from 'clsx';
import type { ComponentProps, ElementType } from 'react';
import classes from './Card.module.css';

export interface CardProps extends ComponentProps<'div'> {
  as?: ElementType;
  /** No padding of its own. */
  flush?: boolean;
  /** Runs from edge to edge on a phone. */
  bleed?: boolean;
}

/**
 * A raised surface: for what can be written on, picked up or has been chosen, and nothing else.
 * Never one inside another.
 */
export function Card({
  as: Element = 'div',
  flush = false,
  bleed = false,
  className,
  ...rest
}: CardProps) {
  return (
    <Element
      {...rest}
      className={clsx(classes.card, flush && classes.flush, bleed && classes.bleed, className)}
    />
  );
}
