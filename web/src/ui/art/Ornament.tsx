import envelope from '../../art/envelope.svg?raw';
import { Art, type ArtProps } from './Art.tsx';
import classes from './Ornament.module.css';

/** The end mark under a finished list or text. */
export function EndMark() {
  return (
    <svg className={classes.end} viewBox="0 0 120 14" aria-hidden="true">
      <path d="M60 1l4.5 6-4.5 6-4.5-6zM46 7l3-2.6L52 7l-3 2.6zM68 7l3-2.6L74 7l-3 2.6zM44 6.3v1.4L4 7.3v-.6zM76 6.3v1.4l40-.4v-.6z" />
    </svg>
  );
}

/** The small accent lozenge between the parts of a running line. */
export function Diamond() {
  return (
    <svg className={classes.diamond} viewBox="0 0 10 10" aria-hidden="true">
      <path d="M5 0l3.6 5L5 10 1.4 5z" />
    </svg>
  );
}

/** The leaf-shaped printer's flower. */
export function Fleuron() {
  return (
    <svg className={classes.fleuron} viewBox="0 0 32 24" aria-hidden="true">
      <path d="M2 14C8 6 16 4 22 8c4 2.6 4 8-.5 9-3.5.7-5.5-2.5-3.5-5 1.3 2 3.6 2.3 4.3.6.8-2-1-3.6-3.8-3.6C13 9 9 15 15 22 7 21 3 18 2 14zM22.5 6C22 2.5 25 .5 30 1c-.5 4.5-3.5 6.5-7.5 5zM6.5 8.5C3 8 1 5.5 1.5 2 5.5 2.5 7.5 5 6.5 8.5z" />
    </svg>
  );
}

/** The sealed letter of a quest. `size` is the width in px. */
export function Envelope({ size = 110, ...art }: ArtProps & { size?: number }) {
  return <Art svg={envelope} {...art} style={{ width: size }} />;
}
