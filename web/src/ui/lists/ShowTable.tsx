import { type ReactNode, useId, useState } from 'react';
import { VisuallyHidden } from '../page/VisuallyHidden.tsx';
import classes from './ShowTable.module.css';

interface Column {
  name: string;
  /** Figures stand under each other at the right. */
  isFigure?: boolean;
}

interface Row {
  key: string;
  cells: ReactNode[];
}

/** Columns from which on the figures stand closer. */
const MANY = 6;

interface ShowTableProps {
  /** What the table tells, for whoever hears it: 'Moods'. */
  caption: string;
  columns: readonly Column[];
  rows: readonly Row[];
}

/** The table behind a chart: the same figures, opened by a button under it. */
export function ShowTable({ caption, columns, rows }: ShowTableProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <div className={classes.place}>
      <button
        type="button"
        className={classes.toggle}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {open ? 'Hide the table' : 'Show as table'}
        <VisuallyHidden> of {caption}</VisuallyHidden>
      </button>
      <section
        id={id}
        className={classes.scroll}
        aria-label={`${caption}, as a table`}
        hidden={!open}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard reaches what scrolls
        tabIndex={0}
      >
        {open && (
          <table className={classes.table} data-dense={columns.length > MANY || undefined}>
            <thead>
              <tr>
                {columns.map(({ name, isFigure }) => (
                  <th key={name} scope="col" data-figure={isFigure}>
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ key, cells: [first, ...cells] }) => (
                <tr key={key}>
                  <th scope="row">{first}</th>
                  {cells.map((cell, index) => (
                    <td key={columns[index + 1]?.name} data-figure={columns[index + 1]?.isFigure}>
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </section>
    </div>
  );
}
