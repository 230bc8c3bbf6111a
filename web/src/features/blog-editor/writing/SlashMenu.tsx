import type { Range } from '@tiptap/core';
import { useRef } from 'react';
import { useBeside } from '../../../ui/floating/use-beside.ts';
import { VisuallyHidden } from '../../../ui/page/VisuallyHidden.tsx';
import type { Insertion } from './insertions.ts';
import classes from './SlashMenu.module.css';
import type { OpenSlash } from './slash.ts';

interface SlashMenuProps {
  id: string;
  open: OpenSlash;
  onTake: (item: Insertion, range: Range) => void;
}

/** What can be put in at the caret. The keys are the sheet's, which keeps the focus. */
export function SlashMenu({ id, open: { items, lit, range, anchor }, onTake }: SlashMenuProps) {
  const list = useRef<HTMLDivElement>(null);
  useBeside(list, anchor as HTMLElement | null, { side: 'bottom', align: 'start', gap: 6 });
  return (
    <>
      <div ref={list} popover="manual" className={classes.menu}>
        <p className={classes.head}>Put in here</p>
        <div id={id} role="listbox" tabIndex={0} aria-label="Put in here" className={classes.list}>
          {items.map((item, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the sheet's
            <div
              key={item.name}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === lit}
              ref={index === lit ? (option) => option?.scrollIntoView({ block: 'nearest' }) : null}
              className={classes.option}
              // The caret stays where it is.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => onTake(item, range)}
            >
              <span aria-hidden className={classes.glyph}>
                {item.glyph}
              </span>
              <span className={classes.label}>{item.label}</span>
              {item.sign && (
                <span aria-hidden className={classes.sign}>
                  {item.sign}
                </span>
              )}
            </div>
          ))}
        </div>
      </div>
      <VisuallyHidden role="status">
        {`${items[lit]?.label ?? ''}, ${lit + 1} of ${items.length}. Arrows choose, Enter takes.`}
      </VisuallyHidden>
    </>
  );
}
