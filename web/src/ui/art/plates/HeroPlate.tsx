import clsx from 'clsx';
import { useLayoutEffect, useRef } from 'react';
import heroUrl from '../../../art/plate-hero.svg?url';
import geometry from '../../../art/plate-path.json';
import { Art } from '../Art.tsx';
import classes from './Plate.module.css';
import { usePlate } from './use-plate.ts';

const PHONE = '(max-width: 47.5rem)';

/**
 * The landing's engraving: the mountain above the sea, with an empty sky at upper left for the words
 * (1600 by 960; on a phone the mountain alone, 664 by 900). Its space is kept while it loads.
 */
export function HeroPlate({ className }: { className?: string }) {
  const svg = usePlate(heroUrl);
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const drawing = svg && frame.current?.querySelector('svg');
    if (!drawing) return;
    const phone = window.matchMedia(PHONE);
    const { viewBox, phoneViewBox } = geometry.hero;
    const frameIt = () => drawing.setAttribute('viewBox', phone.matches ? phoneViewBox : viewBox);
    frameIt();
    phone.addEventListener('change', frameIt);
    return () => phone.removeEventListener('change', frameIt);
  }, [svg]);
  return (
    <div ref={frame} className={clsx(classes.hero, className)}>
      {svg && <Art svg={svg} />}
    </div>
  );
}
