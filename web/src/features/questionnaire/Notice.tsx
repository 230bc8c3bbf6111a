import type { ReactNode } from 'react';
import classes from './Notice.module.css';

interface NoticeProps {
  children: ReactNode;
  actions: ReactNode;
}

/** Something to know before the questions or under a reading's title, and what can be done about it. */
export function Notice({ children, actions }: NoticeProps) {
  return (
    <aside className={classes.notice}>
      <p className={classes.words}>{children}</p>
      <div className={classes.actions}>{actions}</div>
    </aside>
  );
}
