import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Page } from '../../../ui/page/Page.tsx';
import classes from './Notice.module.css';

export interface NoticeProps {
  drawing: ReactNode;
  children: ReactNode;
  /** Buttons at the right end, under the words on a phone. */
  actions?: ReactNode;
  className?: string;
}

/** A line under the header, between its rules and a thin one. */
export function Notice({ drawing, children, actions, className }: NoticeProps) {
  return (
    <Page>
      <div className={clsx(classes.notice, className)}>
        <span className={classes.drawing}>{drawing}</span>
        <p className={classes.words}>{children}</p>
        {actions && <div className={classes.actions}>{actions}</div>}
      </div>
    </Page>
  );
}
