import clsx from 'clsx';
import { useLayoutEffect, useRef } from 'react';
import geometry from '../../art/plate-path.json';
import plateUrl from '../../art/plate-path.svg?url';
import { Art } from './Art.tsx';
import classes from './Plate.module.css';
import { usePlate } from './use-plate.ts';

const { stations, legs, viewBox } = geometry.path;

export interface PathPlateProps {
  /** 1 to 10: the waystation where the lantern stands. */
  level: number;
  /** How far the leg to the next waystation is walked, 0 to 1. */
  progress?: number;
  /** `close` shows the surroundings of the waystation, without the arch (the level-up picture). */
  crop?: 'whole' | 'close';
  /** The waystation that the close crop shows, when the lantern is still on its way there. */
  closeTo?: number;
  className?: string;
}

function steer(svg: SVGSVGElement, level: number, progress: number) {
  for (const station of svg.querySelectorAll<SVGElement>('[data-station]')) {
    const n = Number(station.dataset.station);
    station.dataset.state = n < level ? 'done' : n === level ? 'here' : 'ahead';
  }
  for (const partly of svg.querySelectorAll('[data-partly]')) partly.remove();
  for (const leg of svg.querySelectorAll<SVGElement>('[data-leg]')) {
    const n = Number(leg.dataset.leg);
    leg.dataset.state = n < level ? 'walked' : 'ahead';
    if (n !== level || progress <= 0) continue;
    const length = legs[n - 1]?.length ?? 0;
    const walked = leg.cloneNode() as SVGElement;
    walked.removeAttribute('id');
    walked.removeAttribute('data-leg');
    walked.dataset.partly = '';
    walked.dataset.state = 'walked';
    walked.style.strokeDasharray = `${Math.min(progress, 1) * length} ${length}`;
    leg.after(walked);
  }
  const at = stations[level - 1]?.lantern;
  if (!at) return;
  for (const part of svg.querySelectorAll<SVGElement>('.pk-lantern, .pk-lantern-glow')) {
    part.style.transform = `translate(${at.x}px, ${at.y}px) scale(${at.scale})`;
  }
}

/**
 * The mountain with its ten waystations and the lantern at the given level. When the level rises the
 * lantern moves there. Its space (688 by 960, or 330 by 400 close up) is kept while it loads.
 */
export function PathPlate({
  level,
  progress = 0,
  crop = 'whole',
  closeTo = level,
  className,
}: PathPlateProps) {
  const svg = usePlate(plateUrl);
  const frame = useRef<HTMLDivElement>(null);
  const box = crop === 'close' ? stations[closeTo - 1]?.levelUpViewBox : undefined;
  useLayoutEffect(() => {
    const drawing = svg && frame.current?.querySelector('svg');
    if (!drawing) return;
    drawing.setAttribute('viewBox', box ?? viewBox);
    // Close up the drawing has no edge of its own: it fills whatever frame it is given.
    drawing.setAttribute('preserveAspectRatio', box ? 'xMidYMid slice' : 'xMidYMid meet');
    steer(drawing, level, progress);
  }, [svg, level, progress, box]);
  const rank = stations[level - 1]?.rank ?? '';
  return (
    <div ref={frame} className={clsx(classes.path, classes[crop], className)}>
      {svg && <Art svg={svg} title={`The path: the lantern stands at ${rank}, ${level} of 10`} />}
    </div>
  );
}
