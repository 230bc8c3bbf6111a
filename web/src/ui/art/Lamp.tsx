import lamp from '../../art/lamp.svg?raw';
import { Art, type ArtProps } from './Art.tsx';
import classes from './Lamp.module.css';

/** The lantern in its rays, which breathe unless motion is reduced. `size` is the width in px. */
export function Lamp({ size = 148, ...art }: ArtProps & { size?: number }) {
  return <Art svg={lamp} {...art} className={classes.lamp} style={{ width: size }} />;
}
