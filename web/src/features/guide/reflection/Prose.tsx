import type { GuideQuote } from '@pathkeeper/contract';
import { splitDropCap } from '@pathkeeper/contract';
import clsx from 'clsx';
import cap from '../../../ui/typography/DropCap.module.css';
import { signOf } from '../guide-words.ts';
import classes from './Prose.module.css';
import { proseParts } from './prose-parts.ts';

interface ProseProps {
  text: string;
  /** Quotations that it may repeat; each is marked with its sign. */
  quotes: readonly GuideQuote[];
  /** A drop cap of three or two lines, where the text is long enough to hold one. */
  opening?: 'large' | 'small' | undefined;
  className?: string | undefined;
}

/** The guide's prose in paragraphs, with quotations underlined and marked. */
export function Prose({ text, quotes, opening, className }: ProseProps) {
  let offset = 0;
  return text.split(/(\n{2,})/).map((paragraph) => {
    const key = offset;
    offset += paragraph.length;
    if (paragraph.trim() === '') return null;
    const hasCap = opening && key === 0 && splitDropCap(paragraph) !== null;
    const look = hasCap && (opening === 'large' ? [classes.large, cap.opening] : classes.small);
    return (
      <p key={key} className={clsx(classes.prose, look, className)}>
        <Signed text={paragraph} quotes={quotes} />
      </p>
    );
  });
}

function Signed({ text, quotes }: Pick<ProseProps, 'text' | 'quotes'>) {
  return proseParts(text, quotes).map(({ text: words, quote }, place) =>
    quote === null ? (
      words
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
      <span key={place}>
        <em className={classes.quoted}>{words}</em>
        <sup className={classes.sign} aria-hidden>
          {signOf(quote)}
        </sup>
      </span>
    ),
  );
}
