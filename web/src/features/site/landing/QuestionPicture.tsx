import { SmallCaps } from '../../../ui/typography/SmallCaps.tsx';
import classes from './QuestionPicture.module.css';

const GROUPS = ['frame', 'destination', 'map', 'compass'];
/** The question that the picture has open. */
const ASKED = 7;

/** One of the sixteen questions: where it stands among them, and an answer begun. */
export function QuestionPicture() {
  return (
    <div className={classes.question}>
      <div className={classes.ruler}>
        {GROUPS.map((group, place) => (
          <span key={group} className={classes.group}>
            {[1, 2, 3, 4].map((box) => {
              const number = place * 4 + box;
              const state = number === ASKED ? 'here' : number < ASKED ? 'done' : 'ahead';
              return <span key={box} className={classes.box} data-state={state} />;
            })}
          </span>
        ))}
      </div>
      <SmallCaps as="p" className={classes.place}>{`Destination, ${ASKED} of 16`}</SmallCaps>
      <p className={classes.asked}>
        It is an ordinary Tuesday five years on. Where are you at four?
      </p>
      <p className={classes.answer}>
        In the long shed, with the doors open. Someone has put the kettle on
      </p>
    </div>
  );
}
