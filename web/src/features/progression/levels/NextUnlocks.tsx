import { LEVELS, unlocksOf } from '@pathkeeper/contract';
import { SmallCaps } from '../../../ui/typography/SmallCaps.tsx';
import classes from './NextUnlocks.module.css';

/** What the next level opens, of those that open anything; nothing where all is open, as gates go by `level`. */
export function NextUnlocks({ level }: { level: number }) {
  const next = LEVELS.find((info) => info.level > level && unlocksOf(info.level).length > 0);
  if (!next) return null;
  return (
    <div className={classes.next}>
      <SmallCaps as="h3">{`Opens at level ${next.level}`}</SmallCaps>
      <ul className={classes.list}>
        {unlocksOf(next.level).map(({ key, label, line }) => (
          <li key={key}>
            <span className={classes.label}>{label}</span>
            <span className={classes.line}>{line}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
