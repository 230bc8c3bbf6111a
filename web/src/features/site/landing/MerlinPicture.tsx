import merlin from '../../../art/merlin.svg?raw';
import { Art } from '../../../ui/art/Art.tsx';
import classes from './MerlinPicture.module.css';

/** Merlin, asked about an evening. */
export function MerlinPicture() {
  return (
    <div className={classes.merlin}>
      <Art svg={merlin} className={classes.bird} />
      <div className={classes.words}>
        <p className={classes.asked}>Why am I like this about ladders</p>
        <p className={classes.answer}>
          You have mentioned the ladder three times since March.<sup>†</sup> Twice it was your
          father’s. Is it about the ladder?
        </p>
      </div>
    </div>
  );
}
