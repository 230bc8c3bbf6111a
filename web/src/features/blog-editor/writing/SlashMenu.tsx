import type { Range } from '@tiptap/core';
import { OptionList } from '../../../ui/forms/OptionList.tsx';
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
  return (
    <>
      <OptionList
        id={id}
        label="Put in here"
        head={<p className={classes.head}>Put in here</p>}
        items={items}
        keyOf={({ name }) => name}
        lit={lit}
        onTake={(item) => onTake(item, range)}
        anchor={anchor as HTMLElement | null}
        gap={6}
        className={classes.menu}
      >
        {({ glyph, label, sign }) => (
          <>
            <span aria-hidden className={classes.glyph}>
              {glyph}
            </span>
            <span className={classes.label}>{label}</span>
            {sign && (
              <span aria-hidden className={classes.sign}>
                {sign}
              </span>
            )}
          </>
        )}
      </OptionList>
      <VisuallyHidden role="status">
        {`${items[lit]?.label ?? ''}, ${lit + 1} of ${items.length}. Arrows choose, Enter takes.`}
      </VisuallyHidden>
    </>
  );
}
