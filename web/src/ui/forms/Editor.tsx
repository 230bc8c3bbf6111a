import clsx from 'clsx';
import {
  type ComponentProps,
  type CSSProperties,
  type ReactNode,
  useId,
  useImperativeHandle,
  useRef,
} from 'react';
import { VisuallyHidden } from '../page/VisuallyHidden.tsx';
import classes from './Editor.module.css';
import { useGrowing } from './fields/use-growing.ts';
import { useSending } from './sending.ts';

const number = new Intl.NumberFormat('en-US');
/** From here on the characters left are also announced. */
const NEARLY_FULL = 200;

export interface EditorProps extends Omit<ComponentProps<'textarea'>, 'value' | 'maxLength'> {
  /** Names the editor for those who do not see the title above it. */
  label: string;
  value: string;
  /**
   * How many characters an entry holds. Typing past it is allowed and shown as an error: cutting a
   * paste short would lose words.
   */
  limit: number;
  /** A mark in the margin beside the first line, e.g. tonight's moon. Wide screens only. */
  margin?: ReactNode;
  /** As many rows at first on a phone, where the keyboard takes half the screen; `rows` unless given. */
  phoneRows?: number;
  /** Stands at the head of the sheet, above the words: what they answer. */
  head?: ReactNode;
  /** For a dialog: no card of its own, the rules run from edge to edge. */
  bare?: boolean;
  /** Without the margin rule: a sheet for others to read. */
  plain?: boolean;
  /** How long the value is as the server counts it; its length in UTF-16 unless said otherwise. */
  count?: number;
  /** What stands in place of the count, e.g. of characters that are wished for. */
  counter?: ReactNode;
  error?: ReactNode;
}

/**
 * The ruled editor of an entry: Newsreader on rules that carry every line, a margin rule in the accent, a
 * count at the foot. Twelve rows (`rows`) at first, then it grows with the text. `ref` reaches the textarea.
 */
export function Editor({
  label,
  value,
  limit,
  margin,
  head,
  bare = false,
  plain = false,
  count = value.length,
  counter,
  error,
  rows = 12,
  phoneRows = rows,
  className,
  ref,
  ...textarea
}: EditorProps) {
  const isSending = useSending();
  const own = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(ref, () => own.current as HTMLTextAreaElement, []);
  useGrowing(own, value);
  const errorId = useId();
  const left = limit - count;
  return (
    <div className={clsx(classes.wrap, className)}>
      <div
        className={classes.editor}
        style={{ '--desk-rows': rows, '--phone-rows': phoneRows } as CSSProperties}
        data-bare={bare || undefined}
        data-plain={plain || undefined}
        data-invalid={error || left < 0 ? true : undefined}
      >
        {margin && <div className={classes.margin}>{margin}</div>}
        {head && <div className={classes.head}>{head}</div>}
        <textarea
          readOnly={isSending}
          {...textarea}
          // Where a phone has fewer, the style sheet alone says how high it is.
          rows={phoneRows === rows ? rows : undefined}
          ref={own}
          value={value}
          aria-label={label}
          aria-invalid={error || left < 0 ? true : undefined}
          aria-describedby={error ? errorId : textarea['aria-describedby']}
          className={classes.text}
        />
        <p className={classes.count} aria-hidden data-over={left < 0 || undefined}>
          {counter ?? (
            <>
              <b>{number.format(count)}</b> / {number.format(limit)}
            </>
          )}
        </p>
      </div>
      {error && (
        <p id={errorId} className={classes.error}>
          {error}
        </p>
      )}
      <VisuallyHidden role="status">
        {left < 0
          ? `${number.format(-left)} characters too many`
          : left <= NEARLY_FULL && `${number.format(left)} characters left`}
      </VisuallyHidden>
    </div>
  );
}
