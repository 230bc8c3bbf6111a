import clsx from 'clsx';
import type { ComponentProps, ElementType } from 'react';
import classes from './Leaf.module.css';

export interface LeafProps extends ComponentProps<'div'> {
  as?: ElementType;
  /** No padding of its own. */
  flush?: boolean;
  /** Runs from edge to edge on a phone. */
  bleed?: boolean;
}

/**
 * A raised page: for what can be written on, picked up or has been chosen, and nothing else. Never
 * one inside another.
 */
export function Leaf({
  as: Element = 'div',
  flush = false,
  bleed = false,
  className,
  ...rest
}: LeafProps) {
  return (
    <Element
      {...rest}
      className={clsx(classes.leaf, flush && classes.flush, bleed && classes.bleed, className)}
    />
  );
}
