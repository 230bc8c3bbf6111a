import { pillarDrawing } from '../../art/pillars.ts';
import { Art, type ArtProps } from './Art.tsx';

interface PillarMarkProps extends ArtProps {
  /** `health`, `wealth`, `love`, `legacy`, `wisdom`, `spirituality` or `character`. */
  pillar: string;
  /** Width in px, 24 by default. */
  size?: number;
}

/**
 * The mark of a pillar of the vision, in the colour of the text around it; always name the pillar in words
 * beside it. Its cut-outs are printed in `--paper`.
 */
export function PillarMark({ pillar, size = 24, ...art }: PillarMarkProps) {
  return (
    <Art
      svg={pillarDrawing(pillar)}
      {...art}
      style={{ width: size, height: size, flex: 'none', ...art.style }}
    />
  );
}
