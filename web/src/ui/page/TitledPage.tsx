import clsx from 'clsx';
import type { ReactNode } from 'react';
import { PageTitle } from '../typography/PageTitle.tsx';
import { Page } from './Page.tsx';
import classes from './TitledPage.module.css';

export interface TitledPageProps {
  title: string;
  /** One line under the title that says what the page is for. */
  words?: ReactNode;
  /** What can be done here, at the end of the title's line; under it on a phone. */
  actions?: ReactNode;
  /** Of the head, where what follows stands closer or farther. */
  headClassName?: string | undefined;
  children: ReactNode;
}

/** A page that begins with its title, what it is for, and what can be done there. */
export function TitledPage({ title, words, actions, headClassName, children }: TitledPageProps) {
  return (
    <Page className={classes.page}>
      <header className={clsx(classes.head, headClassName)}>
        <div>
          <PageTitle>{title}</PageTitle>
          {words && <p className={classes.words}>{words}</p>}
        </div>
        {actions}
      </header>
      {children}
    </Page>
  );
}
