import type { ReactNode } from 'react';
import { Button } from '../../controls/Button.tsx';
import { useReveal } from '../../use-reveal.ts';

/** Rows that show at first. */
const FEW = 5;

/** A list that shows its first rows, and the others when asked. */
export function FirstFew({ className, children }: { className?: string; children: ReactNode[] }) {
  const { list, isWhole, reveal } = useReveal(FEW);
  const more = children.length - FEW;
  return (
    <>
      <ul ref={list} className={className}>
        {isWhole ? children : children.slice(0, FEW)}
      </ul>
      {!isWhole && more > 0 && (
        <Button variant="bare" onClick={reveal}>
          {more === 1 ? 'One more' : `${more} more`}
        </Button>
      )}
    </>
  );
}
