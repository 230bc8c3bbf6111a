import clsx from 'clsx';
import type { ComponentProps } from 'react';
import classes from './Progress.module.css';

interface ProgressProps extends ComponentProps<'progress'> {
  'aria-label': string;
  value: number;
  max: number;
}

/** How far long work is: `value` of `max`, which is 1 at least. */
export function Progress({ max, className, ...rest }: ProgressProps) {
  return (
    <progress {...rest} max={Math.max(max, 1)} className={clsx(classes.progress, className)} />
  );
}
