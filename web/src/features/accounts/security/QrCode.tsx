import { encode } from 'uqr';
import classes from './Security.module.css';

/** A QR code, dark on light in both themes: cameras read no other. */
export function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      className={classes.qr}
      role="img"
      aria-label="The key as a square that a camera reads"
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}
