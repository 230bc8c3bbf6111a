import type { ReactNode } from 'react';
import { Page } from '../../ui/page/Page.tsx';
import classes from './Stray.module.css';

export interface StrayProps {
  /** A scene. */
  drawing: ReactNode;
  title: string;
  /** The sentences under the title. */
  children: ReactNode;
  /** Ways back; the filled one first. */
  actions: ReactNode;
}

/** Where somebody has strayed to: a drawing, what happened, and the ways back. */
export function Stray({ drawing, title, children, actions }: StrayProps) {
  return (
    <Page className={classes.stray}>
      <div className={classes.drawing}>{drawing}</div>
      <div>
        <h1 className={classes.title}>{title}</h1>
        <div className={classes.words}>{children}</div>
        <div className={classes.actions}>{actions}</div>
      </div>
    </Page>
  );
}
