import { IconX } from '@tabler/icons-react';
import { IconButton } from '../../../../ui/controls/IconButton.tsx';
import type { ReplyDraft } from '../drafts.ts';
import classes from './AnsweringLine.module.css';

interface AnsweringLineProps {
  parent: NonNullable<ReplyDraft['parent']>;
  onClear: () => void;
}

/** Which reply is answered: its number, its author and one line of it. */
export function AnsweringLine({ parent: { number, name, line }, onClear }: AnsweringLineProps) {
  return (
    <div className={classes.answering}>
      <p className={classes.words}>
        <b className={classes.name}>
          Answering No. {number}, {name}:
        </b>{' '}
        <span className={classes.line} dir="auto">
          {line}
        </span>
      </p>
      <IconButton
        label={`Answer the post, not No. ${number}`}
        icon={<IconX aria-hidden />}
        onClick={onClear}
      />
    </div>
  );
}
