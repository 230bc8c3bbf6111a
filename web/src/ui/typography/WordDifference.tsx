import { diffWordsWithSpace } from 'diff';
import { VisuallyHidden } from '../page/VisuallyHidden.tsx';

/** Milliseconds that two texts are compared; after that they have too little in common to be. */
const PATIENCE = 1000;

interface WordDifferenceProps {
  before: string;
  after: string;
}

/** Two texts in one, word by word: what was taken out and what was put in, by eye and by ear. */
export function WordDifference({ before, after }: WordDifferenceProps) {
  const parts = diffWordsWithSpace(before, after, { timeout: PATIENCE }) ?? [
    { value: before, removed: true, added: false },
    { value: after, removed: false, added: true },
  ];
  return parts.map(({ value, added, removed }, place) => {
    // The parts have no name but their place, and never change it.
    const key = `${place} ${value}`;
    if (removed) {
      return (
        <del key={key}>
          <VisuallyHidden>taken out: </VisuallyHidden>
          {value}
        </del>
      );
    }
    if (!added) return <span key={key}>{value}</span>;
    return (
      <ins key={key}>
        <VisuallyHidden>put in: </VisuallyHidden>
        {value}
      </ins>
    );
  });
}
