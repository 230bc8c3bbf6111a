import { EMBLEMS, type CustomEmblem as Parts, parseCustomEmblem } from '@pathkeeper/contract';
import { useId } from 'react';
import classes from './CustomEmblem.module.css';
import { GROUNDS, PATTERNS } from './custom-emblem.ts';
import { Emblem } from './Emblem.tsx';

/** Below this diameter in px the engraving and the finer borders would only be mud. */
const FINE = 40;

/** The share of the ground that the charge takes; a quatrefoil and a shield hold less. */
const CHARGE = { disc: 0.5, sun: 0.46, octagon: 0.5, quatrefoil: 0.43, shield: 0.43 } as const;
const SMALL_CHARGE = 0.56;

interface CustomEmblemProps {
  /** `custom:…`; anything else leaves the place empty. */
  code: string;
  /** Diameter in px. */
  size: number;
}

/** An emblem drawn from parts, in the hand of the badges. Decoration, like every emblem. */
export function CustomEmblem({ code, size }: CustomEmblemProps) {
  const id = useId();
  const parts = parseCustomEmblem(code);
  if (!parts) return null;
  const { path, rim = path, room } = GROUNDS[parts.ground];
  const isFine = size >= FINE;
  const charge = Math.round(size * (isFine ? CHARGE[parts.ground] : SMALL_CHARGE));
  const number = EMBLEMS.findIndex(({ name }) => name === parts.charge) + 1;
  return (
    <span className={classes.emblem} data-ink={parts.ink} data-mark={parts.mark}>
      <svg viewBox="0 0 96 96" className={classes.ground} aria-hidden>
        <path d={path} className={classes.field} />
        {isFine && (
          <>
            <clipPath id={id}>
              <path d={rim} transform={inset(parts.ground, 0.06)} />
            </clipPath>
            <g clipPath={`url(#${id})`}>
              <path
                d={PATTERNS[parts.pattern]}
                transform={about(48, room)}
                className={classes.cut}
              />
            </g>
            <Border ground={parts.ground} border={parts.border} />
          </>
        )}
      </svg>
      <span className={classes.charge} data-ground={parts.ground}>
        <Emblem number={number} size={charge} />
      </span>
    </span>
  );
}

/** Draws an outline in towards the middle, by its own inset and a little more. */
function inset(ground: Parts['ground'], more = 0): string {
  const middle = ground === 'shield' ? 47 : 48;
  return about(middle, GROUNDS[ground].inset - more);
}

const about = (middle: number, scale: number) =>
  `translate(48 ${middle}) scale(${scale}) translate(-48 -${middle})`;

function Border({ ground, border }: Pick<Parts, 'ground' | 'border'>) {
  const { path, rim = path } = GROUNDS[ground];
  const line = (name: string | undefined, more = 0) => (
    <path d={rim} transform={inset(ground, more)} className={name} />
  );
  switch (border) {
    case 'bare':
      return null;
    case 'line':
      return line(classes.line);
    case 'double':
      return (
        <>
          {line(classes.heavy, -0.02)}
          {line(classes.thin, 0.04)}
        </>
      );
    case 'cord':
      return (
        <>
          {line(classes.cord)}
          {line(classes.strand)}
        </>
      );
    case 'beads':
      return line(classes.beads);
  }
}
