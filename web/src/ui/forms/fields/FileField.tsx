import { IconUpload, IconX } from '@tabler/icons-react';
import { type DragEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Button } from '../../controls/Button.tsx';
import { IconButton } from '../../controls/IconButton.tsx';
import { VisuallyHidden } from '../../page/VisuallyHidden.tsx';
import classes from './FileField.module.css';
import { type FileLimits, fileProblem, sizeInWords } from './file-limits.ts';

export interface FileFieldProps extends FileLimits {
  label: string;
  /** The chosen file, null for none. */
  value: File | null;
  onChange: (file: File | null) => void;
  /** A quiet sentence under it. */
  hint?: ReactNode;
  /** What the server found wrong with it. */
  error?: ReactNode;
  disabled?: boolean;
}

/** One file, chosen or dropped here. One of a wrong kind or size is refused at once with a sentence. */
export function FileField({
  label,
  value,
  onChange,
  accept,
  maxBytes,
  hint,
  error,
  disabled = false,
}: FileFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const [isOver, setIsOver] = useState(false);
  const choose = (file: File | undefined) => {
    if (!file || disabled) return;
    const problem = fileProblem(file, { accept, maxBytes });
    setRefused(problem);
    if (!problem) onChange(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    choose(event.dataTransfer.files[0]);
  };
  const problem = refused ?? error;
  return (
    <fieldset
      className={classes.field}
      data-over={isOver || undefined}
      disabled={disabled}
      aria-describedby={problem ? `${id}-problem` : undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <legend className={classes.label}>{label}</legend>
      <div className={classes.line}>
        <Button icon={<IconUpload aria-hidden size={20} />} onClick={() => input.current?.click()}>
          {value ? 'Choose another' : 'Choose a file'}
          <VisuallyHidden>: {label}</VisuallyHidden>
        </Button>
        {value && (
          <>
            <span className={classes.name}>
              {value.name} · {sizeInWords(value.size)}
            </span>
            <IconButton
              label={`Remove ${value.name}`}
              icon={<IconX aria-hidden />}
              onClick={() => {
                setRefused(null);
                onChange(null);
              }}
            />
          </>
        )}
        <input
          ref={input}
          type="file"
          aria-label={label}
          accept={accept.join(',')}
          hidden
          onChange={({ target }) => {
            choose(target.files?.[0]);
            // The same file can be chosen again after it was removed.
            target.value = '';
          }}
        />
      </div>
      {problem && (
        <p id={`${id}-problem`} role="alert" className={classes.error}>
          {problem}
        </p>
      )}
      {hint && <p className={classes.hint}>{hint}</p>}
    </fieldset>
  );
}
