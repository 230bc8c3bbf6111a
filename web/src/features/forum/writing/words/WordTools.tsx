import type { ReactNode } from 'react';
import classes from './WordTools.module.css';
import { WORD_TOOLS, type WordTool } from './word-tools.ts';

const WORDS: Record<WordTool, { words: string; keys?: string }> = {
  bold: { words: 'Bold', keys: 'Control+B' },
  italic: { words: 'Italic', keys: 'Control+I' },
  quote: { words: 'Quote' },
  list: { words: 'List' },
  link: { words: 'Link', keys: 'Control+K' },
};

interface WordToolsProps {
  /** Nothing can be set in the preview. */
  off: boolean;
  onPress: (tool: WordTool) => void;
  /** A further tool. */
  children?: ReactNode;
}

/** Each tool is a word that looks like what it does. */
export function WordTools({ off, onPress, children }: WordToolsProps) {
  return (
    <fieldset className={classes.tools} aria-label="Word tools" data-off={off || undefined}>
      {WORD_TOOLS.map((tool) => (
        <button
          key={tool}
          type="button"
          className={classes.tool}
          data-tool={tool}
          aria-keyshortcuts={WORDS[tool].keys}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onPress(tool)}
        >
          <span>{WORDS[tool].words}</span>
        </button>
      ))}
      {children}
    </fieldset>
  );
}

/** A tool that a form adds, in the look of the others. */
export const wordTool = classes.tool ?? '';
