import logo from '../../art/logo.svg?raw';
import { Art, type ArtProps } from './Art.tsx';
import classes from './Logo.module.css';

/** The mark: a path under an arch. `size` is its width in px, 28 by default. */
export function Logo({ size = 28, ...art }: ArtProps & { size?: number }) {
  return <Art svg={logo} {...art} style={{ width: size }} />;
}

/** Mark and name on one line, for the header and the auth pages. Put it inside a link to home. */
export function Lockup() {
  return (
    <span className={classes.lockup}>
      <Logo className={classes.mark} size={26} />
      <span className={classes.name}>Pathkeeper</span>
    </span>
  );
}
