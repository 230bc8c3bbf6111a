import cameBack from '../../../art/badges/came-back.svg?raw';
import questFirst from '../../../art/badges/quest-first.svg?raw';
import streak from '../../../art/badges/streak-7.svg?raw';
import gate from '../../../art/ranks/rank-01.svg?raw';
import signpost from '../../../art/ranks/rank-02.svg?raw';
import book from '../../../art/ranks/rank-03.svg?raw';
import cairn from '../../../art/ranks/rank-04.svg?raw';
import arch from '../../../art/ranks/rank-05.svg?raw';
import { Art } from '../../../ui/art/Art.tsx';
import { SmallCaps } from '../../../ui/typography/SmallCaps.tsx';
import classes from './ClimbPicture.module.css';

// These few drawings are imported one by one: `Badge` and `RankMark` bring their whole sets.
const BADGES = [
  { name: 'Seven Lamps', svg: streak },
  { name: 'Unposted', svg: questFirst },
  { name: 'Home Port', svg: cameBack },
];

const RANKS = [gate, signpost, book, cairn, arch];
/** The rank that the picture has reached. */
const REACHED = 4;

/** Three badges, and the lower half of the climb. */
export function ClimbPicture() {
  return (
    <div className={classes.climb}>
      <div className={classes.badges}>
        {BADGES.map(({ name, svg }) => (
          <span key={name} className={classes.badge}>
            <Art svg={svg} className={classes.tin} />
            {name}
          </span>
        ))}
      </div>
      <div className={classes.ranks}>
        {RANKS.map((svg, place) => {
          const level = place + 1;
          const state = level === REACHED ? 'here' : level < REACHED ? 'done' : 'ahead';
          return (
            <span key={level} className={classes.rank} data-state={state}>
              <Art svg={svg} />
            </span>
          );
        })}
      </div>
      <SmallCaps as="p">{`Level ${REACHED} of 10`}</SmallCaps>
      <div className={classes.ruler} />
    </div>
  );
}
