import { Envelope } from '../../../ui/art/Ornament.tsx';
import { SmallCaps } from '../../../ui/typography/SmallCaps.tsx';
import classes from './QuestPicture.module.css';

/** A quest that has been kept, with its letter and its stamp. */
export function QuestPicture() {
  return (
    <div className={classes.quest}>
      <Envelope size={84} className={classes.letter} />
      <div>
        <SmallCaps as="p">Today’s quest</SmallCaps>
        <p className={classes.title}>The letter you never sent</p>
      </div>
      <p className={classes.dare}>Write it, with the name at the top. Nobody has to post it.</p>
      <div className={classes.foot}>
        <p className={classes.reward}>
          +15 <SmallCaps>xp</SmallCaps>
        </p>
        <p className={classes.stamp}>Kept 22:41</p>
      </div>
    </div>
  );
}
