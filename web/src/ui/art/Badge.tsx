import { Art, type ArtProps } from './Art.tsx';
import { useLoaded } from './use-loaded.ts';

const load = () => import('../../art/badges.ts');

export interface BadgeProps extends ArtProps {
  /** The file's name without `.svg`, e.g. `streak-7` or `badge-locked-oct`. */
  name: string;
  /** Shows the hatched frame with a lock that this badge has while it is not earned. */
  locked?: boolean;
  /** Width in px, 64 by default; its square is reserved before the drawing is here. */
  size?: number;
}

/** A badge, or the hatched frame of one still locked. */
export function Badge({ name, locked = false, size = 64, ...art }: BadgeProps) {
  const set = useLoaded(load);
  const file = locked ? set?.lockedFrames[`${name}.svg`] : `${name}.svg`;
  const svg = set?.badgeDrawings[`./badges/${file}`] ?? '';
  return <Art svg={svg} {...art} style={{ width: size, height: size }} />;
}
