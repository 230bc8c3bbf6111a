import type { BlogCategory } from '@pathkeeper/contract';
import { useLayoutEffect, useRef } from 'react';
import geometry from '../../../art/plate-path.json';
import plateUrl from '../../../art/plate-path.svg?url';
import { Art } from '../../../ui/art/Art.tsx';
import { usePlate } from '../../../ui/art/plates/use-plate.ts';

/** The waystation of the mountain (from 1 on) by which a category is known. */
const STATIONS: Record<BlogCategory, number> = {
  'Personal Development': 1,
  'Goal Setting': 2,
  'Journaling Tips': 3,
  Habits: 4,
  Productivity: 5,
  'Self-Reflection': 6,
  'Life Design': 7,
  'Mental Health': 8,
  Mindfulness: 9,
  'Growth Mindset': 10,
};

/** What is shown around the waystation, in the drawing's own units. */
const WIDTH = 540;
const HEIGHT = 343;

/** In place of a picture: the mountain around the waystation of the article's category. */
export function CategoryPlate({ category }: { category: BlogCategory | null }) {
  const svg = usePlate(plateUrl);
  const frame = useRef<HTMLDivElement>(null);
  const number = category === null ? 1 : STATIONS[category];
  useLayoutEffect(() => {
    const drawing = svg && frame.current?.querySelector('svg');
    const station = geometry.path.stations[number - 1];
    if (!drawing || !station) return;
    const { x, y } = station.ground;
    // The arch around the whole of it ends at these.
    const left = Math.min(Math.max(x - WIDTH / 2, 616), 1260 - WIDTH);
    const top = Math.min(Math.max(y - HEIGHT * 0.62, 60), 970 - HEIGHT);
    drawing.setAttribute('viewBox', `${left} ${top} ${WIDTH} ${HEIGHT}`);
    drawing.setAttribute('preserveAspectRatio', 'xMidYMid slice');
    for (const each of drawing.querySelectorAll<SVGElement>('[data-station]')) {
      each.dataset.state = 'done';
    }
  }, [svg, number]);
  return (
    <div ref={frame} className="blog-plate">
      {svg && <Art svg={svg} />}
    </div>
  );
}
