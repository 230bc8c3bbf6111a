import type { ReactNode } from 'react';
import { Page } from '../../ui/page/Page.tsx';
import classes from './MessagePage.module.css';

export interface MessagePageProps {
  /** A scene. */
  drawing: ReactNode;
  title: string;
  /** The sentences under the title. */
  children: ReactNode;
  /** Ways back; the filled one first. */
  actions: ReactNode;
}

/** A page that says why there is nothing else on it: a drawing, what happened, and links onward. */
export function MessagePage({ drawing, title, children, actions }: MessagePageProps) {
  return (
    <Page className={classes.page}>
      <div className={classes.drawing}>{drawing}</div>
      <div>
        <h1 className={classes.title}>{title}</h1>
        <div className={classes.words}>{children}</div>
        <div className={classes.actions}>{actions}</div>
      </div>
    </Page>
  );
}
