import { sizeInWords } from '../../../../lib/text/in-words.ts';
import { Button } from '../../../../ui/controls/Button.tsx';
import classes from './UploadLine.module.css';
import type { Upload } from './uploads.ts';

interface UploadLineProps {
  upload: Upload;
  onRetry: () => void;
  onRemove: () => void;
}

/** A picture on its way, at the place where it will stand. */
export function UploadLine({
  upload: { file, problem, canRetry },
  onRetry,
  onRemove,
}: UploadLineProps) {
  return (
    <div className={classes.line} contentEditable={false}>
      {problem === null ? (
        <p role="status">
          Sending {file.name}, {sizeInWords(file.size)}…
          <progress aria-label={`Sending ${file.name}`} className={classes.progress} />
        </p>
      ) : (
        <p role="alert">
          <b>{file.name}</b> {problem}
        </p>
      )}
      <div className={classes.actions}>
        {problem !== null && canRetry && <Button onClick={onRetry}>Try again</Button>}
        <Button variant="bare" onClick={onRemove}>
          {problem === null ? 'Stop' : 'Leave it out'}
        </Button>
      </div>
    </div>
  );
}
