import { type KeyboardEvent, useRef } from 'react';
import classes from './WordsField.module.css';

interface WriteTabsProps {
  /** The panels are `{id}-write` and `{id}-preview`. */
  id: string;
  isPreview: boolean;
  onChange: (isPreview: boolean) => void;
}

const TABS = [
  { name: 'write', words: 'Write' },
  { name: 'preview', words: 'Preview' },
] as const;

/** The two sides of a sheet: what is written, and how it will be read. */
export function WriteTabs({ id, isPreview, onChange }: WriteTabsProps) {
  const line = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    onChange(!isPreview);
    line.current?.querySelectorAll('button')[isPreview ? 0 : 1]?.focus();
  };
  return (
    <div
      ref={line}
      role="tablist"
      tabIndex={-1}
      aria-label="The sheet"
      className={classes.tabs}
      onKeyDown={onKeyDown}
    >
      {TABS.map(({ name, words }) => {
        const isCurrent = isPreview === (name === 'preview');
        return (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${name}-tab`}
            aria-selected={isCurrent}
            aria-controls={isCurrent ? `${id}-${name}` : undefined}
            tabIndex={isCurrent ? 0 : -1}
            className={classes.tab}
            onClick={() => onChange(name === 'preview')}
          >
            {words}
          </button>
        );
      })}
    </div>
  );
}
