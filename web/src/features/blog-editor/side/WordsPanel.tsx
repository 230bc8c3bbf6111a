import { BLOG_LIMITS, characterCount } from '@pathkeeper/contract';
import { useId } from 'react';
import { TextArea } from '../../../ui/forms/fields/TextArea.tsx';
import type { Writing } from '../article-writing.ts';
import { Counted } from './Counted.tsx';
import classes from './Panel.module.css';
import type { PanelProps } from './PlacePanel.tsx';

const FIELDS = [
  { name: 'excerpt', label: 'Excerpt', rows: 3, placeholder: 'What it says, in a sentence or two' },
  {
    name: 'metaTitle',
    label: 'Meta title',
    rows: 1,
    placeholder: 'The title, unless you write another',
  },
  {
    name: 'metaDescription',
    label: 'Meta description',
    rows: 2,
    placeholder: 'The excerpt, unless you write another',
  },
] as const satisfies readonly { name: keyof Writing; [more: string]: unknown }[];

/** An article in few words: for lists, for search engines, for shared links. */
export function WordsPanel({ fields, change, errors }: PanelProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classes.panel}>
      <h2 id={id}>In few words</h2>
      {FIELDS.map(({ name, label, rows, placeholder }) => {
        const count = characterCount(fields[name].trim());
        const limit = BLOG_LIMITS[name];
        const tooLong =
          count > limit ? `${label} can be at most ${limit} characters long.` : undefined;
        return (
          <TextArea
            key={name}
            name={name}
            rows={rows}
            dir="auto"
            label={
              <Counted count={count} limit={limit}>
                {label}
              </Counted>
            }
            placeholder={placeholder}
            value={fields[name]}
            error={errors[name] ?? tooLong}
            onChange={({ target }) => change({ [name]: target.value.replaceAll('\n', ' ') })}
          />
        );
      })}
    </section>
  );
}
