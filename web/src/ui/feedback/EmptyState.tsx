import clsx from 'clsx';
import type { ReactNode } from 'react';
import classes from './EmptyState.module.css';

export interface EmptyStateProps {
  /** One waystation at 92px (`<RankMark ink size={92} />`), or a scene. */
  glyph?: ReactNode;
  /** A sentence with a point of view. */
  title: ReactNode;
  /** The reason. */
  children?: ReactNode;
  /** One button. */
  action?: ReactNode;
  /** The heading's place in the outline. */
  level?: 1 | 2 | 3;
  align?: 'center' | 'start';
  className?: string;
}

/** A place with nothing in it yet: a drawing, a sentence, the reason, one thing to do. */
export function EmptyState({
  glyph,
  title,
  children,
  action,
  level = 2,
  align = 'center',
  className,
}: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={clsx(classes.state, className)} data-align={align} data-level={level}>
      {glyph && <div className={classes.glyph}>{glyph}</div>}
      <Heading className={classes.title}>{title}</Heading>
      {children && <div className={classes.reason}>{children}</div>}
      {action && <div className={classes.action}>{action}</div>}
    </div>
  );
}
