import { type ReactNode, useRef } from 'react';
import { figure } from '../../../lib/text/in-words.ts';
import { Checkbox } from '../../../ui/forms/fields/toggles/Checkbox.tsx';
import { useFocusAfter } from '../../../ui/page/focus.ts';
import { VisuallyHidden } from '../../../ui/page/VisuallyHidden.tsx';
import classes from './SelectionBar.module.css';

interface SelectionBarProps {
  selected: number;
  loaded: number;
  /** There is more of the list than is loaded: selecting all then means all of what is loaded. */
  hasMore: boolean;
  onToggleAll: () => void;
  /** What can be done with the selected entries. */
  children: ReactNode;
}

/** Select all, and what can be done with the selected entries. */
export function SelectionBar(props: SelectionBarProps) {
  const { selected, loaded, hasMore, onToggleAll, children } = props;
  const some = selected > 0;
  const bar = useRef<HTMLDivElement>(null);
  // What was pressed goes with the selection.
  useFocusAfter(some, () => bar.current?.querySelector('input'));
  return (
    <div ref={bar} className={classes.bar} data-holding={some || undefined}>
      <Checkbox
        checked={some && selected === loaded}
        indeterminate={some && selected < loaded}
        onChange={onToggleAll}
        label={
          some ? (
            <>
              <VisuallyHidden>Select all: </VisuallyHidden>
              {figure(selected)} {!hasMore && `of ${figure(loaded)} `}selected
              {hasMore && <span className={classes.of}> (of {figure(loaded)} loaded)</span>}
            </>
          ) : (
            <>
              Select all
              {hasMore && <span className={classes.loaded}> ({figure(loaded)} loaded so far)</span>}
            </>
          )
        }
      />
      {some && children}
    </div>
  );
}
