import clsx from 'clsx';
import { useId } from 'react';
import classes from './Choices.module.css';

interface ChoicesProps<T extends string> {
  legend: string;
  /** Keeps the legend for screen readers only. */
  legendHidden?: boolean;
  options: readonly { value: T; label: string }[];
  value: T;
  onChange: (value: T) => void;
  /** One frame around them all, or chips apart from each other. */
  look: 'frame' | 'chips';
  /** Nothing is chosen while its form is being sent. */
  disabled?: boolean;
}

/** One of a few words in a row: one tab stop, the arrow keys choose. */
export function Choices<T extends string>({
  legend,
  legendHidden = false,
  options,
  value,
  onChange,
  look,
  disabled,
}: ChoicesProps<T>) {
  const group = useId();
  return (
    <fieldset disabled={disabled} className={classes.field}>
      <legend className={clsx(classes.legend, legendHidden && classes.hidden)}>{legend}</legend>
      <div className={clsx(classes.row, classes[look])}>
        {options.map((option) => (
          <label key={option.value} className={classes.choice}>
            <input
              type="radio"
              name={group}
              value={option.value}
              checked={option.value === value}
              className={classes.radio}
              onChange={() => onChange(option.value)}
            />
            <span className={classes.word}>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
