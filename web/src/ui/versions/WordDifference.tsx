import { diffWordsWithSpace } from 'diff';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../page/VisuallyHidden.tsx';
import classes from './WordDifference.module.css';

/** Milliseconds that two texts are compared; after that they have too little in common to be. */
const PATIENCE = 1000;

export interface DifferencePart {
  kind: 'added' | 'removed' | 'same';
  text: string;
}

export const Removed = ({ children }: { children: ReactNode }) => (
  <del className={classes.removed}>{children}</del>
);

export const Added = ({ children }: { children: ReactNode }) => (
  <ins className={classes.added}>{children}</ins>
);

/** Two texts in one: what was taken out and what was put in, by eye and by ear. */
export function Differences({ parts }: { parts: readonly DifferencePart[] }) {
  return parts.map(({ kind, text }, place) => {
    // The parts have no name but their place, and never change it.
    const key = `${place} ${text}`;
    if (kind === 'same') return <span key={key}>{text}</span>;
    const Mark = kind === 'removed' ? Removed : Added;
    return (
      <Mark key={key}>
        <VisuallyHidden>{kind === 'removed' ? 'taken out: ' : 'put in: '}</VisuallyHidden>
        {text}
      </Mark>
    );
  });
}

/** How a text differs from an earlier one, word by word. */
export function WordDifference({ before, after }: { before: string; after: string }) {
  const found = diffWordsWithSpace(before, after, { timeout: PATIENCE });
  const parts = found?.map(
    ({ value, added, removed }): DifferencePart => ({
      kind: removed ? 'removed' : added ? 'added' : 'same',
      text: value,
    }),
  );
  const apart: DifferencePart[] = [
    { kind: 'removed', text: before },
    { kind: 'added', text: after },
  ];
  return <Differences parts={parts ?? apart} />;
}
