import { type RefObject, useRef, useState } from 'react';

/**
 * A list that shows its first rows, and all of them once `reveal` is called. The button for it is
 * gone then, and so the focus goes on to the first of the rows that came.
 */
export function useReveal(first: number): {
  list: RefObject<HTMLUListElement | null>;
  isWhole: boolean;
  reveal: () => void;
} {
  const list = useRef<HTMLUListElement>(null);
  const [isWhole, setIsWhole] = useState(false);
  const reveal = () => {
    setIsWhole(true);
    setTimeout(() => {
      const row = list.current?.children[first];
      row?.querySelector<HTMLElement>('a[href], button')?.focus({ preventScroll: true });
    });
  };
  return { list, isWhole, reveal };
}
