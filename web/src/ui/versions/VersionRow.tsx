import { type ReactNode, useId } from 'react';
import { Button } from '../controls/Button.tsx';
import classes from './VersionRow.module.css';
import { Added, Removed } from './WordDifference.tsx';

export const VersionList = ({ children }: { children: ReactNode }) => (
  <ol className={classes.list}>{children}</ol>
);

export interface VersionRowProps {
  /** What it was called, or when it was kept. */
  name: ReactNode;
  meta: ReactNode;
  isOpen: boolean;
  onToggle: () => void;
  /** What has changed since and what can be done about it, while the row is open. */
  children: ReactNode;
}

/** An earlier version of some words: what it is, and under it how it differs from what stands now. */
export function VersionRow({ name, meta, isOpen, onToggle, children }: VersionRowProps) {
  const id = useId();
  return (
    <li>
      <div className={classes.row}>
        <span id={id} className={classes.name}>
          {name}
        </span>
        <span className={classes.meta}>{meta}</span>
        <Button variant="bare" aria-expanded={isOpen} aria-describedby={id} onClick={onToggle}>
          {isOpen ? 'Hide' : 'Compare'}
        </Button>
      </div>
      {isOpen && <div className={classes.differences}>{children}</div>}
    </li>
  );
}

/** What the marks of a difference mean. */
export const DifferenceKey = () => (
  <p className={classes.meta}>
    <Removed>Struck out</Removed> is gone since, <Added>underlined</Added> was added.
  </p>
);

export interface VersionWordsProps {
  label?: string;
  children: ReactNode;
}

/** The words of a version, or how they differ: `del` and `ins` are struck out and underlined. */
export const VersionWords = ({ label, children }: VersionWordsProps) => (
  <section className={classes.words} dir="auto" aria-label={label}>
    {children}
  </section>
);
