import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/controls/Button.tsx';

/** Rows that show at first. */
const FEW = 5;

/** A list that shows its first rows, and the others when asked. */
export function FirstFew({ className, children }: { className?: string; children: ReactNode[] }) {
  const [all, setAll] = useState(false);
  const more = children.length - FEW;
  return (
    <>
      <ul className={className}>{all ? children : children.slice(0, FEW)}</ul>
      {!all && more > 0 && (
        <Button variant="bare" onClick={() => setAll(true)}>
          {more === 1 ? 'One more' : `${more} more`}
        </Button>
      )}
    </>
  );
}
