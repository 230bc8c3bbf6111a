import { splitDropCap } from '@pathkeeper/contract';
import clsx from 'clsx';
import type { ComponentProps } from 'react';
import classes from './DropCap.module.css';

/**
 * The first paragraph of a text: a drop cap three lines deep and its first words in small capitals,
 * where the text begins with a letter and is long enough; else a plain paragraph. Both are print
 * only: what is read aloud or copied is the text as it was written.
 */
export function DropCap({
  children,
  className,
  ...rest
}: Omit<ComponentProps<'p'>, 'children'> & { children: string }) {
  const parts = splitDropCap(children);
  if (!parts) {
    return (
      <p {...rest} className={className}>
        {children}
      </p>
    );
  }
  return (
    <p {...rest} className={clsx(classes.paragraph, className)}>
      <span className={classes.lead}>{parts.lead}</span>
      {parts.rest}
    </p>
  );
}
