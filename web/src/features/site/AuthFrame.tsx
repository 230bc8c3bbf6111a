import { Link } from '@tanstack/react-router';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { paths } from '../../lib/paths.ts';
import { Lockup } from '../../ui/art/Logo.tsx';
import { PathPlate } from '../../ui/art/plates/PathPlate.tsx';
import { ThemeToggle } from '../../ui/page/ThemeToggle.tsx';
import classes from './AuthFrame.module.css';

export interface AuthFrameProps {
  title: string;
  /** One sentence under the title. */
  line: ReactNode;
  /** `far` shows the whole mountain and stands left of the form; `near` the foot of the path, right of it. */
  view: 'far' | 'near';
  /** The form. */
  children: ReactNode;
}

/** The frame of the auth pages: the engraving on one side, a form on the other; on a phone above it. */
export function AuthFrame({ title, line, view, children }: AuthFrameProps) {
  return (
    <div className={clsx(classes.frame, classes[view])}>
      {/* Nobody stands on the path yet: here the plate is decoration. */}
      <div className={classes.plate} aria-hidden>
        {view === 'far' ? (
          <PathPlate level={4} className={classes.mountain} />
        ) : (
          <PathPlate level={2} crop="close" className={classes.gate} />
        )}
      </div>
      <div className={classes.column}>
        <header className={classes.head}>
          <Link to={paths.home} aria-label="Pathkeeper, home">
            <Lockup />
          </Link>
          <ThemeToggle />
        </header>
        <main id="main" tabIndex={-1}>
          <h1 className={classes.title}>{title}</h1>
          <p className={classes.line}>{line}</p>
          {children}
        </main>
      </div>
    </div>
  );
}
