import type { CSSProperties } from 'react';
import { Opening } from '../../ui/page/Opening.tsx';
import classes from './EntryReader.module.css';
import { paragraphs } from './paragraphs.ts';

/**
 * The writer's text, exactly as it was typed: line breaks, spaces and blank lines stay, and each
 * paragraph runs in the direction of its own letters.
 */
export function EntryReaderText({ content }: { content: string }) {
  return (
    <div className={classes.text}>
      {paragraphs(content).map(({ text, blanksBefore, line }, place) => {
        const Paragraph = place === 0 ? Opening : 'p';
        return (
          <Paragraph
            key={line}
            dir="auto"
            style={{ '--blanks': blanksBefore } as CSSProperties}
            className={classes.paragraph}
          >
            {text}
          </Paragraph>
        );
      })}
    </div>
  );
}
