import standing from '../../art/merlin.svg?raw';
import glad from '../../art/merlin-glad.svg?raw';
import quiet from '../../art/merlin-quiet.svg?raw';
import thinking from '../../art/merlin-thinking.svg?raw';
import { Art, type ArtProps } from './Art.tsx';

const poses = { standing, thinking, glad, quiet };

/** Merlin the falcon. `quiet` (hat off) belongs to the serious moments. `size` is the width in px. */
export function Merlin({
  pose = 'standing',
  size = 160,
  ...art
}: ArtProps & { pose?: keyof typeof poses; size?: number }) {
  return <Art svg={poses[pose]} {...art} style={{ width: size }} />;
}
