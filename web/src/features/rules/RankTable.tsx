import { Link } from '@tanstack/react-router';
import { unlockLink } from '../../lib/unlock-paths.ts';
import { RankMark } from '../../ui/art/RankMark.tsx';
import classes from './RankTable.module.css';
import { rankRows } from './rules-rows.ts';

/** The ten ranks in the order of the path: mark, band of XP, what each opens. */
export function RankTable({ here }: { here: number | undefined }) {
  return (
    <ol className={classes.ranks} aria-labelledby="rules-ranks">
      {rankRows().map(({ level, rank, title, from, to, opens }) => (
        <li key={level} className={classes.rank} aria-current={level === here ? 'step' : undefined}>
          <RankMark level={level} size={44} className={classes.mark} />
          <div className={classes.head}>
            <h3 className={classes.name}>
              <span className={classes.level}>Level {level}</span> {rank}
            </h3>
            {title !== rank && <p className={classes.title}>{title}</p>}
            <p className={classes.band}>
              {to === null ? `${from} XP and up` : `${from} to ${to} XP`}
              {level === here && <span className={classes.here}>You are here</span>}
            </p>
          </div>
          {opens.length > 0 ? (
            <ul className={classes.opens}>
              {opens.map(({ key, label, line }) => {
                const link = unlockLink(key);
                return (
                  <li key={key}>
                    <strong>
                      {link ? (
                        <Link {...link} className={classes.way}>
                          {label}
                        </Link>
                      ) : (
                        label
                      )}
                      .
                    </strong>{' '}
                    {line}
                  </li>
                );
              })}
            </ul>
          ) : (
            <p className={classes.rest}>Opens nothing. It is a place to look back from.</p>
          )}
        </li>
      ))}
    </ol>
  );
}
