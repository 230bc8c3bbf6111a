import { LEVELS } from '@pathkeeper/contract';
import { VisuallyHidden } from '../../ui/page/VisuallyHidden.tsx';
import classes from './CapsTable.module.css';
import { capRows } from './rules-rows.ts';

/** How much of everything each level holds: a column a level, in ink where the amount changes. */
export function CapsTable() {
  return (
    <table className={classes.table} aria-labelledby="rules-caps">
      <thead>
        <tr>
          <td className={classes.corner}>Level</td>
          {LEVELS.map(({ level }) => (
            <th key={level} scope="col" className={classes.level}>
              <VisuallyHidden>Level </VisuallyHidden>
              {level}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {capRows().map(({ name, figures }) => (
          <tr key={name} className={classes.row}>
            <th scope="row" className={classes.name}>
              {name}
            </th>
            {figures.map(({ level, value, changes }) => (
              <td key={level} className={classes.figure} data-changes={changes || undefined}>
                {value ?? <em className={classes.any}>any</em>}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
