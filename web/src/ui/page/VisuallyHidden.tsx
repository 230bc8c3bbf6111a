import type { ComponentProps } from 'react';
import classes from './VisuallyHidden.module.css';

/** Said, not shown: for screen readers only. */
export function VisuallyHidden(props: ComponentProps<'span'>) {
  return <span {...props} className={classes.hidden} />;
}
