import type { ReactNode } from 'react';
import classes from './PageTitle.module.css';

export interface PageTitleProps {
  children: ReactNode;
  /** In italics on the same baseline; under the title on a phone. */
  meta?: ReactNode;
}

/** The one `<h1>` of a page, set large on the paper. */
export function PageTitle({ children, meta }: PageTitleProps) {
  return (
    <div className={classes.head}>
      <h1 className={classes.title}>{children}</h1>
      {meta && <p className={classes.meta}>{meta}</p>}
    </div>
  );
}
