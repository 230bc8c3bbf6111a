import { useId } from 'react';
import { useSending } from '../../ui/forms/sending.ts';
import { FolderMark } from '../../ui/labels/FolderMark.tsx';
import { FOLDER_INKS } from '../../ui/labels/folder-inks.ts';
import classes from './InkField.module.css';

interface InkFieldProps {
  /** One of the palette's colours; a value outside it leaves every ink unchosen. */
  value: string;
  onChange: (color: string) => void;
}

/** The ink of a folder: eight ribbons, one tab stop, the arrow keys choose. */
export function InkField({ value, onChange }: InkFieldProps) {
  const group = useId();
  return (
    <fieldset disabled={useSending()} className={classes.field}>
      <legend className={classes.legend}>Ink</legend>
      <div className={classes.inks}>
        {FOLDER_INKS.map(({ color, name }) => (
          <label key={color} className={classes.ink}>
            <input
              type="radio"
              name={group}
              value={color}
              checked={color === value.toUpperCase()}
              className={classes.radio}
              onChange={() => onChange(color)}
            />
            <FolderMark color={color} size={34} />
            <span className={classes.name}>{name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
