import clsx from 'clsx';
import type { ComponentProps } from 'react';
import classes from './TextButton.module.css';

/** Something to do that looks like the words around it, underlined. */
export function TextButton({ className, ...button }: ComponentProps<'button'>) {
  return <button type="button" {...button} className={clsx(classes.button, className)} />;
}
