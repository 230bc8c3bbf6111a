import { type ReactNode, useId } from 'react';
import classes from './Part.module.css';

interface PartProps {
  title: string;
  /** What it is about, in one line. */
  note: ReactNode;
  children: ReactNode;
}

/** A part of the panel: its name and what it is about at the left, its fields at the right. */
export function Part({ title, note, children }: PartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classes.part}>
      <div>
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
        <p className={classes.note}>{note}</p>
      </div>
      <div>{children}</div>
    </section>
  );
}
