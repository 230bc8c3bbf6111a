import { EMBLEMS } from '@pathkeeper/contract';
import clsx from 'clsx';
import { type CSSProperties, lazy } from 'react';
import { LazyPart } from '../../feedback/LazyPart.tsx';
import { RankMark } from '../RankMark.tsx';
import { Emblem } from './Emblem.tsx';
import classes from './Medallion.module.css';

const CustomEmblem = lazy(async () => ({
  default: (await import('./CustomEmblem.tsx')).CustomEmblem,
}));

export interface MedallionProps {
  /** Name of the emblem, the code of one drawn from parts (`custom:…`), or null. */
  emblem: string | null;
  /** Its wearer's name; the first letter stands where no emblem is worn. */
  name?: string;
  /** Diameter in px: 28 in a line, 60 in the tray, 104 at the head of a profile. */
  size?: number;
  /** Printed pale, as one that a level still keeps. */
  locked?: boolean;
  className?: string;
}

/** Share of the disc that the drawing takes. */
const DRAWN = 0.56;

/** An emblem struck on a disc. It is decoration: whose it is, or its name, stands beside it. */
export function Medallion({
  emblem,
  name = '',
  size = 60,
  locked = false,
  className,
}: MedallionProps) {
  const isCustom = emblem?.startsWith('custom:') ?? false;
  const place = EMBLEMS.findIndex((each) => each.name === emblem);
  const drawn = Math.round(size * DRAWN);
  return (
    <span
      aria-hidden
      className={clsx(classes.medallion, className)}
      data-locked={locked || undefined}
      data-small={size < 40 || undefined}
      data-custom={(isCustom && !locked) || undefined}
      style={{ '--size': `${size}px` } as CSSProperties}
    >
      {emblem && isCustom ? (
        <LazyPart>
          <CustomEmblem code={emblem} size={size} />
        </LazyPart>
      ) : place >= 0 ? (
        <Drawing place={place} size={drawn} />
      ) : (
        <span className={classes.initial}>{[...name][0]?.toUpperCase()}</span>
      )}
    </span>
  );
}

function Drawing({ place, size }: { place: number; size: number }) {
  // The oracle's emblem is the beacon at the end of the path.
  if (EMBLEMS[place]?.gate === 'oracleEmblem') return <RankMark level={10} size={size} />;
  return <Emblem number={place + 1} size={size} />;
}
