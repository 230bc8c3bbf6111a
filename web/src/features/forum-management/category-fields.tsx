import { FORUM_ICONS, TOP_LEVEL } from '@pathkeeper/contract';
import { type ReactNode, useId } from 'react';
import { useSending } from '../../ui/forms/sending.ts';
import { FolderMark } from '../../ui/labels/FolderMark.tsx';
import { FOLDER_INKS } from '../../ui/labels/folder-inks.ts';
import { CategoryMark } from '../forum/index.ts';
import classes from './category-fields.module.css';

interface ChoicesProps<T> {
  legend: string;
  look: 'inks' | 'icons' | 'levels';
  value: T;
  options: readonly { value: T; drawing?: ReactNode; name: string }[];
  onChange: (value: T) => void;
}

/** One of a few, drawn side by side: one tab stop, the arrow keys choose. */
function Choices<T extends string | number>({
  legend,
  look,
  value,
  options,
  onChange,
}: ChoicesProps<T>) {
  const group = useId();
  return (
    <fieldset disabled={useSending()} className={classes.field}>
      <legend className={classes.legend}>{legend}</legend>
      <div className={classes[look]}>
        {options.map((option) => (
          <label key={option.value} className={classes.choice}>
            <input
              type="radio"
              name={group}
              checked={option.value === value}
              className={classes.radio}
              onChange={() => onChange(option.value)}
            />
            {option.drawing}
            <span className={classes.name}>{option.name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface FieldProps<T> {
  value: T;
  onChange: (value: T) => void;
}

/** The ink of a category. A colour outside the palette leaves every ink unchosen. */
export function InkField({ value, onChange }: FieldProps<string>) {
  return (
    <Choices
      legend="Ink"
      look="inks"
      value={value.toUpperCase()}
      options={FOLDER_INKS.map(({ color, name }) => ({
        value: color,
        name,
        drawing: <FolderMark color={color} size={34} />,
      }))}
      onChange={onChange}
    />
  );
}

type Icon = (typeof FORUM_ICONS)[number];

const ICON_NAMES: Record<Icon, string> = {
  MessageSquare: 'Pen',
  TrendingUp: 'Lamp',
  Brain: 'Owl',
  Heart: 'Heart',
};

/** The icon of a category, in its ink. */
export function IconField({ color, value, onChange }: FieldProps<Icon> & { color: string }) {
  return (
    <Choices
      legend="Icon"
      look="icons"
      value={value}
      options={FORUM_ICONS.map((icon) => ({
        value: icon,
        name: ICON_NAMES[icon],
        drawing: <CategoryMark category={{ icon, color }} size={44} />,
      }))}
      onChange={onChange}
    />
  );
}

const LEVELS = Array.from({ length: TOP_LEVEL }, (_, index) => index + 1);

/** From which level on one may write: ten boxes. */
export function LevelField({ value, onChange }: FieldProps<number>) {
  return (
    <Choices
      legend="Writing opens at level"
      look="levels"
      value={value}
      options={LEVELS.map((level) => ({ value: level, name: String(level) }))}
      onChange={onChange}
    />
  );
}
