import { Art, type ArtProps } from '../Art.tsx';
import { useLoaded } from '../use-loaded.ts';

const load = () => import('../../../art/emblems.ts').then((set) => set.emblemDrawings);

export interface EmblemProps extends ArtProps {
  /** 1 to 18. */
  number: number;
  /** Width in px, 48 by default; its square is reserved before the drawing is here. */
  size?: number;
}

/** One of the eighteen personal emblems, in the colour of the text around it. */
export function Emblem({ number, size = 48, ...art }: EmblemProps) {
  const svg = useLoaded(load)?.[`./emblems/emblem-${String(number).padStart(2, '0')}.svg`] ?? '';
  return <Art svg={svg} {...art} style={{ width: size, height: size }} />;
}
