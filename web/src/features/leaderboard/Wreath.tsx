import classes from './Wreath.module.css';

const RAYS = 36;

/** Rays that taper to a point, every third one long: engraved, not filled. */
const rays = Array.from({ length: RAYS }, (_, n) => {
  const isLong = n % 3 === 0;
  const [inner, outer] = isLong ? [76, 100] : [76, n % 3 === 1 ? 90 : 86];
  const half = isLong ? 1.9 : 1.4;
  return {
    angle: (360 / RAYS) * n,
    path: `M${-half} ${-inner}L0 ${-outer}L${half} ${-inner}L0 ${-inner + 3}z`,
  };
});

/** The rays around the champion's medallion: decoration, and the one accent of the page. */
export function Wreath() {
  return (
    <svg className={classes.wreath} viewBox="-102 -102 204 204" aria-hidden="true">
      {rays.map(({ angle, path }) => (
        <path key={angle} d={path} transform={`rotate(${angle})`} />
      ))}
    </svg>
  );
}
