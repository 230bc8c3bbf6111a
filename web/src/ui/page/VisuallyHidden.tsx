import type { ComponentProps } from 'react';
import classes from './VisuallyHidden.module.css';

interface VisuallyHiddenProps extends Omit<ComponentProps<'span'>, 'ref'> {
  as?: 'span' | 'h2';
}

/** Said, not shown: for screen readers only. */
export function VisuallyHidden({ as: Element = 'span', ...props }: VisuallyHiddenProps) {
  return <Element {...props} className={classes.hidden} />;
}
