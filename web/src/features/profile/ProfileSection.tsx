import { type ReactNode, useId } from 'react';
import classes from './ProfileSection.module.css';

interface ProfileSectionProps {
  title: string;
  /** A sentence under the title. */
  line: ReactNode;
  children: ReactNode;
  /** For what cannot be taken back. */
  danger?: boolean;
}

/** One matter of the profile: its name and a sentence at the side, the controls beside them. */
export function ProfileSection({ title, line, children, danger }: ProfileSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classes.section} data-danger={danger || undefined}>
      <div>
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
        <p className={classes.line}>{line}</p>
      </div>
      <div className={classes.body}>{children}</div>
    </section>
  );
}
