import clsx from 'clsx';
import { type ReactNode, useRef } from 'react';
import { useBeside } from '../floating/use-beside.ts';
import classes from './OptionList.module.css';

interface OptionListProps<Item> {
  id: string;
  label: string;
  items: readonly Item[];
  keyOf: (item: Item) => string | number;
  /** The place of the option that Enter takes; -1 for none. */
  lit: number;
  onTake: (item: Item) => void;
  /** What it stands under. */
  anchor: HTMLElement | null;
  /** Between it and the anchor, in px. */
  gap: number;
  /** As wide as its anchor. */
  matchWidth?: boolean;
  /** Over the options. */
  head?: ReactNode;
  className: string | undefined;
  children: (item: Item) => ReactNode;
}

/**
 * What is offered under a field or a caret. The focus and the keys stay with the field, whose
 * `aria-activedescendant` is `{id}-{lit}`; what is lit stays in view.
 */
export function OptionList<Item>(props: OptionListProps<Item>) {
  const { id, label, items, keyOf, lit, onTake, anchor, gap, matchWidth, head, className } = props;
  const list = useRef<HTMLDivElement>(null);
  useBeside(list, anchor, { side: 'bottom', align: 'start', gap, matchWidth: matchWidth ?? false });
  return (
    <div ref={list} popover="manual" className={clsx(classes.list, className)}>
      {head}
      <div
        id={id}
        role="listbox"
        aria-label={label}
        // Under a head it scrolls by itself.
        tabIndex={head ? 0 : undefined}
        className={classes.options}
      >
        {items.map((item, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's
          <div
            key={keyOf(item)}
            id={`${id}-${index}`}
            ref={index === lit ? (option) => option?.scrollIntoView({ block: 'nearest' }) : null}
            role="option"
            tabIndex={-1}
            aria-selected={index === lit}
            className={classes.option}
            // The focus, and the caret, stay where they are.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onTake(item)}
          >
            {props.children(item)}
          </div>
        ))}
      </div>
    </div>
  );
}
