import { Leader } from '../../ui/typography/Leader.tsx';
import { SmallCaps } from '../../ui/typography/SmallCaps.tsx';
import { xpRows } from './rules-rows.ts';
import classes from './XpTable.module.css';

/** What earns XP, and how much. */
export function XpTable() {
  return (
    <dl className={classes.rows}>
      {xpRows().map(({ what, xp, when }) => (
        <div key={what} className={classes.row}>
          <dt className={classes.what}>
            <span className={classes.name}>{what}</span>{' '}
            <span className={classes.when}>{when}</span>
            <Leader />
          </dt>
          <dd className={classes.xp}>
            +{xp} <SmallCaps>XP</SmallCaps>
          </dd>
        </div>
      ))}
    </dl>
  );
}
