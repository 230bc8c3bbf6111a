import bust from '../../art/merlin-bust.svg?raw';
import { Art, type ArtProps } from './Art.tsx';
import classes from './MerlinBust.module.css';

/** Merlin's head in a ring, for the button that calls him. `size` is the ring's width in px. */
export function MerlinBust({ size = 56, ...art }: ArtProps & { size?: number }) {
  return <Art svg={bust} {...art} className={classes.bust} style={{ width: size, height: size }} />;
}
