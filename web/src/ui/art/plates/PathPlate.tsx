import clsx from 'clsx';
import { useLayoutEffect, useRef } from 'react';
import geometry from '../../../art/plate-path.json';
import plateUrl from '../../../art/plate-path.svg?url';
import { Art } from '../Art.tsx';
import classes from './Plate.module.css';
import { usePlate } from './use-plate.ts';

const { stations, legs, viewBox } = geometry.path;

export interface PathPlateProps {
  /** 1 to 10: the waystation where the lantern stands. */
  level: number;
  /** How far the leg to the next waystation is walked, 0 to 1. */
  progress?: number;
  /**
   * Without the arch: `close` shows the waystation (the level-up picture), `around` the stretch of the
   * path that it lies on, as a landscape.
   */
  crop?: 'whole' | 'close' | 'around';
  /** The waystation that the close crop shows, when the lantern is still on its way there. */
  closeTo?: number;
  className?: string;
}

function steer(svg: SVGSVGElement, level: number, progress: number, isClose: boolean) {
  for (const station of svg.querySelectorAll<SVGElement>('[data-station]')) {
    const n = Number(station.dataset.station);
    station.dataset.state = n < level ? 'done' : n === level ? 'here' : 'ahead';
  }
  for (const own of svg.querySelectorAll('[data-partly], [data-reached]')) own.remove();
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
  const station = stations[level - 1];
  if (station) place(svg, station, isClose);
}

type Station = (typeof stations)[number];

/** How much larger than on the whole plate the waystation is drawn that was reached, close up. */
const ENLARGED = 1.16;

const at = ({ x, y }: { x: number; y: number }, scale: number) =>
  `translate(${x}px, ${y}px) scale(${scale})`;

/** From the foot of a station to the foot of the lantern close up: in the arch, under the beacon, beside the rest. */
function beside({ mark, ground, lantern }: Station): { x: number; y: number } {
  if (mark === 'arch') return { x: 0, y: -14 };
  if (mark === 'beacon') return { x: 0, y: 56 };
  return { x: 54 * Math.sign(lantern.x - ground.x), y: 6 };
}

/** Puts the lantern at a waystation: in its place on the whole plate, except under the beacon, which burns on. */
function place(svg: SVGSVGElement, station: Station, isClose: boolean) {
  const lantern = svg.querySelector<SVGElement>('.pk-lantern');
  const glow = svg.querySelector<SVGElement>('.pk-lantern-glow');
  const mark = svg.querySelector(`[data-station="${station.n}"]`);
  if (!lantern || !glow || !mark) return;
  const {
    ground: { x, y },
    lantern: { scale },
  } = station;
  const isBeacon = station.mark === 'beacon';
  if (isClose) {
    const off = beside(station);
    lantern.style.transform = at({ x: x + off.x, y: y + off.y }, 1.05);
    glow.style.transform = at({ x, y: y - 8 }, scale * 1.15);
  } else {
    lantern.style.transform = isBeacon ? at({ x, y: y + 44 }, 1.05) : at({ x, y: y + 5 }, scale);
    glow.style.transform = at({ x, y: y + 5 }, scale);
  }
  if (isClose || isBeacon) lantern.before(reached(mark, station, isClose ? ENLARGED : 1));
}

/** The station once more, over the glow. */
function reached(mark: Element, { ground: { x, y } }: Station, scale: number): Element {
  const again = mark.cloneNode(true) as SVGElement;
  again.removeAttribute('id');
  again.removeAttribute('data-station');
  const frame = document.createElementNS('http://www.w3.org/2000/svg', 'g');
  frame.dataset.reached = '';
  frame.setAttribute('transform', `translate(${x} ${y}) scale(${scale}) translate(${-x} ${-y})`);
  frame.append(again);
  return frame;
}

/** The landscape around a waystation, inside the plate. */
const STRETCH = { width: 540, height: 300 };

function stretchAt({ ground: { x, y } }: Station): string {
  const [left = 0, top = 0, width = 0, height = 0] = viewBox.split(' ').map(Number);
  const within = (from: number, least: number, room: number) =>
    Math.max(least, Math.min(from, least + room));
  return [
    within(x - STRETCH.width / 2, left + EDGE, width - STRETCH.width - 2 * EDGE),
    within(y - STRETCH.height * 0.6, top, height - STRETCH.height - EDGE),
    STRETCH.width,
    STRETCH.height,
  ].join(' ');
}

/** The frame of the arch, which is left out. */
const EDGE = 16;

/**
 * The mountain with its ten waystations and the lantern at the given level. When the level rises the
 * lantern moves there. Its space (688 by 960, 330 by 400 close up, 540 by 300 around) is kept while it loads.
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
  const shown = stations[closeTo - 1];
  const box =
    shown && { whole: undefined, close: shown.levelUpViewBox, around: stretchAt(shown) }[crop];
  useLayoutEffect(() => {
    const drawing = svg && frame.current?.querySelector('svg');
    if (!drawing) return;
    drawing.setAttribute('viewBox', box ?? viewBox);
    // Close up the drawing has no edge of its own: it fills whatever frame it is given.
    // The beacon burns at the very top: a wide frame must not cut its flame off.
    const slice = closeTo === stations.length ? 'xMidYMin slice' : 'xMidYMid slice';
    drawing.setAttribute('preserveAspectRatio', box ? slice : 'xMidYMid meet');
    steer(drawing, level, progress, crop === 'close');
  }, [svg, level, progress, box, crop, closeTo]);
  const rank = stations[level - 1]?.rank ?? '';
  return (
    <div ref={frame} className={clsx(classes.path, classes[crop], className)}>
      {svg && <Art svg={svg} title={`The path: the lantern stands at ${rank}, ${level} of 10`} />}
    </div>
  );
}
