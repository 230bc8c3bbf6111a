import type { CSSProperties } from 'react';
import { Art, type ArtProps } from './Art.tsx';

const drawings = import.meta.glob<string>('../../art/ranks/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export interface RankMarkProps extends ArtProps {
  /** 1 to 10. */
  level: number;
  /** Width in px, 24 by default. */
  size?: number;
  /** Prints it in ink instead of the rank's own colour, as empty states do. */
  ink?: boolean;
}

/** The waystation of a level: gate, signpost, book, cairn, arch, compass, temple, tower, tree, beacon. */
export function RankMark({ level, size = 24, ink = false, style, ...art }: RankMarkProps) {
  const svg = drawings[`../../art/ranks/rank-${String(level).padStart(2, '0')}.svg`] ?? '';
  const inks = ink && ({ [`--rank-${level}`]: 'var(--ink)' } as CSSProperties);
  return <Art svg={svg} {...art} style={{ width: size, ...inks, ...style }} />;
}
